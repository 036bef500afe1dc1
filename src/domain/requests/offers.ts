import type { Offer, RequestedLine } from '../../contract/requests/matching';
import type { Relaxation } from '../../contract/matching/recommendations';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import type { LineEdits } from './deskLine';

/** Fields that an offer leaves open, by its words. */
const OPEN: Readonly<Record<string, LineEdits>> = {
  'With any taps': { tap_range_pct: '' },
  'With any fusing': { fusing: '' },
  'With any secondary bushings': { sec_bush: '' },
  'With any bushing rating': { bushing_rating: '' },
  'With any impedance': { impedance_pct: '' },
  'With radial feed': { feed: 'radial' },
  'With a live front': { front: '' },
  'With mineral oil': { oil_type: '' },
  'With aluminum windings': { coil_type: '' },
  'With a rewind': { condition: 'Rewound' },
};

const PATTERNS: readonly (readonly [RegExp, (value: string, fields: RequestedLine) => LineEdits])[] = [
  [/^With ([\d,.]+) kVA$/, (value) => ({ kva_rating: value.replaceAll(',', '') })],
  [/^With (\d+) V$/, (volts, { primary_voltage_kv: now = '' }) => ({ primary_voltage_kv: withVolts(now, volts) })],
  [/^With a (.+) primary$/, (value) => ({ primary_voltage_kv: value })],
  [/^With a (.+) secondary$/, (value) => ({ secondary_voltage_kv: value })],
  [/^With a BIL of (\d+) kV$/, (bil) => ({ bil })],
];

/** The changes of fields that apply an offer; null if its words are not known. */
export function editsOf(change: string, fields: RequestedLine): LineEdits | null {
  if (Object.hasOwn(OPEN, change)) return OPEN[change] ?? null;
  for (const [pattern, edits] of PATTERNS) {
    const value = pattern.exec(change)?.[1];
    if (value !== undefined) return edits(value, fields);
  }
  return null;
}

/** '12470GrdY/7200' at 13800 V is '13800GrdY/7967': the connection stays. */
function withVolts(now: string, volts: string): string {
  const [, connection = '', neutral] =
    /^\d+(?:\.\d+)?\s*(d(?:elta)?|(?:grd)?y|gy|wye)?(\/\d+)?/i.exec(now.trim()) ?? [];
  return `${volts}${connection}${neutral === undefined ? '' : `/${Math.round(Number(volts) / Math.sqrt(3))}`}`;
}

const changeText = (change: string) => change.replace(/\d{4,}(?= V$)/, formatNumber);
const unitsFit = (count: number) => (count === 1 ? '1 unit fits' : `${formatNumber(count)} units fit`);

/** 'With 13,200 V: 14 units fit (9 more), best one $2,900 less' */
export function offerText({ change, units, more, cost_change }: Offer): string {
  const of = units === null ? '' : `: ${unitsFit(units)}${more === null ? '' : ` (${formatNumber(more)} more)`}`;
  const cost =
    cost_change === null ? '' : `, best one ${formatMoney(Math.abs(cost_change))} ${cost_change < 0 ? 'less' : 'more'}`;
  return `${changeText(change ?? '')}${of}${cost}`;
}

/** What would help if no unit fits, as offers. */
export const asOffers = (relaxations: readonly Relaxation[]): Offer[] =>
  relaxations.map(({ change, units }) => ({ change, units, more: null, cost_change: null }));
