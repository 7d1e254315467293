import $ from "jquery";

/** The plug-ins look for jQuery on the window, as they do on a page with script tags. */
Object.assign(window, { $, jQuery: $ });
