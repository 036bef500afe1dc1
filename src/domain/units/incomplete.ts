import { fieldWords } from '../audit/changes';
import { listOf } from '../format/text';

/** Fields that matching needs. A file always has them; a unit that was added by hand may lack some. */
export const neededFields = ['condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage'] as const;

type Needed = Readonly<Record<(typeof neededFields)[number], unknown>>;

/** Names of the fields that a unit lacks to be matched; empty if it is complete. */
export const missingFields = (unit: Needed): string[] => neededFields.filter((name) => unit[name] === null);

/** 'Unit 490417 is incomplete: enter kVA and primary voltage first.'; null if it is complete. */
export function incompleteRefusal(unit: Needed & { readonly serial: string }): string | null {
  const missing = missingFields(unit).map(fieldWords);
  return missing.length === 0 ? null : `Unit ${unit.serial} is incomplete: enter ${listOf(missing)} first.`;
}
