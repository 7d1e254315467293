import $ from "jquery";

// multiple-select looks for window.jQuery, as with script tags.
const own = window as any;
own.$ = own.jQuery = $;
