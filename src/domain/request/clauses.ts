/** A sentence or line of a text in lower case and single spaces, with the place of each character in the source. */
export interface Clause {
  readonly text: string;
  /** Source offset of each character; one more for the end. */
  readonly at: readonly number[];
  /** The line of the source on which it starts. */
  readonly line: number;
  readonly lastLine: number;
  /** 0 is the latest message of a thread. */
  readonly message: number;
  /** A blank line precedes it. */
  readonly startsParagraph: boolean;
}

export interface Line {
  /** Source offset. */
  readonly start: number;
  /** As written, without the marks of a quoted message. */
  readonly text: string;
  readonly message: number;
}

/** In lower case with plain quotes, dashes and signs, character for character as long as the text. */
export function plainOf(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : Array.from(text, lowerOf).join('');
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

const QUOTED = /^(?:[ \t]{0,3}>)+[ \t]?/;
const DIVIDER =
  /^[ \t]*(?:-{2,} ?(?:original message|forwarded message|forwarded by)|_{8,}|begin forwarded message|on .{6,120} wrote: ?$|le .{6,120} a écrit ?: ?$)/i;
const HEADER = /^[ \t]*\*?(?:from|de) ?:\*? /i;
const HEADER_MORE = /^[ \t]*\*?(?:sent|date|to|cc|subject|envoyé|objet|à) ?:\*? /i;

/** The lines of a text, with the message that each belongs to: a thread begins with the latest. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let [start, message, depth] = [0, 0, 0];
  const all = text.split('\n');
  const isThread = (at: number) =>
    HEADER.test(bare(all[at])) && all.slice(at + 1, at + 5).some((each) => HEADER_MORE.test(bare(each)));
  all.forEach((line, at) => {
    const marks = QUOTED.exec(line)?.[0] ?? '';
    const level = marks.replaceAll(/[^>]/g, '').length;
    const isNew =
      lines.some((each) => each.text.trim() !== '' && !HEADER_MORE.test(each.text)) &&
      (DIVIDER.test(bare(line)) || isThread(at));
    if (isNew && !lines.slice(-2).some((each) => DIVIDER.test(each.text))) message += 1;
    else if (level > depth && line.slice(marks.length).trim() !== '') message += 1;
    if (line.trim() !== '' && line.slice(marks.length).trim() !== '') depth = level;
    lines.push({ start: start + marks.length, text: line.slice(marks.length), message });
    start += line.length + 1;
  });
  return lines;
}

const bare = (line = ''): string => line.replace(QUOTED, '');

const BULLET =
  /^\s*(?:[-*•·▪–—]\s+|\(?[a-z]\)\s+|\d{1,2}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+|#\d{1,2}[.):]?\s+|item\s+\d{1,2}(?:\.\d)?\s*[:.)-]\s*)/i;
const ABBREVIATIONS =
  'approx|max|min|ft|qty|incl|st|e\\.g|i\\.e|sec|pri|ea|vol|grd|gnd|gr|ph|imp|temp|attn|mr|mrs|ms|dr|inc|ltd|co|corp|wt|dim|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|oz|lbs?|gal|cu|al|no|nos|h\\.v|l\\.v|b\\.i\\.l|mfr|mfg|volt|in|xfmr|trans|req|reqd|ref|fig|tel|ext|ave|rd|blvd|hwy|env|w|n\\.c|cont|deg|pcs|std|avail|del|deliv|wks?|k\\.v|m\\.v|u\\.s|c\\.o|ste|rev|spec|mt|pt|vs';
const END = new RegExp(
  String.raw`[;!?]+(?=\s|$)|(?<!\b(?:${ABBREVIATIONS}))\.(?=\s|$)|(?<=\b(?:sec|pri|ea|lbs?|in|max|min|phases?|cu|al|gal|wks?|volts?|co|inc|ltd))\.(?=\s+[A-Z][a-z]|$)`,
  'gi',
);

/** The next line goes on with the sentence. */
const GOES_ON =
  /(?:[,/&+(:-]|\b(?:and|or|to|with|of|at|the|for|by|an?|per|is|are|be|shall|in|on|from|we|one|two|\d|kv|phase|range|current|low|high|delta|wye|grounded|partial|full|no|not))\s*$/i;
const CONTINUES =
  /^\s*(?:k\.?v\.?a|mva|kv\b|volts?\b|v\b|phase|ph\b|%|wye\b|delta\b|kva\b|primary\b|secondary\b|limiting\b|bushings?\b|fus(?:es?|ing)\b|front\b|feed\b|above\b|below\b)/i;
const NEW_LINE = /^\s*(?:[-*•·▪]\s|\d{1,2}[.)]\s|\(?[a-z]\)\s|\||[a-z][\w .%/#&()-]{0,28}[:=]|\d+(?:\.\d+)+\s)/i;
const LONG_LINE = 60;

function isJoined(line: string, next: string | undefined): boolean {
  if (
    next === undefined ||
    line.trim() === '' ||
    next.trim() === '' ||
    /[\t|]|\s{3,}\S+\s{3,}/.test(line) ||
    /[\t|]|\S\s{3,}\S+\s{3,}/.test(next)
  )
    return false;
  if (CONTINUES.test(next)) return !/[.;:!?]\s*$/.test(line);
  if (NEW_LINE.test(next)) return false;
  if (/[.;!?]\s*$/.test(line)) return false;
  if (/:\s*$/.test(line))
    return (
      line.length < 40 &&
      /^\s*\S.{0,40}$/.test(next) &&
      /\b(?:primary|secondary|voltage|hv|lv|rating|kva|taps|deliver\w* to|ship to)\s*:\s*$/i.test(line)
    );
  if (GOES_ON.test(line)) return line.length >= 30 || /[,/&+(-]\s*$/.test(line);
  return (
    (line.length >= LONG_LINE && /^\s*[a-z0-9(±"'$]/.test(next)) || (/^\s{2,}[a-z(]/.test(next) && line.length >= 40)
  );
}

/** The clauses of a text: lines that go on are joined, sentences are split. */
export function clausesOf(lines: readonly Line[], skip: (line: number) => boolean): Clause[] {
  const clauses: Clause[] = [];
  let startsParagraph = true;
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at];
    if (!first) continue;
    if (first.text.trim() === '' || skip(at)) {
      startsParagraph = true;
      continue;
    }
    let last = at;
    while (
      !skip(last + 1) &&
      lines[last + 1]?.message === first.message &&
      isJoined(lines[last]?.text ?? '', lines[last + 1]?.text)
    )
      last += 1;
    const joined = joinedLines(lines.slice(at, last + 1));
    const cut = BULLET.exec(joined.text)?.[0].length ?? 0;
    for (const [from, to] of sentences(joined.text, cut)) {
      const clause = collapsed(joined, from, to);
      if (clause.text !== '')
        clauses.push({ ...clause, line: at, lastLine: last, message: first.message, startsParagraph });
      startsParagraph = false;
    }
    at = last;
  }
  return clauses;
}

interface Mapped {
  text: string;
  at: number[];
}

function joinedLines(lines: readonly Line[]): Mapped {
  const at: number[] = [];
  const text = lines
    .map((line) => {
      for (let index = 0; index <= line.text.length; index += 1) at.push(line.start + index);
      return line.text;
    })
    .join('\n');
  return { text, at };
}

function sentences(text: string, from: number): [number, number][] {
  const found: [number, number][] = [];
  let start = from;
  END.lastIndex = from;
  for (let end = END.exec(text); end; end = END.exec(text)) {
    const isQuestion = end[0].includes('?');
    found.push([start, end.index + (isQuestion ? end[0].length : 0)]);
    start = end.index + end[0].length;
  }
  found.push([start, text.length]);
  return found;
}

/** In plain characters and single spaces. */
function collapsed({ text, at }: Mapped, from: number, to: number): { text: string; at: number[] } {
  const plain = plainOf(text.slice(from, to));
  let result = '';
  const places: number[] = [];
  for (let index = 0; index < plain.length; index += 1) {
    const char = plain.charAt(index);
    const isSpace = char === ' ' || char === '\t' || char === '\n';
    if (isSpace && (result === '' || result.endsWith(' '))) continue;
    result += isSpace ? ' ' : char;
    places.push(at[from + index] ?? 0);
  }
  const trimmed = result.trimEnd();
  places.length = trimmed.length;
  places.push((places.at(-1) ?? at[from] ?? 0) + 1);
  return { text: trimmed, at: places };
}
