import { inflateSync } from 'node:zlib';

function streams(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at);
    try {
      found.push(inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString('latin1'));
    } catch {
      // Skips font files and the tail of 'endstream', which are not deflated text.
    }
  }
  return found;
}

/** Glyph to letter, from a font's ToUnicode map as PDFKit writes it: <first> <last> [<letter> …]. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, code = ''], index) => {
      const glyph = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, String.fromCharCode(...(code.match(/[0-9a-f]{4}/gi) ?? []).map((each) => parseInt(each, 16))));
    });
  }
  return letters;
}

/** The text of a PDF without line ends. Reads it once with each font's letters, so that text in that font decodes correctly. */
export function pdfText(pdf: Buffer): string {
  const all = streams(pdf);
  const shown = all
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, parts = '']) => [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => hex).join(''));
  return all
    .filter((stream) => stream.includes('beginbfrange'))
    .map(lettersOf)
    .map((letters) =>
      shown
        .map((hex) => (hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph.toLowerCase()) ?? '?').join(''))
        .join(''),
    )
    .join('\n');
}
