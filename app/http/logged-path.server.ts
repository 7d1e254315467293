/** Addresses whose further parts are somebody's own, such as the code of who referred them. */
const HOLDS_OWN_PARTS = /^(\/+(?:register|adminRegister))(?![\w-])(?=.).*$/is;

/** A path as the log may hold it: without what is somebody's own. */
export const loggedPath = (path: string): string => path.replace(HOLDS_OWN_PARTS, "$1/*");
