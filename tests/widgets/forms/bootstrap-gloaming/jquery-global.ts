import $ from "jquery";

// The plugins of this page look for window.jQuery, as with script tags.
const own = window as any;
own.$ = own.jQuery = $;
