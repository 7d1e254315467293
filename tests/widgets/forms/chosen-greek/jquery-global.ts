import jQuery from "jquery";

// Chosen looks for jQuery on the window.
Object.assign(window, { jQuery, $: jQuery });
