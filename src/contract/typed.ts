import * as z from 'zod/mini';

/** Days in an address. */

const LEAP_DAY = /(?:[1-9]\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29/;
const DAY =
  /[1-9]\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))/;

/** 'YYYY-MM-DD' from year 1000: ISO 8601 has a year 0, PostgreSQL does not. */
export const day = z
  .string()
  .check(z.regex(new RegExp(`^(?:${LEAP_DAY.source}|${DAY.source})$`), 'must be a day, such as 2026-03-05'));

/** A moment in UTC from year 1000, such as 2026-03-05T14:00:00Z. */
export const moment = z
  .string()
  .check(
    z.regex(
      new RegExp(`^(?:${LEAP_DAY.source}|${DAY.source})T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,3})?Z$`),
      'must be a moment in UTC, such as 2026-03-05T14:00:00Z',
    ),
  );

/** Pages of a list, in an address. Limits are patterns so that the API document includes them. */

/** From 1 to 1,000,000. */
export const pageNumber = z
  .string()
  .check(z.regex(/^(?:[1-9]\d{0,5}|1000000)$/, 'must be a whole number from 1 to 1000000'));

/** From 1 to 100. */
export const pageSize = z.string().check(z.regex(/^(?:[1-9]\d?|100)$/, 'must be a whole number from 1 to 100'));

/** A unit's number in a request. The database cannot store all control characters. */
export const serialSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(40), z.regex(/^[^\p{Cc}]*$/u, 'must not have control characters'));

/** Texts that people type, as the server takes them. */

/** Invisible characters that change the text direction, so that 'exe.gpj' reads as 'jpg.exe'. */
export const TURNS_TEXT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const LINE = /^[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;
const PROSE = /^(?:[\t\n\r]|[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u;

const of = (longest: number, pattern: RegExp, message: string) =>
  z.string().check(z.trim(), z.maxLength(longest), z.regex(pattern, message));

export const typedLine = (longest: number) =>
  of(longest, LINE, 'must be one line of text, without characters that turn its direction');

export const typedProse = (longest: number) =>
  of(longest, PROSE, 'must be text, without control characters and characters that turn its direction');
