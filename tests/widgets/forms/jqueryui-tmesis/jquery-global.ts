import jQuery from "jquery";
/** jQuery UI and Select2 look for the global that a `<script>` of jQuery leaves. */
Object.assign(window, { jQuery, $: jQuery });
export default jQuery;
