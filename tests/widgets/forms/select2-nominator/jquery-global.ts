import $ from "jquery";

/** jQuery UI looks for it on the window. */
Object.assign(window, { $, jQuery: $ });
