import { createContext, useContext } from "react";

export type ProfileFormState = {
	/** Messages by control name. */
	errors: Readonly<Record<string, string>>;
	/** Name of the control that has the focus when the page opens. */
	focus?: string;
	/** Tells the form that entries came or went, which causes no input event. */
	onEntriesChange(): void;
	/** The saved colleges with how far each application is. */
	colleges: readonly { college: string; status: string }[];
};

export const ProfileFormContext = createContext<ProfileFormState>({ errors: {}, onEntriesChange() {}, colleges: [] });

export const useProfileForm = () => useContext(ProfileFormContext);
