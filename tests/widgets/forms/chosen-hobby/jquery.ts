import jquery from "jquery";

// Chosen expects jQuery where a script tag would have put it.
Object.assign(window, { jQuery: jquery, $: jquery });
export default jquery;
