import type { Delimiter } from '../../../../contract/import/mapping';

const INSIDE: Readonly<Record<Delimiter, string>> = { ',': ',', ';': ';', '\t': String.raw`\t`, '|': String.raw`\|` };

/**
 * Takes the formula off texts that a spreadsheet wrote to keep their zeros: '="0091701"' as a whole cell. Quotation marks inside an
 * unquoted cell are invalid otherwise, and those of a quoted cell are doubled, so nothing else matches. The blocks are whole lines.
 */
export function withoutFormulas(delimiter: Delimiter) {
  const end = INSIDE[delimiter];
  const formula = new RegExp(String.raw`(?<=^|[${end}\n])="([^"${end}\r\n]+)"(?=[${end}\r\n]|$)`, 'g');
  return async function* (blocks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const lines of blocks)
      // Latin-1 keeps every byte.
      yield lines.includes('="') ? Buffer.from(lines.toString('latin1').replaceAll(formula, '$1'), 'latin1') : lines;
  };
}
