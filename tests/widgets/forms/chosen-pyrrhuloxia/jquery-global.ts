import jQuery from "jquery";

// Plugins look for it on the window.
Object.assign(window, { $: jQuery, jQuery });
export default jQuery;
