/** RFC 4180. Readers take a lone CR or LF for the end of a row, so it is quoted. */
export const csvFormat = { record_delimiter: '\r\n', quoted_match: /[\r\n]/ } as const;
