import { countText, DIRECTORY_PATH, type DirectoryFilter, isFiltering } from "~/contract/directory";

type FilterFormProps = { filter: DirectoryFilter; categories: readonly string[]; count: number };

/** Search, category and live count of the directory: a GET form, which `enhance/directory-filter.ts` makes instant. */
export function DirectoryFilterForm({ filter, categories, count }: FilterFormProps) {
	return (
		<>
			<search>
				<form className="directory-filter" action={DIRECTORY_PATH} autoComplete="off" data-directory-filter>
					<div className="field">
						<label htmlFor="search">Search organizations</label>
						<input
							className="input"
							type="search"
							id="search"
							name="search"
							placeholder="Search organizations by name, description, or category..."
							enterKeyHint="search"
							defaultValue={filter.search}
						/>
					</div>
					<div className="field">
						<label htmlFor="category">Category</label>
						<select className="input" id="category" name="category" defaultValue={filter.category}>
							{categories.map((category) => (
								<option key={category}>{category}</option>
							))}
						</select>
					</div>
					<div className="actions">
						<button className="button" type="submit">
							Search
						</button>
						<a href={DIRECTORY_PATH} hidden={!isFiltering(filter)} data-directory-clear>
							Clear
						</a>
					</div>
				</form>
			</search>
			<h2 className="directory-count" data-directory-count>
				{countText(count)}
			</h2>
			<p className="visually-hidden" role="status" data-directory-status />
		</>
	);
}
