/** What a text says of the values of one vocabulary. */
export interface Named<T extends string> {
  /** Each of them is what is asked for, or recorded. */
  named: T[];
  excluded: T[];
  /** Of the named, those beside an 'only'. */
  only: T[];
}

/** One value of a vocabulary and how people write it. At one place the first pattern counts. */
export type Vocabulary<T extends string> = readonly (readonly [T, RegExp])[];

const DENIED_BEFORE =
  /(?:^|[^a-z])(?:no|not|non|nor|neither|without|w\/o|never|except|exclude[sd]?|excluding)(?: (?:offer|use|supply|accept|any))?[ -]*$/;
const DENIED_AFTER =
  /^[ -]*(?:free\b|(?:is |are )?(?:not (?:accepted|acceptable|allowed|permitted|wanted)|prohibited|excluded)\b)/;
/** 'Loop not required' asks for nothing. */
const OPTIONAL_AFTER = /^[ -]*(?:is |are )?(?:not (?:required|needed|necessary)|optional)\b/;
/** 'No loop or live front' denies both. */
const GOES_ON = /^[ ,]*(?:or|nor|and)[ -]*$/;

/**
 * The values that a text names or excludes: 'no aluminum', 'FR3 or mineral', 'radial only, no loop'. Null where it names and
 * excludes none. An 'only' goes with what its part of the text names.
 */
export function readNamed<T extends string>(text: string, vocabulary: Vocabulary<T>): Named<T> | null {
  const read: Named<T> = { named: [], excluded: [], only: [] };
  for (const part of text.split(/[,;]/)) {
    const { named, excluded } = readPart(part, vocabulary);
    read.named.push(...named);
    read.excluded.push(...excluded);
    if (/\bonly\b/.test(part)) read.only.push(...named);
  }
  return read.named.length + read.excluded.length > 0 ? read : null;
}

function readPart<T extends string>(text: string, vocabulary: Vocabulary<T>): Pick<Named<T>, 'named' | 'excluded'> {
  const read = { named: [] as T[], excluded: [] as T[] };
  const found = placesIn(text, vocabulary);
  let wasDenied = false;
  found.forEach(({ value, start, end }, index) => {
    const before = text.slice(found[index - 1]?.end ?? 0, start);
    const after = text.slice(end, found[index + 1]?.start);
    if (OPTIONAL_AFTER.test(after)) return;
    wasDenied = DENIED_BEFORE.test(before) || DENIED_AFTER.test(after) || (wasDenied && GOES_ON.test(before));
    read[wasDenied ? 'excluded' : 'named'].push(value);
  });
  return read;
}

/** What was read, of some of the values; null where nothing was said of them. */
export function ofThese<T extends string, U extends T>(read: Named<T> | null, values: readonly U[]): Named<U> | null {
  const among = (each: T[]) => values.filter((value) => each.includes(value));
  const part = {
    named: among(read?.named ?? []),
    excluded: among(read?.excluded ?? []),
    only: among(read?.only ?? []),
  };
  return part.named.length + part.excluded.length > 0 ? part : null;
}

interface Place<T> {
  value: T;
  start: number;
  end: number;
}

function placesIn<T extends string>(text: string, vocabulary: Vocabulary<T>): Place<T>[] {
  const places: Place<T>[] = [];
  for (const [value, pattern] of vocabulary) {
    for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) {
      const place = { value, start: match.index, end: match.index + match[0].length };
      if (!places.some((each) => each.start < place.end && place.start < each.end)) places.push(place);
    }
  }
  return places.toSorted((a, b) => a.start - b.start);
}
