import { tidied } from './decoded';

const DESTINATIONS = new Set(
  `fonttbl colortbl stylesheet info pict object themedata datastore listtable listoverridetable rsidtbl generator
  xmlnstbl latentstyles fldinst filetbl revtbl htmltag`.split(/\s+/),
);
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ par: '\n', line: '\n', row: '\n', sect: '\n', page: '\n', tab: '\t', cell: '\t' },
  ...{ emdash: '\u2014', endash: '\u2013', bullet: '\u2022', lquote: '\u2018', rquote: '\u2019' },
  ...{ ldblquote: '\u201c', rdblquote: '\u201d' },
};
const SYMBOLS: Readonly<Record<string, string>> = { '~': ' ', '-': '', _: '-', '\n': '\n', '\r': '\n' };
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gis;

interface Group {
  readonly isSkipped: boolean;
  /** Characters that follow a \u for programs without Unicode. */
  readonly fallbacks: number;
}

function decoderOf(rtf: string): TextDecoder {
  const page = /\\ansicpg(\d+)/.exec(rtf)?.[1] ?? '1252';
  try {
    return new TextDecoder(page === '65001' ? 'utf-8' : `windows-${page}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Text of the visible groups. */
export function textOfRtf(rtf: string): string {
  const decoder = decoderOf(rtf);
  const pieces: string[] = [];
  const outer: Group[] = [];
  let group: Group = { isSkipped: false, fallbacks: 1 };
  let toSkip = 0;
  const add = (text: string) => {
    const skipped = Math.min(toSkip, text.length);
    toSkip -= skipped;
    if (!group.isSkipped) pieces.push(text.slice(skipped));
  };
  const controlled = (word: string, value: string | undefined) => {
    if (DESTINATIONS.has(word)) group = { ...group, isSkipped: true };
    else if (word === 'uc') group = { ...group, fallbacks: Number(value ?? 1) };
    else if (word === 'u') {
      add(String.fromCharCode(Number(value ?? 0) & 0xffff));
      toSkip = group.fallbacks;
    } else {
      const text = CHARACTERS[word];
      if (text !== undefined) add(text);
    }
  };
  for (const [, word, value, hex, symbol, brace, text] of rtf.matchAll(TOKEN)) {
    if (word !== undefined) controlled(word, value);
    else if (hex !== undefined) add(decoder.decode(Uint8Array.of(parseInt(hex, 16))));
    else if (symbol === '*') group = { ...group, isSkipped: true };
    else if (symbol !== undefined) add(SYMBOLS[symbol] ?? symbol);
    else if (brace === '{') outer.push(group);
    else if (brace === '}') [group, toSkip] = [outer.pop() ?? group, 0];
    else if (text !== undefined) add(text);
  }
  return tidied(pieces.join(''));
}
