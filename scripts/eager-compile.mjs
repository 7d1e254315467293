/**
 * Begins a script all of whose functions the browser is to compile as it loads (V8's explicit compile hints): a first scan calls nearly
 * all of them, and each that is met unprepared is parsed a second time. Browsers that do not know it take it for a comment.
 */
export const EAGER = "//# allFunctionsCalledOnLoad";
