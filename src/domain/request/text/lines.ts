import { withFields } from './fields';

export interface Line {
  /** Source offset. */
  readonly start: number;
  /** As written, without the marks of a quoted message. */
  readonly text: string;
  readonly message: number;
}

/** All but the printable signs of ASCII without the backquote. */
const UNUSUAL = /[^\n\t -_a-~]/;

/** In lower case with plain quotes, dashes and signs, character by character, so the length is the same. */
export function plainOf(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : Array.from(text, lowerOf).join('');
  if (!UNUSUAL.test(same)) return same;
  return same
    .replaceAll(/[‘’ʼ´`]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[–—−‐‑]/g, '-')
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/[∆▵]/g, 'δ')
    .replaceAll(/[φ⌀ɸ∅]/g, 'ø')
    .replaceAll(/[\u00a0\u2000-\u200d\u202f\ufeff\r\f\v]/g, ' ');
}

const lowerOf = (char: string): string => (char.toLowerCase().length === char.length ? char.toLowerCase() : char);

const QUOTED = /^(?:[ \t]{0,3}>){1,20}[ \t]?/;
/** Longer lines are cut. */
const MAX_LENGTH = 1000;
const MAX_LINES = 3000;
/** More are read as one. */
const MAX_MESSAGES = 30;
const DIVIDER =
  /^[ \t]*(?:-{2,} ?(?:original message|forwarded message|forwarded by)|_{8,}|begin forwarded message|on .{6,120} wrote: ?$|le .{6,120} a écrit ?: ?$)/i;
/** A cheap test comes first. */
const isDividing = (text: string): boolean => DIVIDER_HINTS.some((hint) => text.includes(hint)) && DIVIDER.test(text);
const DIVIDER_HINTS = ['--', '____', 'rote', 'ROTE', 'crit', 'CRIT', 'orward', 'ORWARD'];
const HEADER = /^[ \t]*\*?(?:from|de) ?:\*? /i;
const HEADER_MORE = /^[ \t]*\*?(?:sent|date|to|cc|subject|envoyé|objet|à) ?:\*? /i;

/** The lines of a text with their messages; within a level of quotation, and from one to the next, messages get older. */
export function linesOf(text: string): Line[] {
  const rows = rowsOf(text);
  const seen = new Set<number>();
  const dividers = Array.from({ length: 24 }, () => 0);
  const count = (level: number) => (dividers[level] = (dividers[level] ?? 0) + 1);
  let wasDivider = false;
  let hasText = false;
  const lines = rows.map(({ start, text: line, level }, at): Line => {
    const isDivider = isDividing(line) || isHeader(rows, at);
    const next = rows.slice(at + 1, at + 4).find((each) => each.text.trim() !== '');
    const isOfDeeper = isDividing(line) && (next?.level ?? 0) > level;
    if (isOfDeeper && seen.has(level + 1)) count(level + 1);
    if (line.trim() !== '') seen.add(level);
    if (isDivider && !wasDivider && !isOfDeeper && hasText) count(level);
    if (line.trim() !== '') {
      wasDivider = isDivider;
      hasText ||= !isDivider && !(line.includes(':') && HEADER_MORE.test(line));
    }
    const message = level + dividers.slice(0, level + 1).reduce((a, b) => a + b, 0);
    return { start, text: line, message: Math.min(message, MAX_MESSAGES) };
  });
  return isOldestFirst(rows) ? inOrder(lines) : lines;
}

const DATE = /(\d{1,2})\/(\d{1,2})\/(\d{2,4})/;

/** 'On 11/20/2026 … wrote', 'On 11/23/2026 … wrote'. */
function isOldestFirst(rows: readonly Row[]): boolean {
  const days = rows.flatMap(({ text, level }) => {
    const [, month, day, year] = level === 0 && isDividing(text) ? (DATE.exec(text) ?? []) : [];
    return year === undefined ? [] : [Number(year) * 400 + Number(month) * 32 + Number(day)];
  });
  return days.length > 1 && days.every((each, at) => at === 0 || each > (days[at - 1] ?? 0));
}

/** The last message is the latest. */
function inOrder(lines: readonly Line[]): Line[] {
  const last = Math.max(...lines.map(({ message }) => message));
  return lines.map((line) => ({ ...line, message: line.message === 0 ? 0 : last + 1 - line.message }));
}

/** 'NOTES: 1. Loop feed. 2. Copper.' in one line is a list. */
const NOTES_IN_LINE = /^\s*(?:general )?(?:notes?|remarks?) ?:? ?(?=\(?1[.)] )/i;
const NOTE = /(?<=[.;:\s]) \(?\d{1,2}[.)] (?=\p{L})/gu;

/** Each note in a line of its own. */
export function withNotesApart(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => NOTES_IN_LINE.test(text))) return lines;
  return lines.flatMap((line) => {
    const first = NOTES_IN_LINE.exec(line.text)?.[0].length;
    if (first === undefined) return [line];
    const starts = [0, first, ...[...line.text.matchAll(NOTE)].map(({ index }) => index).filter((at) => at > first)];
    return starts.map((from, at) => ({
      ...line,
      start: line.start + from,
      text: line.text.slice(from, starts[at + 1]),
    }));
  });
}

interface Row {
  start: number;
  text: string;
  /** Of quotation. */
  level: number;
}

function rowsOf(text: string): Row[] {
  let start = 0;
  return text.split('\n', MAX_LINES).flatMap((line) => {
    const marks = line.includes('>') ? (QUOTED.exec(line)?.[0] ?? '') : '';
    const level = marks.split('>').length - 1;
    const rows: Row[] = [];
    for (let from = marks.length; from === marks.length || from < line.length; from += MAX_LENGTH)
      rows.push({ start: start + from, text: line.slice(from, from + MAX_LENGTH), level });
    start += line.length + 1;
    return rows;
  });
}

const isHeader = (rows: readonly Row[], at: number): boolean =>
  (rows[at]?.text.includes(':') ?? false) &&
  HEADER.test(rows[at]?.text ?? '') &&
  rows.slice(at + 1, at + 5).some(({ text }) => HEADER_MORE.test(text));

const COMMAS = /\bcomma\b/gi;
const SPOKEN_STOPS = /\b(?:comma|period)\b(?! of\b)/gi;
const WRITTEN_STOP = /[.,;](?:\s|$)/;
const MIN_SPOKEN = 2;
/** A text with spoken signs: two commas, or periods where no sign is written. */
const isDictated = (text: string): boolean =>
  (text.match(COMMAS)?.length ?? 0) >= MIN_SPOKEN ||
  ((text.match(SPOKEN_STOPS)?.length ?? 0) >= MIN_SPOKEN && !WRITTEN_STOP.test(text));
const DICTATED = / (?:comma|colon|period|new line)\b/gi;
const SIGNS: Readonly<Record<string, string>> = { comma: ',', colon: ':', period: '.', 'new line': ' ' };

/** No space, so that columns stay apart from it. */
const BLANK = '\u200B';
/** 'Q1: kVA? A: 750' */
const ANSWER = /\?[ \t]{1,3}A\d{0,2}[:.)](?=[ \t])/g;
const LEADERS = /\.{4,}/g;
/** In a list with longer ones. */
const SHORT_LEADERS = /(?<=[\p{L}.] )\.{3}(?= )/gu;

const TICKED = /\[ ?[xX✓] ?\]|[☒☑]|\([xX]\)/g;
const UNTICKED = /(?:\[[ _]{0,3}\]|[☐□]|\( {1,2}\))[ \t]?[^[\]☐□☒☑()\n|\t]*?(?=[ \t]{2,}|\[|[☐□☒☑]|\(|\n|$|[|\t])/g;
/** Struck out in Markdown, HTML, BBCode or CriticMarkup. */
const STRUCK =
  /~~[^~\n]{1,120}~~|<(s|del|strike)>[^<\n]{1,120}<\/\1>|\[(s|del|strike|deleted|struck|void)\][^[\n]{1,120}\[\/\2\]|\{--[^{}\n]{1,120}--\}/gi;
const hidden = (found: string): string => BLANK.repeat(found.length);

/** Lines of a task list. */
const OPEN_TASK = /^([ \t]*[-*+] )\[ ?\](?=[^\n[]*\d ?[km]va\b)/gim;
const DONE_TASK = /^[ \t]*[-*+] \[[xX✓]\][^\n[]*\d ?[km]va\b/im;

/** Blanks the boxes of a form that are not ticked; the length stays. In a list of tasks the open ones are asked for. */
function withTicks(text: string): string {
  if (text.search(TICKED) < 0) return text;
  const tasks = DONE_TASK.test(text)
    ? text
    : text.replaceAll(OPEN_TASK, (box, mark: string) => mark.padEnd(box.length));
  return tasks.replaceAll(UNTICKED, hidden).replaceAll(TICKED, hidden);
}

/** 'Q2. Company?' above 'Acme'. */
const QUESTION = /^((?:[ \t]*(?:Q ?)?\d{1,2}[.):] )[^\n?:]{2,60})\?[ \t]*\n(?=[^\n?]{1,90}(?:\n|$))/gm;
const MIN_QUESTIONS = 3;

/** The answers of a form beside their questions; of the same length. */
export const withAnswersBeside = (text: string): string =>
  (text.match(QUESTION)?.length ?? 0) < MIN_QUESTIONS
    ? text
    : text.replaceAll(QUESTION, (found, question: string) => {
        const label = question
          .replace(/^[ \t]*(?:Q ?)?\d{1,2}[.):] /, (number) => ' '.repeat(number.length))
          .replace(/\byour\b/i, '    ');
        return `${label}:`.padEnd(found.length);
      });

/** 'Company ...... Acme' as 'Company :      Acme'; of the same length. */
export const withColons = (text: string): string => {
  const plain = text.replaceAll(LEADERS, (dots) => ':'.padEnd(dots.length));
  return (text.match(LEADERS)?.length ?? 0) < 2 ? plain : plain.replaceAll(SHORT_LEADERS, ':  ');
};

/** 'Comma' and 'period' of dictated texts, and leading dots, as signs; of the same length. */
export function withSigns(text: string): string {
  const plain = withColons(withTicks(withFields(text.replaceAll('\u00A0', ' ')).replaceAll(STRUCK, hidden))).replaceAll(
    ANSWER,
    (mark) => ':'.padEnd(mark.length),
  );
  return !isDictated(plain)
    ? plain
    : plain.replaceAll(DICTATED, (word) => (SIGNS[word.trim().toLowerCase()] ?? ' ').padEnd(word.length, BLANK));
}
