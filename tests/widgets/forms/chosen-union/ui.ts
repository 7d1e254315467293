import "jquery-ui/dist/jquery-ui.js";
import "chosen-js";
