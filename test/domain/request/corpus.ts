import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LineField, ReadRequest, RequestField } from '../../../src/contract/requests/reading';
import { parseTaps } from '../../../src/domain/matching/reading/taps';
import { parseVoltage } from '../../../src/domain/matching/reading/voltage';

type Field = LineField | RequestField;

/** The names of fields in the corpus. */
const KEYS: Readonly<Record<string, Field>> = {
  ...{
    quantity: 'quantity',
    kva: 'kva_rating',
    phase: 'phase',
    primary: 'primary_voltage_kv',
    secondary: 'secondary_voltage_kv',
  },
  ...{
    taps: 'tap_range_pct',
    bil: 'bil',
    'secondary bil': 'secondary_bil',
    impedance: 'impedance_pct',
    feed: 'feed',
    front: 'front',
  },
  ...{
    'bushing rating': 'bushing_rating',
    'secondary bushings': 'sec_bush',
    fusing: 'fusing',
    fluid: 'oil_type',
    winding: 'coil_type',
  },
  ...{ 'no load loss': 'no_load_loss_w', 'load loss': 'load_loss_w', 'total loss': 'total_loss_w', sound: 'sound_db' },
  ...{
    'max width': 'max_width_in',
    'max depth': 'max_depth_in',
    'max height': 'max_height_in',
    'max weight': 'max_weight_lb',
  },
  ...{ 'unit type': 'unit_type', condition: 'condition', 'or equal': 'or_equal', 'max price': 'max_price' },
  ...{ place: 'place', date: 'date', customer: 'customer', contact: 'contact', email: 'email', phone: 'phone' },
};

export interface Expected {
  field: Field;
  value: string;
  isAssumed: boolean;
}

export interface Text {
  name: string;
  text: string;
  lines: Expected[][];
  request: Expected[];
  unread: string[];
}

/** The texts of the repository. */
export const CORPUS = path.join(process.cwd(), 'test/domain/request/corpus');
export const TODAY = '2026-11-28';

/** The texts of a folder and its folders with what a careful person reads from them. */
export const textsIn = (folder: string): Text[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split(/^=== /m).slice(1).map(textOf));

function textOf(block: string): Text {
  const [name = '', ...parts] = block.split(/^--- (?=(?:text|line|request)\n)/m);
  const result: Text = { name: name.trim(), text: '', lines: [], request: [], unread: [] };
  for (const part of parts) {
    const [kind = '', ...rest] = part.split('\n');
    const body = rest.join('\n');
    if (kind === 'text') result.text = body.replace(/\n+$/, '');
    else {
      const all = body.split('\n').filter((line) => line.trim() !== '');
      result.unread.push(...all.flatMap((line) => (line.startsWith('unread:') ? line.slice(7).trim() : [])));
      const expected = all.filter((line) => !line.startsWith('unread')).map(expectedOf);
      if (kind === 'line') result.lines.push(expected);
      else result.request.push(...expected);
    }
  }
  return result;
}

function expectedOf(line: string): Expected {
  const [, key = '', assumed, value = ''] = /^([a-z ]+)(\?)?: (.*)$/.exec(line) ?? [];
  const field = KEYS[key];
  if (field === undefined) throw new Error(`Unknown key: ${line}`);
  return { field, value: value.trim(), isAssumed: assumed !== undefined };
}

/** Values of one meaning are equal: '±5%' and '+5/-5', '12470Y' and '12470Y/7200', alternatives in any order. */
export function sameValue(field: Field, a: string, b: string): boolean {
  return plain(field, a) === plain(field, b);
}

function plain(field: Field, value: string): string {
  const one = (part: string): string => {
    if (field === 'tap_range_pct') return JSON.stringify(parseTaps(part.replace('%', '')));
    if (field === 'primary_voltage_kv' || field === 'secondary_voltage_kv')
      return JSON.stringify(parseVoltage(part) ?? part);
    if (field === 'max_width_in' || field === 'max_depth_in' || field === 'max_height_in')
      return Number(part).toFixed(1);
    if (field === 'kva_rating' || field === 'impedance_pct')
      return part.replaceAll(/\d+\.\d+/g, (number) => String(Number(number)));
    return part
      .toLowerCase()
      .replaceAll(/[\s,.]+/g, ' ')
      .trim();
  };
  return value.split(' or ').map(one).sort().join(' or ');
}

const flat = (words: string): string => words.toLowerCase().replaceAll(/\s+/g, ' ');

export const SAFETY: readonly Field[] = [
  'kva_rating',
  'primary_voltage_kv',
  'secondary_voltage_kv',
  'phase',
  'oil_type',
  'coil_type',
];

export interface Fault {
  name: string;
  where: string;
  field: Field | 'lines';
  expected: string;
  read: string;
  kind: 'wrong' | 'missed';
}

export interface Score {
  /** Words that ask for what no field holds, and how many of them are in a passage that was not understood. */
  unread: number;
  unreadFound: number;
  read: number;
  wrong: number;
  expected: number;
  found: number;
  faults: Fault[];
}

/** Compares a reading with what a careful person reads. A value that is only assumed is not wrong, and does not count as found. */
export function scoreOf({ name, text, lines, request, unread }: Text, reading: ReadRequest): Score {
  const passages = reading.not_understood.map(({ start, end }) => flat(text.slice(start, end)));
  const unreadFound = unread.filter((words) => passages.some((passage) => passage.includes(flat(words)))).length;
  const score: Score = { unread: unread.length, unreadFound, read: 0, wrong: 0, expected: 0, found: 0, faults: [] };
  const pairs = Array.from({ length: Math.max(lines.length, reading.lines.length) }, (_, at) => ({
    where: `line ${at + 1}`,
    expected: lines[at] ?? [],
    read: reading.lines[at]?.readings ?? [],
  }));
  for (const { where, expected, read } of [...pairs, { where: 'request', expected: request, read: reading.request }]) {
    for (const each of read.filter(({ status }) => status === 'read')) {
      const wanted = expected.find(({ field }) => field === each.field);
      score.read += 1;
      if (wanted && sameValue(each.field, wanted.value, each.value)) continue;
      score.wrong += 1;
      score.faults.push({
        name,
        where,
        field: each.field,
        expected: wanted?.value ?? '',
        read: each.value,
        kind: 'wrong',
      });
    }
    for (const each of expected) {
      const found = read.find(({ field }) => field === each.field);
      const isFound =
        found !== undefined &&
        sameValue(each.field, each.value, found.value) &&
        (each.isAssumed || found.status === 'read');
      score.expected += 1;
      if (isFound) score.found += 1;
      else if (!found || found.status === 'assumed')
        score.faults.push({
          name,
          where,
          field: each.field,
          expected: each.value,
          read: found ? `${found.value} (assumed)` : '',
          kind: 'missed',
        });
    }
  }
  return score;
}

/** The sum of the scores of texts. */
export const totalOf = (scores: readonly Score[]): Score =>
  scores.reduce((a, b) => ({
    unread: a.unread + b.unread,
    unreadFound: a.unreadFound + b.unreadFound,
    read: a.read + b.read,
    wrong: a.wrong + b.wrong,
    expected: a.expected + b.expected,
    found: a.found + b.found,
    faults: [...a.faults, ...b.faults],
  }));

/** One fault a line. */
export const faultText = ({ kind, name, where, field, expected, read }: Fault): string =>
  `${kind} ${name}, ${where}, ${field}: expected '${expected}', read '${read}'`;
