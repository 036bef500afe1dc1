/** What the audit calls an import by a person in the app. */
export const importedBy = (name: string): string => `Import by ${name}`;
