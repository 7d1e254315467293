import { createContext, useContext } from "react";

export type ProfileFormState = {
	/** Messages by control name. */
	errors: Readonly<Record<string, string>>;
	/** Name of the control that has the focus when the page opens. */
	focus?: string;
	/** Tells the form that entries came or went, which causes no input event. */
	onEntriesChange(): void;
};

export const ProfileFormContext = createContext<ProfileFormState>({ errors: {}, onEntriesChange() {} });

export const useProfileForm = () => useContext(ProfileFormContext);
