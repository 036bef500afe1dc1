import { ratioTo, shareOf, type Goal, type Line } from './line';
import type { Spread } from './spread';

const FEW_BELOW = 10;

/** To three digits, which is more than it holds. */
export function figure(value: number): string {
  if (value === 0) return '0';
  // Of a ratio to nothing.
  if (!Number.isFinite(value)) return '—';
  const digits = value < 0.01 ? 4 : value < 1 ? 3 : value < FEW_BELOW ? 2 : value < FEW_BELOW ** 2 ? 1 : 0;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

const range = ({ count, median, low, high }: Spread): string =>
  count === 1 || low === high ? figure(median) : `${figure(median)} (${figure(low)} to ${figure(high)})`;

const goalOf = (unit: string, { most, of }: Goal): string =>
  of === undefined ? `${figure(most)} ${unit}`.trim() : `${figure(most)} of ${of}`;

const reachedOf = (line: Line, goal: Goal): string => {
  const share = shareOf(line, goal);
  if (share <= 1) return 'yes';
  return Number.isFinite(share) ? `**no**, ${figure(share)} times` : '**no**';
};

const listed = (texts: readonly string[]): string => (texts.length === 0 ? '—' : texts.join(' · '));

/** A line in words, for the terminal and the table. */
export function cellsOf(line: Line) {
  const peers = Object.entries(line.peers);
  return {
    what: line.what,
    ours: `${range(line.ours)} ${line.unit}`.trim(),
    peers: listed(peers.map(([name, spread]) => `${name} ${range(spread)}`)),
    ratio: listed(peers.map(([name]) => figure(ratioTo(line, name)))),
    goal: listed(line.goals.map((goal) => goalOf(line.unit, goal))),
    reached: listed(line.goals.map((goal) => reachedOf(line, goal))),
  };
}

const linkOf = ({ what, test }: Line): string => (test === undefined ? what : `${what} ([test](../${test}))`);

/** The table of docs/performance.md. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const { ours, peers, ratio, goal, reached } = cellsOf(line);
    const measured = `${line.date}, ${figure(line.load)}`;
    return `| ${[linkOf(line), ours, peers, ratio, goal, reached, measured].join(' | ')} |`;
  });
  const machines = [...new Set(lines.map(({ machine }) => machine))];
  return [
    ...machines.map((machine) => `Measured on ${machine}.\n`),
    '| what | ours | peers | ratio | goal, at most | reached | day, load |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const BEGIN = '<!-- Between these marks npm run bench writes. -->';
const END = '<!-- To here. -->';

/** A document with another table between its marks. */
export function withTable(document: string, table: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document needs the marks\n${BEGIN}\n${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${document.slice(end)}`;
}
