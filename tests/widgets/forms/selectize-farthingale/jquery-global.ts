import $ from "jquery";

// jQuery UI and Selectize are plugins: they look for the page's one jQuery.
Object.assign(window, { jQuery: $, $ });
