import type { ImportFile } from '../../../contract/import/files';
import type { WordField } from '../../../contract/vocabulary/vocabulary';
import { recordedText } from '../../language/placeholder';
import {
  fluidDemand,
  fluidOf,
  fusingDemand,
  fusingOf,
  secondaryBushingsIn,
  unitKindDemand,
  unitKindOf,
} from '../reading/fittings';
import { amperesIn, terminalDemand } from '../reading/terminals';
import { windingDemand, windingsOf } from '../reading/windings';
import { ANY_VOLTS } from '../../nameplate/connections';
import { readVoltage } from '../../nameplate/voltage';
import { CONDITION_WORDS, inWords } from '../../vocabulary/conditionWords';
import { WORD_FIELDS, wordKey, type Word } from '../../vocabulary/wordFields';

/** Null for a text that it cannot read. */
type Reader = (text: string) => unknown;

const condition: Reader = (text) =>
  WORD_FIELDS.condition.meanings.find((each) => each === inWords(CONDITION_WORDS)(text).toUpperCase()) ?? null;
const primaryBushings: Reader = (text) => (amperesIn(text).size > 0 ? text : terminalDemand(text));

/** Whatever a voltage may have after its number: units of measure are not connections. */
const connection: Reader = (text) => readVoltage(`${ANY_VOLTS} ${text}`);

/** How matching reads the fields that hold words. */
export const WORD_READERS: Readonly<Record<WordField, Readonly<Record<ImportFile, Reader>>>> = {
  condition: { units: condition, orders: condition },
  unitType: { units: unitKindOf, orders: unitKindDemand },
  terminals: { units: terminalDemand, orders: terminalDemand },
  primaryBushings: { units: primaryBushings, orders: primaryBushings },
  secondaryBushings: { units: secondaryBushingsIn, orders: secondaryBushingsIn },
  fusing: { units: fusingOf, orders: fusingDemand },
  fluid: { units: fluidOf, orders: fluidDemand },
  winding: { units: windingsOf, orders: windingDemand },
  connection: { units: connection, orders: connection },
};

/** Whether matching reads a text of the field without being taught. */
export const isBuiltIn = (field: WordField, text: string): boolean =>
  Object.values(WORD_READERS[field]).some((read) => read(text) !== null);

/** Why a word cannot be taught; null if it can. Built-in words cannot get another meaning. */
export function wordRefusal({ field, word, meaning }: Word & { readonly field: WordField }): string | null {
  const { label, meanings } = WORD_FIELDS[field];
  if (!meanings.includes(meaning))
    return `'${meaning}' is not a meaning of ${label}. Use one of: ${meanings.join(', ')}.`;
  if (wordKey(word) === '') return 'A word needs a letter or a digit.';
  if (field === 'connection' && /\d/.test(word)) return 'A word of Connection has no digits.';
  if (recordedText(word) === '') return `'${word}' says that nothing is recorded, so it has no other meaning.`;
  return isBuiltIn(field, word)
    ? `'${word}' is a built-in word of ${label}, and built-in words keep their meaning. Correct the unit or the order instead.`
    : null;
}

/** The taught word that is the whole text of a field; undefined without one, and for a text with a built-in meaning. */
export function taughtWordIn<Taught extends Word>(
  words: readonly Taught[],
  field: WordField,
  text: string,
): Taught | undefined {
  const key = wordKey(text);
  const taught = key === '' ? undefined : words.find((each) => each.field === field && wordKey(each.word) === key);
  return taught === undefined || isBuiltIn(field, text) ? undefined : taught;
}
