import $ from "jquery";

// jQuery UI takes jQuery from the window, as a page with script tags has it.
Object.assign(window, { $, jQuery: $ });
