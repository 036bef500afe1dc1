import { memoizedByText } from '../quantity/memoizedByText';
import { CITIES, type City } from './cities';
import { STATES, type State } from './states';

/** A place with its coordinates, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
  /** The state whose middle stands for a city that is not in the table; null for a city that is. */
  middleOf: string | null;
}

/**
 * The place that a text names, whatever its case: 'Austin, TX', 'AUSTIN yard 2, Texas', 'Austin'. A city that is not in the
 * table is its state's middle; null where the state is not known either. A name without its state is the largest city of it.
 */
export const placeOf = memoizedByText((text): Place | null => {
  const [, before = '', after = null] =
    /^(.*?)(?:,([^,]*))?$/s.exec(text.replace(COUNTRY, '').replace(ZIP_CODE, '')) ?? [];
  const state = stateOf(after ?? before);
  const city = cityOf(before, after === null ? null : (state?.[0] ?? 'unknown'));
  if (city) return { latitude: city[2], longitude: city[3], middleOf: null };
  return state ? { latitude: state[2], longitude: state[3], middleOf: state[1] } : null;
});

/** What an address ends with: ', USA', 'AZ 85001-1234'. */
const COUNTRY = /[\s,]+(?:usa|u\.s\.a\.|united states(?: of america)?)\s*$/i;
const ZIP_CODE = /[\s,]+\d{5}(?:-\d{4})?\s*$/;

/** In the words of the table, in spaces: ' st louis ' for 'Saint Louis'. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\W_]+/g, ' ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bft\b/g, 'fort')
    .trim()} `;

/** The code of a state by its code or name, whatever its case, 'D.C.' too; null for no state. */
export const stateCodeOf = (text: string): string | null => stateOf(text)?.[0] ?? null;

const statesByName = new Map(STATES.flatMap((state) => [plain(state[0]), plain(state[1])].map((key) => [key, state])));
const stateOf = (text: string): State | undefined => statesByName.get(plain(text.replaceAll('.', '')));

/** The longest name counts: 'Kansas City' is not a 'Kansas'. */
const cities = CITIES.map((city) => ({ city, words: plain(city[0]) })).sort((a, b) => b.words.length - a.words.length);

const cityOf = (text: string, state: string | null): City | undefined =>
  cities.find(({ city, words }) => (state === null || city[1] === state) && plain(text).includes(words))?.city;
