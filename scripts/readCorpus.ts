/** Prints how much of the texts in test/domain/request/corpus is read right, by kind of text. */
import { readRequest } from '../src/domain/request/readRequest';
import { CORPUS, faultText, scoreOf, textsIn, TODAY, totalOf, type Score } from '../test/domain/request/corpus';

const percent = (part: number, of: number): string => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

const row = (name: string, texts: number, { read, wrong, expected, found, unread, unreadFound }: Score): string =>
  [
    name.padEnd(18),
    String(texts).padStart(5),
    percent(read - wrong, read).padStart(9),
    percent(found, expected).padStart(9),
    percent(unreadFound, unread).padStart(9),
  ].join('  ');

const all = textsIn(CORPUS).map((text) => ({
  kind: text.name.replace(/-\d+$/, ''),
  score: scoreOf(text, readRequest(text.text, TODAY)),
}));
const kinds = [...new Set(all.map(({ kind }) => kind))];
const scoresOf = (wanted: string | null): Score[] =>
  all.filter(({ kind }) => wanted === null || kind === wanted).map(({ score }) => score);
const rowOf = (name: string, scores: readonly Score[]): string => row(name, scores.length, totalOf(scores));
const lines = [
  `${'kind'.padEnd(18)}  texts      right       read   reported`,
  ...kinds.map((kind) => rowOf(kind, scoresOf(kind))),
  rowOf('all', scoresOf(null)),
  '',
  ...totalOf(scoresOf(null)).faults.map(faultText),
];
process.stdout.write(`${lines.join('\n')}\n`);
