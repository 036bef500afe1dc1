import type { TableRow } from '../../table/tableRow';

/** What a line of the file says of a code. */
export interface Explained {
  readonly code: string;
  readonly meaning: string;
}

const PAIR =
  /(?<![\p{L}\d])([\p{L}\d]{1,8})\s?=\s?([\p{L}\d][^=,;:|]{1,38}?)(?=\s*(?:[,;:|.]|$|\s[\p{L}\d]{1,8}\s?=))/gu;
const MAX_LENGTH = 400;

/** 'Cond. code: 10 = reconditioned, 20 = rewound'. */
export function explainedIn(text: string): readonly Explained[] {
  if (text.length > MAX_LENGTH || !text.includes('=')) return [];
  return [...text.matchAll(PAIR)].map(([, code = '', meaning = '']) => ({ code, meaning }));
}

const MAX_EXPLAINED = 100;

/** Collects from rows that begin with an explanation; commas of a text file may have split it. */
export function createLegend() {
  const legend: Explained[] = [];
  const onText = ({ cells }: TableRow) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (legend.length < MAX_EXPLAINED && filled.every((cell) => cell.includes('=')))
      legend.push(...explainedIn(filled.join(', ')));
  };
  return { legend, onText };
}
