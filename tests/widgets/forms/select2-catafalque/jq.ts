import jQuery from "jquery";
Object.assign(window, { jQuery, $: jQuery });
export default jQuery;
