import jQuery from "jquery";

// chosen.jquery.js looks for the global jQuery
Object.assign(window, { jQuery, $: jQuery });
export default jQuery;
