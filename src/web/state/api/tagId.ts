/** The id of a tag. RTK Query keeps ids as keys of plain objects: an item code of 'constructor' must find nothing there. */
export const tagId = (id: string | number): string => `id ${id}`;
