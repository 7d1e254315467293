// @ts-nocheck
// Chosen looks for jQuery on the window.
import $ from "jquery";
window.jQuery = window.$ = $;
