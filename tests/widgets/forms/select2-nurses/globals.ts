import jQuery from "jquery";

// jQuery UI looks for jQuery on the window.
Object.assign(window, { jQuery, $: jQuery });
