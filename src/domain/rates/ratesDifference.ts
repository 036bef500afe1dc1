import { rateFields, rateText } from './rateFields';
import type { Rates } from './rates';
import type { RatesEffect } from '../../contract/rates/rateSets';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { neutralizeFormula } from '../format/neutralizeFormula';

export interface RateChange {
  id: keyof Rates;
  label: string;
  before: string;
  after: string;
}

export const ratesDifference = (before: Rates, after: Rates): readonly RateChange[] => [
  ...rateFields
    .filter(({ id }) => before[id] !== after[id])
    .map((field) => ({
      id: field.id,
      label: `${field.group}: ${field.label}`,
      before: rateText(field, before[field.id]),
      after: rateText(field, after[field.id]),
    })),
  ...siteChange(before, after),
  ...tableChange(before, after),
];

const siteChange = ({ referenceSite: before }: Rates, { referenceSite: after }: Rates): RateChange[] =>
  before === after ? [] : [{ id: 'referenceSite', label: 'Distance: Reference site', before, after }];

function tableChange({ distances: before }: Rates, { distances: after }: Rates): RateChange[] {
  const [had, has] = [new Set(before.map(rowText)), new Set(after.map(rowText))];
  const isSame = had.size === has.size && [...had].every((row) => has.has(row));
  if (isSame) return [];
  const added = [...has].filter((row) => !had.has(row)).length;
  return [
    {
      id: 'distances',
      label: 'Distance: Distances between places',
      before: rowsText(before.length),
      after: `${rowsText(after.length)}, ${added} of them new or changed`,
    },
  ];
}

const rowsText = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
const rowText = ({ from, to, miles }: Rates['distances'][number]) => JSON.stringify([from, to, miles]);

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Effect on the open orders: '41 best units change.' */
export function effectWords(effect: RatesEffect): readonly string[] {
  const { orders, bestChanges, becomeGood, loseGood, marginChange } = effect;
  const judged = `${counted(orders, 'open order', 'open orders')} compared with today.`;
  if (bestChanges === 0 && becomeGood === 0 && loseGood === 0 && marginChange === 0)
    return [judged, 'No best unit, good margin or sum of margins changes.'];
  return [
    judged,
    `${counted(bestChanges, 'best unit changes', 'best units change')}.`,
    `${counted(becomeGood, 'order reaches', 'orders reach')} a good margin; ${formatNumber(loseGood)} no longer ${loseGood === 1 ? 'does' : 'do'}.`,
    `The margins of the best units change by ${marginChange > 0 ? '+' : ''}${formatMoney(marginChange)} in sum, where all their costs are recorded.`,
  ];
}

const quoted = (text: string): string => `"${neutralizeFormula(text).replaceAll('"', '""')}"`;

/** The table in the format of its import: UTF-8 with a byte order mark, for Excel. */
export const distancesCsv = (distances: Rates['distances']): string =>
  `\ufefffrom,to,miles\r\n${distances.map(({ from, to, miles }) => `${quoted(from)},${quoted(to)},${miles}\r\n`).join('')}`;
