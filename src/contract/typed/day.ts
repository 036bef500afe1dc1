/** Days in an address. */
import * as z from 'zod/mini';

const LEAP_DAY = /(?:[1-9]\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29/;
const DAY =
  /[1-9]\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))/;

/** 'YYYY-MM-DD', of the year 1000 or later: ISO 8601 knows a year 0000, PostgreSQL does not. */
export const day = z
  .string()
  .check(z.regex(new RegExp(`^(?:${LEAP_DAY.source}|${DAY.source})$`), 'must be a day, such as 2026-03-05'));
