import bidiFactory from 'bidi-js';

/** Text of one font, in drawing order. Without a font it is in the document's own. */
export interface Run {
  readonly text: string;
  readonly font?: string;
}

/** The font with a character: '' is the document's own; null without one. */
export type FontOf = (character: string) => string | null;

const bidi = bidiFactory();
/** A line of a text from right to left. Narrower than any column, because pdfmake breaks lines from the left only. */
const MAX_LINE = 28;
const NO_BREAK_SPACE = '\u00A0';
const IGNORABLE = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n\r\t]/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/;

const codePoint = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

interface Piece extends Run {
  readonly level: number;
}

/** Joins runs of one font and level. */
function piecesOf(text: string, levels: ArrayLike<number>, fontOf: FontOf): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels[at] ?? 0;
    at += character.length;
    const font = fontOf(character);
    const shown = font === null ? codePoint(character) : character;
    const last = pieces.at(-1);
    // A code point reads from left to right.
    const of = { level: font === null ? level + (level % 2) : level, ...(font ? { font } : {}) };
    if (last?.level === of.level && last.font === of.font) pieces.splice(-1, 1, { ...of, text: last.text + shown });
    else pieces.push({ ...of, text: shown });
  }
  return pieces;
}

const runOf = (text: string, font?: string): Run => (font === undefined ? { text } : { text, font });

const inOrder = (text: string, fontOf: FontOf): Run[] =>
  piecesOf(text, [], fontOf).map((piece) => runOf(piece.text, piece.font));

const reversed = (text: string): string => Array.from(text).toReversed().join('');
const mirrored = (text: string): string => text.replaceAll(/./gu, (sign) => bidi.getMirroredCharacter(sign) ?? sign);

/** fontkit draws letters and digits of these scripts from right to left, and all else from left to right. */
function turned({ text, level, font }: Piece): Run {
  const isFromRight = level % 2 === 1;
  const shown = isFromRight === (RIGHT_TO_LEFT.test(text) || ARABIC_DIGITS.test(text)) ? text : reversed(text);
  const drawn = isFromRight ? mirrored(shown) : shown;
  return runOf(drawn.replaceAll(' ', NO_BREAK_SPACE), font);
}

/** Rule L2 of the Unicode Bidirectional Algorithm. */
function inDrawnOrder(pieces: readonly Piece[]): Run[] {
  let drawn = [...pieces];
  for (let level = Math.max(...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    const next: Piece[] = [];
    let turning: Piece[] = [];
    for (const piece of drawn) {
      if (piece.level >= level) turning.unshift(piece);
      else {
        next.push(...turning, piece);
        turning = [];
      }
    }
    drawn = [...next, ...turning];
  }
  return drawn.map(turned);
}

const LINES = new RegExp(String.raw`.{1,${MAX_LINE}}(?:\s|$)|\S+\s*`, 'gu');

function fromRightToLeft(text: string, levels: Uint8Array, fontOf: FontOf): Run[] {
  let start = 0;
  return (text.match(LINES) ?? []).flatMap((line, index) => {
    const runs = inDrawnOrder(piecesOf(line.trim(), levels.slice(start), fontOf));
    start += line.length;
    return index === 0 ? runs : [{ text: '\n' }, ...runs];
  });
}

function paragraph(text: string, fontOf: FontOf): Run[] {
  if (!RIGHT_TO_LEFT.test(text)) return inOrder(text, fontOf);
  const { levels } = bidi.getEmbeddingLevels(text);
  const isTurnedAt = (at: number) => (levels[at] ?? 0) > 0;
  const runs: Run[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    const isTurned = isTurnedAt(start);
    while (end < text.length && isTurnedAt(end) === isTurned) end += 1;
    const part = text.slice(start, end);
    if (isTurned) runs.push(...fromRightToLeft(part, levels.slice(start, end), fontOf));
    else runs.push(...inOrder(part, fontOf));
  }
  return runs;
}

const visible = (text: string, fontOf: FontOf): string =>
  Array.from(text.normalize('NFC'))
    .filter((character) => fontOf(character) === '' || !IGNORABLE.test(character))
    .join('');

/** A text as runs. A character that no font has is its code point, '[U+5F20]'. */
export const runsOf = (text: string, fontOf: FontOf): Run[] =>
  visible(text, fontOf)
    .split('\n')
    .flatMap((each, index) => [...(index === 0 ? [] : [{ text: '\n' }]), ...paragraph(each, fontOf)]);
