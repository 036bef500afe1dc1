import { stateCodeOf } from './place';

/** A place of the table of distances, ready to be compared with locations. */
export interface TablePlace {
  /** Lower case, in spaces: ' salt lake city '. */
  words: string;
  /** Two letters; null where the table names none: then the place is that of any state. */
  state: string | null;
}

/** Only what stands before the first comma names the city: 'Somewhere, Austin' is not Austin. */
export function tablePlace(name: string): TablePlace {
  const [city = '', ...after] = name.split(',');
  const words = city.toLowerCase().split(/\W/).filter(Boolean).join(' ');
  return { words: ` ${words} `, state: stateCodeOf(after.at(-1) ?? '') };
}

export const isNamedPlace = (name: string): boolean => tablePlace(name).words.trim() !== '';

/** One text for all ways of writing a place of the table. */
export const samePlace = (name: string): string => {
  const { words, state } = tablePlace(name);
  return `${words.trim()}, ${state ?? ''}`;
};

/** Whether a location is at a place of the table: 'AUSTIN yard 2, TX' is Austin, and Austin, TX, but not Austin, MN. */
export const isAt = (location: TablePlace, place: TablePlace): boolean =>
  location.words.includes(place.words) && (place.state === null || place.state === location.state);
