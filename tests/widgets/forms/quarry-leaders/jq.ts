import $ from "jquery";

/** jQuery UI is a script of its own and looks for a global. */
Object.assign(window, { jQuery: $, $ });
