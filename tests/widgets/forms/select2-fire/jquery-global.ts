import $ from "jquery";

// The plug-ins look for a global jQuery, as on a page with script tags.
Object.assign(window, { $, jQuery: $ });
export default $;
