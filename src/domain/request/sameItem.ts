import { ALTERNATE_DOUBT } from './doubts/statements';
import { itemLabel, TAGS } from './labels';
import type { Item } from './item';
import type { Segment } from './segments';

/** '2.1' and '3' number different lists. */
const areSiblings = (one: string, other: string | null): boolean =>
  other !== null && one.includes('.') === other.includes('.');

const VOLTAGES = ['primary_voltage_kv', 'secondary_voltage_kv'] as const;

/** '208Y/120 for the 150 kVA', 'the 150 kVA shall have'. */
export const REFERS = /\b(?:for|on|of|with) the [\d.,]+ ?kva|^(?:and |but )?the [\d.,]+ ?kva\b/;

/** The same rating without another quantity or voltage: a title and its text, a summary and its details. */
export function isSameItem(item: Item, { head, quantity, stated, clause, text }: Segment): boolean {
  if (item.kva?.value !== head?.value) return false;
  if (head?.doubt === ALTERNATE_DOUBT && item.kva?.doubt !== ALTERNATE_DOUBT) return false;
  if (quantity === null && REFERS.test(text)) return true;
  const [, tag] = [...text.matchAll(TAGS)][0] ?? [];
  if (tag !== undefined && item.label !== null && tag !== item.label) return false;
  if (
    item.label !== null &&
    areSiblings(item.label, itemLabel(clause)) &&
    item.label !== itemLabel(clause) &&
    clause.line !== item.firstLine
  )
    return false;
  if (quantity && item.quantity && quantity.value !== item.quantity.value) return false;
  const isNext = clause.line !== item.firstLine && clause.line <= item.lastLine + 1 && !clause.startsParagraph;
  if (quantity && item.quantity && isNext) return false;
  const isCountedAlike = item.quantity?.value === quantity?.value;
  return VOLTAGES.every((field) => {
    const [mine, theirs] = [item.stated, stated].map((all) => all.find((each) => each.field === field)?.value);
    return mine === undefined || theirs === undefined || areOfOneWinding(mine, theirs, isCountedAlike);
  });
}

/** '12470GrdY/7200' has 7200 V to neutral; units of another count may have only that. */
function areOfOneWinding(one: string, other: string, isCountedAlike: boolean): boolean {
  const [mine, theirs] = [one, other].map((each) => each.match(/\d+/g) ?? []);
  return mine?.[0] === theirs?.[0] || (isCountedAlike && (isNeutralOf(mine, theirs) || isNeutralOf(theirs, mine)));
}

const isNeutralOf = (whole: readonly string[] = [], volts: readonly string[] = []): boolean =>
  volts.length === 1 && whole.length === 2 && whole[1] === volts[0];
