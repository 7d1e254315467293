import jQuery from "jquery";

/** jQuery UI, as WordPress serves it, looks for jQuery on the window. */
Object.assign(window, { jQuery, $: jQuery });
