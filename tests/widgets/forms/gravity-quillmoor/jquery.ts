import $ from "jquery";

// WordPress loads jQuery as a global; jQuery UI looks for it there
Object.assign(window, { jQuery: $, $ });
export default $;
