import jQuery from "jquery";

// jQuery UI looks for a global jQuery, as a page with script elements gives it.
Object.assign(window, { jQuery, $: jQuery });
