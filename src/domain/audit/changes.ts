import type { AuditEntry } from '../../contract/people/audit';
import { rateFields } from '../rateSets/rateFields';
import { rateText } from '../rateSets/rateText';
import { fieldWords } from './fieldWords';
import { valueText } from './valueText';

/** One value that changed, as people read it. */
export interface AuditChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

type Values = Readonly<Pick<AuditEntry, 'action' | 'old' | 'new'>>;

const CHANGES: readonly string[] = [
  ...['changeRow', 'saveOptions', 'changeRates', 'captionFile', 'orderFiles', 'saveEstimate', 'changeQuotations'],
  ...['saveView', 'saveProfile'],
];
/** Earlier releases wrote these without old values, which do not mean that nothing was there before. */
const NEEDS_OLD: readonly string[] = ['captionFile'];
/** Fields that say which thing an entry is about; told where they changed. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['saveView', ['name', 'list']],
  ['saveProfile', ['name', 'file']],
]);
const namesOf = (action: string): readonly string[] => NAMES.get(action) ?? ['name'];
const RATES: ReadonlyMap<string, string> = new Map([
  ['referenceSite', 'Reference site'],
  ['distances', 'Distances between places'],
]);

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function rateChange(name: string, before: unknown, after: unknown): AuditChange {
  const field = rateFields.find(({ id }) => id === name);
  const text = (value: unknown) => (field ? rateText(field, number(value)) : valueText(name, value));
  const label = field ? `${field.group}: ${field.label}` : (RATES.get(name) ?? name);
  return { label, before: text(before), after: text(after) };
}

/** What an entry changed, field by field; nothing for one that changed no values. */
export function changesOf({ action, old, new: now }: Values): readonly AuditChange[] {
  if (!CHANGES.includes(action) || (old === null && NEEDS_OLD.includes(action))) return [];
  return Object.entries(now ?? {})
    .filter(([name, after]) => name !== 'holdsFrom' && (!namesOf(action).includes(name) || after !== old?.[name]))
    .map(([name, after]) => {
      const before = old?.[name];
      if (action === 'changeRates') return rateChange(name, before, after);
      return { label: fieldWords(name), before: valueText(name, before), after: valueText(name, after) };
    });
}
