import { neutralizeFormula } from '../format/neutralizeFormula';
import type { Rates } from '../rates/rates';

const quoted = (text: string): string => `"${neutralizeFormula(text).replaceAll('"', '""')}"`;

/** The table as the import takes it back: UTF-8 with a byte order mark, for Excel. */
export const distancesCsv = (distances: Rates['distances']): string =>
  `\ufefffrom,to,miles\r\n${distances.map(({ from, to, miles }) => `${quoted(from)},${quoted(to)},${miles}\r\n`).join('')}`;
