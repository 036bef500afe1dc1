import { parse } from 'csv-parse/sync';
import { isDamaged } from './refusal';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SAMPLE_LINES = 20;
/** Each costs the parser as much as a row. */
const BLANK_LINES = /(?:\r\n?|\n){2,}/g;

/** The one that occurs in the most lines, and then most often; numbers like '12,470' make a comma frequent. */
function delimiterOf(text: string): string {
  const lines = text.replaceAll(/"[^"]*"/g, '').split(/\r\n?|\n/, SAMPLE_LINES);
  const counted = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const [first = 0] = counts;
    return { delimiter, lines: counts.filter((count) => count > 0 && count === first).length, first };
  });
  const [best] = counted.toSorted((a, b) => b.lines - a.lines || b.first - a.first);
  return best?.delimiter ?? ',';
}

function rowsOf(name: string, text: string): readonly string[][] {
  try {
    return parse(text.replaceAll(BLANK_LINES, '\n'), {
      ...{ delimiter: delimiterOf(text), bom: true, skip_empty_lines: true },
      ...{ relax_column_count: true, relax_quotes: true },
    });
  } catch {
    throw isDamaged(name);
  }
}

/** Rows of values between tabs. */
export const textOfCsv = (name: string, text: string): string =>
  rowsOf(name, text)
    .map((row) =>
      row
        .map((value) => value.replaceAll(/\s+/g, ' ').trim())
        .join('\t')
        .trimEnd(),
    )
    .filter((line) => line !== '')
    .join('\n');
