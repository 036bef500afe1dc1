import { formatNumber } from '../../format/number';
import type { MeasureWords } from './measures';

export type Sign = '≥' | '≤' | '>' | '<' | '=';

/** Numbers that fit: those that compare so with one, or those from one to another, both included. */
export type Condition = { sign: Sign; number: number } | { from: number; to: number };

/** The same sign however it is written. */
export const signs: Readonly<Record<string, Sign>> = {
  '≥': '≥',
  '>=': '≥',
  '=>': '≥',
  '≤': '≤',
  '<=': '≤',
  '=<': '≤',
  '>': '>',
  '<': '<',
  '=': '=',
};

/** What is known of a figure: itself, or only that it is at most or at least so much. */
export type Figure = number | null | { atMost: number } | { atLeast: number };

/** Compares figures as they are shown; what need not be so does not fit. */
export function fits(condition: Condition, figure: Figure): boolean {
  if (figure === null) return false;
  if (typeof figure === 'number') return isWithin(condition, figure);
  if (!('sign' in condition)) return false;
  const [signs, bound] = 'atMost' in figure ? [BELOW, figure.atMost] : [ABOVE, figure.atLeast];
  return signs.includes(condition.sign) && isWithin(condition, bound);
}

/** What fits as far as is known: only more knowledge could tell. */
export function mayFit(condition: Condition, figure: Figure): boolean {
  const [from, to] = typeof figure === 'number' ? [figure, figure] : spanOf(figure);
  if ('from' in condition) return from <= condition.to && to >= condition.from && condition.from <= condition.to;
  if (condition.sign === '=') return from <= condition.number + TOLERANCE && to >= condition.number - TOLERANCE;
  return isWithin(condition, BELOW.includes(condition.sign) ? from : to);
}

/** Where the figure lies for certain. */
function spanOf(figure: Exclude<Figure, number>): [from: number, to: number] {
  if (figure === null) return [-Infinity, Infinity];
  return 'atMost' in figure ? [-Infinity, figure.atMost] : [figure.atLeast, Infinity];
}

const BELOW: readonly Sign[] = ['≤', '<'];
const ABOVE: readonly Sign[] = ['≥', '>'];

function isWithin(condition: Condition, value: number): boolean {
  if ('from' in condition) return value >= condition.from && value <= condition.to;
  return comparisons[condition.sign](value, condition.number);
}

const comparisons: Readonly<Record<Sign, (value: number, number: number) => boolean>> = {
  '≥': (value, number) => value >= number,
  '≤': (value, number) => value <= number,
  '>': (value, number) => value > number,
  '<': (value, number) => value < number,
  '=': (value, number) => Math.abs(value - number) <= TOLERANCE,
};

/** Half a cent. */
const TOLERANCE = 0.005;

/** What was understood: 'Margin ≥ 20%', 'kVA 500–750', 'Distance < 300 mi'. */
export function conditionText(condition: Condition, { label, unit }: MeasureWords): string {
  if ('from' in condition) return `${label} ${amount(condition.from, unit)} – ${amount(condition.to, unit)}`;
  return `${label} ${condition.sign} ${amount(condition.number, unit)}`;
}

function amount(number: number, unit: MeasureWords['unit']): string {
  const text = formatNumber(number);
  if (unit === '$') return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
  return unit === '%' ? `${text}%` : unit === 'kVA' ? text : `${text} ${unit}`;
}
