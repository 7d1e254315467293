import jQuery from "jquery";

// Chosen expects jQuery where a script tag would have put it.
Object.assign(window, { jQuery, $: jQuery });
