import $ from "jquery";

// Fomantic UI looks for window.jQuery, as with script tags.
const own = window as any;
own.$ = own.jQuery = $;
