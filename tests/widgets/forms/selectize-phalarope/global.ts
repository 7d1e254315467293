import jQuery from "jquery";

/** The plugins look for jQuery where a script tag would have put it. */
Object.assign(window, { jQuery, $: jQuery });
