import { formatNumber } from '../../format/number';

export type Measure =
  | 'kva'
  | 'primary'
  | 'secondary'
  | 'match'
  | 'margin'
  | 'marginDollars'
  | 'price'
  | 'cost'
  | 'work'
  | 'distance';

export interface MeasureWords {
  measure: Measure;
  names: readonly string[];
  /** Label of the active filter. */
  label: string;
  unit: '%' | '$' | 'mi' | 'kVA' | 'V';
  example: string;
}

/** Has no name: 'margin ≥ $5,000' selects it. */
export const MARGIN_DOLLARS: MeasureWords = {
  measure: 'marginDollars',
  names: [],
  label: 'Margin',
  unit: '$',
  example: '$5,000',
};

export const MEASURES: readonly MeasureWords[] = [
  { measure: 'kva', names: ['kva rating', 'kva'], label: 'kVA', unit: 'kVA', example: '500' },
  {
    measure: 'primary',
    names: ['primary voltage', 'primary v', 'primary'],
    label: 'Primary',
    unit: 'V',
    example: '12470',
  },
  {
    measure: 'secondary',
    names: ['secondary voltage', 'secondary v', 'secondary'],
    label: 'Secondary',
    unit: 'V',
    example: '480',
  },
  { measure: 'match', names: ['match'], label: 'Match', unit: '%', example: '90' },
  { measure: 'margin', names: ['margin'], label: 'Margin', unit: '%', example: '20' },
  { measure: 'price', names: ['price'], label: 'Price', unit: '$', example: '40,000' },
  { measure: 'cost', names: ['all costs', 'total cost', 'cost'], label: 'All costs', unit: '$', example: '30,000' },
  { measure: 'work', names: ['work'], label: 'Work', unit: '$', example: '5,000' },
  { measure: 'distance', names: ['distance'], label: 'Distance', unit: 'mi', example: '300' },
];

type Sign = '≥' | '≤' | '>' | '<' | '=';

/** A comparison with a number, or an inclusive range. */
export type Condition = { sign: Sign; number: number } | { from: number; to: number };

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

/** A figure, null if unknown, or only its upper or lower bound. */
export type Figure = number | null | { atMost: number } | { atLeast: number };

/** Whether the condition certainly holds for the displayed figure. */
export function fits(condition: Condition, figure: Figure): boolean {
  if (figure === null) return false;
  if (typeof figure === 'number') return isWithin(condition, figure);
  if (!('sign' in condition)) return false;
  const [signs, bound] = 'atMost' in figure ? [BELOW, figure.atMost] : [ABOVE, figure.atLeast];
  return signs.includes(condition.sign) && isWithin(condition, bound);
}

/** Whether the condition could hold if the figure were known. */
export function mayFit(condition: Condition, figure: Figure): boolean {
  const [from, to] = typeof figure === 'number' ? [figure, figure] : spanOf(figure);
  if ('from' in condition) return from <= condition.to && to >= condition.from && condition.from <= condition.to;
  if (condition.sign === '=') return from <= condition.number + TOLERANCE && to >= condition.number - TOLERANCE;
  return isWithin(condition, BELOW.includes(condition.sign) ? from : to);
}

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

export function conditionText(condition: Condition, { label, unit }: MeasureWords): string {
  if ('from' in condition) return `${label} ${amount(condition.from, unit)} – ${amount(condition.to, unit)}`;
  return `${label} ${condition.sign} ${amount(condition.number, unit)}`;
}

function amount(number: number, unit: MeasureWords['unit']): string {
  const text = formatNumber(number);
  if (unit === '$') return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
  return unit === '%' ? `${text}%` : unit === 'kVA' ? text : `${text} ${unit}`;
}
