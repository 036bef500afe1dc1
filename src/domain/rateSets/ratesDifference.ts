import { rateFields } from './rateFields';
import { rateText } from './rateText';
import type { Rates } from '../rates/rates';

/** One rate that differs, as people read it. */
export interface RateChange {
  id: keyof Rates;
  label: string;
  before: string;
  after: string;
}

/** What differs between two sets of rates, in the order of the screen. */
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

/** The table as a whole: how many rows stay, come and go. */
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
