type SaveBarProps = { isSaving: boolean; isSaved: boolean; isUnsaved: boolean };

/** Save Profile and what has become of the answers; always in view. */
export function SaveBar({ isSaving, isSaved, isUnsaved }: SaveBarProps) {
	return (
		<div className="save-bar">
			<button className="button" type="submit" name="intent" value="save" aria-disabled={isSaving || undefined}>
				Save Profile
			</button>
			<p role="status">
				{isSaving ? "Saving…" : isUnsaved ? "You have unsaved changes" : isSaved ? <span className="saved">Profile saved</span> : null}
			</p>
			{isSaving ? <div className="progress-line" aria-hidden="true" /> : null}
		</div>
	);
}
