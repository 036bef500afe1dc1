const ID = /^[1-9]\d{0,14}$/;

export const isRowId = (text: string): boolean => ID.test(text);

export const toRowId = (text: string): number | null => (isRowId(text) ? Number(text) : null);
