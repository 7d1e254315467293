import jQuery from "jquery";

// jQuery UI and Select2 attach themselves to the global, as on a Drupal page.
Object.assign(window, { jQuery, $: jQuery });
