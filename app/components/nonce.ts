import { createContext, useContext } from "react";

/** What the inline scripts of this answer bear; undefined in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
