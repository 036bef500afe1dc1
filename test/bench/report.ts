import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { percentile } from './measure';

/** The most that a value may be, or its ratio to a peer. */
export interface Goal {
  readonly most: number;
  readonly of?: string;
}

/** A bench's result for one row of the table. Less is better. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly ours: readonly number[];
  /** Measured in turns with ours, the closest to the optimum first. */
  readonly peers?: Readonly<Record<string, readonly number[]>>;
  readonly goals?: readonly Goal[];
}

type Spread = Readonly<Record<'count' | 'median' | 'low' | 'high', number>>;

interface Line extends Required<Omit<Row, 'ours' | 'peers'>> {
  readonly part: string;
  readonly ours: Spread;
  readonly peers: Readonly<Record<string, Spread>>;
  readonly date: string;
  readonly load: number;
  readonly machine: string;
}

const NUMBERS = 'docs/build/performance.json';
const DOCUMENT = 'docs/build/performance.md';
const BEGIN = '<!-- Between these marks npm run bench writes. -->';
const END = '<!-- To here. -->';

function spreadOf(values: readonly number[]): Spread {
  const [low = NaN, median = NaN, high = NaN] = [0.25, 0.5, 0.75].map((part) => percentile(values, part));
  return { count: values.length, median, low, high };
}

function lineOf(part: string, { what, unit, ours, peers = {}, goals = [] }: Row): Line {
  const spreads = Object.entries(peers).map(([name, values]) => [name, spreadOf(values)] as const);
  const [date, load] = [new Date().toISOString().slice(0, 10), loadavg()[0] ?? NaN];
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'a processor'}, Node.js ${process.versions.node}`;
  return { part, what, unit, ours: spreadOf(ours), peers: Object.fromEntries(spreads), goals, date, load, machine };
}

/** Three significant digits, more for large numbers. */
function figure(value: number): string {
  if (!Number.isFinite(value)) return '—';
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)));
}

const range = ({ count, median, low, high }: Spread): string =>
  count === 1 || low === high ? figure(median) : `${figure(median)} (${figure(low)} to ${figure(high)})`;
const listed = (texts: readonly string[]): string => texts.join(' · ') || '—';
const ratioTo = ({ ours, peers }: Line, peer: string): number => ours.median / (peers[peer]?.median ?? NaN);

function reached(line: Line, { most, of }: Goal): string {
  const value = of === undefined ? line.ours.median : ratioTo(line, of);
  if (value <= most) return 'yes';
  return most === 0 ? '**no**' : `**no**, ${figure(value / most)} times`;
}

function cellsOf(line: Line): string[] {
  const { what, unit, ours, peers, goals, date, load } = line;
  return [
    what,
    `${range(ours)} ${unit}`.trim(),
    listed(Object.entries(peers).map(([name, spread]) => `${name} ${range(spread)}`)),
    listed(Object.keys(peers).map((name) => figure(ratioTo(line, name)))),
    listed(goals.map(({ most, of }) => `${figure(most)} ${of === undefined ? unit : `of ${of}`}`.trim())),
    listed(goals.map((goal) => reached(line, goal))),
    `${date}, ${figure(load)}`,
  ];
}

function tableOf(lines: readonly Line[]): string {
  const machines = [...new Set(lines.map(({ machine }) => machine))];
  return [
    ...machines.map((machine) => `Measured on ${machine}.\n`),
    '| what | ours | peers | ratio | goal, at most | reached | day, load |',
    '|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${cellsOf(line).join(' | ')} |`),
  ].join('\n');
}

/** Prints rows and writes them to the table and the numbers in docs, over earlier rows of the same name. */
export function addRows(part: string, rows: readonly Row[], parts: readonly string[]): void {
  const known = JSON.parse(readFileSync(NUMBERS, 'utf8')) as Line[];
  const lines = new Map(known.map((line) => [line.what, line]));
  for (const line of rows.map((row) => lineOf(part, row))) {
    const before = lines.get(line.what);
    console.log(`  ${cellsOf(line).join('; ')}${before ? `; was ${range(before.ours)}` : ''}`);
    lines.set(line.what, line);
  }
  const all = [...lines.values()].sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
  writeFileSync(NUMBERS, `${JSON.stringify(all, null, 2)}\n`);
  const [head = '', rest = ''] = readFileSync(DOCUMENT, 'utf8').split(BEGIN);
  const tail = rest.slice(rest.indexOf(END));
  writeFileSync(DOCUMENT, `${head}${BEGIN}\n\n${tableOf(all)}\n\n${tail}`);
}
