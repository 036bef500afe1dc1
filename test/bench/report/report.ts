import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import * as z from 'zod';
import { isWorse } from './isWorse';
import { lineOf, lineSchema, type Line, type Measured } from './line';
import { cellsOf, tableOf, withTable } from './table';

/** What the runs before left: the lines of the table as numbers. */
const FILE = 'docs/performance.json';
const DOCUMENT = 'docs/performance.md';
const RED = '\u001b[31m';
const PLAIN = '\u001b[0m';

/** Takes what a part measured: prints it, red where it got worse, and keeps it. */
export type Tell = (measured: Measured) => void;

function known(): Line[] {
  try {
    return z.array(lineSchema).parse(JSON.parse(readFileSync(FILE, 'utf8')));
  } catch {
    // None yet, or of another version.
    return [];
  }
}

function machine(): string {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() ?? 'a processor'}, Node.js ${process.versions.node}`;
}

const keyOf = ({ part, what }: Pick<Line, 'part' | 'what'>) => `${part}: ${what}`;

/** Gathers the lines of one run, over those of the runs before. */
export function openReport(parts: readonly string[]) {
  const before = new Map(known().map((line) => [keyOf(line), line]));
  const lines = new Map(before);
  const worse: string[] = [];
  const tellOf =
    (part: string): Tell =>
    (measured) => {
      const date = new Date().toISOString().slice(0, 10);
      const line = lineOf(measured, { part, date, load: loadavg()[0] ?? NaN, machine: machine() });
      const was = before.get(keyOf(line));
      const { what, ours, peers, ratio, goal, reached } = cellsOf(line);
      const told = `  ${what}: ${ours}; ${peers}; ratio ${ratio}; goal ${goal}: ${reached}`;
      if (isWorse(line, was)) worse.push(what);
      console.log(isWorse(line, was) ? `${RED}${told}; was ${was ? cellsOf(was).ours : ''}${PLAIN}` : told);
      lines.set(keyOf(line), line);
    };
  const sorted = () => [...lines.values()].sort((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
  const write = () => {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(sorted(), null, 2)}\n`);
    writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), tableOf(sorted())));
  };
  const close = () => {
    console.log(`Written: ${FILE}, and the table of ${DOCUMENT}.`);
    if (worse.length > 0) console.log(`${RED}Worse than in the run before: ${worse.join('; ')}${PLAIN}`);
  };
  return { tellOf, write, close };
}
