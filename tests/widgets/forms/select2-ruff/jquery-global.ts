import $ from "jquery";

// The plugins look for jQuery on the window, as script tags would leave it.
Object.assign(window, { $, jQuery: $ });
export default $;
