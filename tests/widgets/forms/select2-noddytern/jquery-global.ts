import jquery from "jquery";

Object.assign(window, { $: jquery, jQuery: jquery });
export default jquery;
