export const PROGRAMS: Readonly<Record<string, string>>;
