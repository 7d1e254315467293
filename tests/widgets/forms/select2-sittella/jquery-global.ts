import $ from "jquery";

// The plugins look for it on the window, as when the page has them in script tags.
Object.assign(window, { $, jQuery: $ });
