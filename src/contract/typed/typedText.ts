/** Texts that people type, as the server takes them. */
import * as z from 'zod/mini';

/** Invisible characters that turn the direction of what follows, so that a text reads as another one: 'exe.gpj' as 'jpg.exe'. */
export const TURNS_TEXT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const LINE = /^[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;
/** Lines, which may be indented by tabs. */
const PROSE = /^(?:[\t\n\r]|[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])*$/u;

const of = (longest: number, pattern: RegExp, message: string) =>
  z.string().check(z.trim(), z.maxLength(longest), z.regex(pattern, message));

/** One line. */
export const typedLine = (longest: number) =>
  of(longest, LINE, 'must be one line of text, without characters that turn its direction');

/** One line or more. */
export const typedProse = (longest: number) =>
  of(longest, PROSE, 'must be text, without control characters and characters that turn its direction');
