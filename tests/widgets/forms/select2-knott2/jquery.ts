import $ from "jquery";

// The plugins look for it there.
Object.assign(window, { jQuery: $, $ });
export default $;
