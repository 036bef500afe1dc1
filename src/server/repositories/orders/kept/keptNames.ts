import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema';
import { toLikePattern } from '../likePattern';
import type { Figuring } from './keptFigures';
import { createRecent } from './recent';

/** Who orders are for and who sold them. */
type Names = readonly [customer: string, salesperson: string | null];

/** What those names are to contain. */
export interface NameTexts {
  readonly customer: string | undefined;
  readonly salesperson: string | undefined;
}

/** Counts of the orders of one pair of names, as the database says them. */
export type NamedCounts = readonly [...Names, counts: readonly number[]];

/** Counts by names; null where there are too many of them. */
export type CountsByNames = { readonly names: KnownNames; readonly counts: readonly (readonly number[])[] } | null;

/** Pairs of names, each at its place. Another object wherever one is added. */
interface KnownNames {
  readonly list: readonly Names[];
  readonly placeOf: ReadonlyMap<string, number>;
}

/** Pairs of names in all that is kept: at some 200 bytes each, 40 MB. */
const MOST_KEPT = 200_000;
const MOST_TEXTS = 200;

const keyOf = ([customer, salesperson]: Names) => JSON.stringify([customer, salesperson]);

const known = (list: readonly Names[]): KnownNames => ({
  list,
  placeOf: new Map(list.map((names, place) => [keyOf(names), place])),
});

export const figuringNames: Figuring<readonly NamedCounts[] | null, CountsByNames> = {
  most: MOST_KEPT,
  weigh: (figures) => 1 + (figures?.counts.length ?? 0),
  of: (read) =>
    read && {
      names: known(read.map(([customer, salesperson]) => [customer, salesperson])),
      counts: read.map(([, , counts]) => counts),
    },
  add: (then, change) => then && change && addChange(then, change),
};

function addChange(then: NonNullable<CountsByNames>, change: readonly NamedCounts[]): CountsByNames {
  const isNew = ([customer, salesperson]: NamedCounts) => !then.names.placeOf.has(keyOf([customer, salesperson]));
  const added = change.filter(isNew).map(([customer, salesperson]): Names => [customer, salesperson]);
  const names = added.length === 0 ? then.names : known([...then.names.list, ...added]);
  const counts = [...then.counts];
  for (const [customer, salesperson, more] of change) {
    const place = names.placeOf.get(keyOf([customer, salesperson])) ?? 0;
    counts[place] = more.map((count, nth) => count + (counts[place]?.[nth] ?? 0));
  }
  return { names, counts };
}

/** The places of the names that contain the texts. */
export type FindNames = (names: KnownNames, texts: NameTexts) => Promise<readonly number[]>;

/** Asks PostgreSQL, so that what is counted is what a list finds, in any language. */
export function createFindNames(db: Kysely<Database>): FindNames {
  const found = new WeakMap<KnownNames, ReturnType<typeof createRecent<Promise<readonly number[]>>>>();
  return (names, texts) => {
    const ofTexts = found.get(names) ?? createRecent<Promise<readonly number[]>>(MOST_TEXTS);
    found.set(names, ofTexts);
    const key = JSON.stringify([texts.customer, texts.salesperson]);
    const asked = ofTexts.get(key) ?? readPlaces(db, names, texts);
    ofTexts.set(key, asked);
    asked.catch(() => ofTexts.delete(key));
    return asked;
  };
}

async function readPlaces(db: Kysely<Database>, { list }: KnownNames, { customer, salesperson }: NameTexts) {
  const contains = (name: string, text: string | undefined) =>
    text === undefined ? [] : [sql<boolean>`${sql.ref(name)} ilike ${toLikePattern(text)}`];
  const conditions = [...contains('customer', customer), ...contains('salesperson', salesperson)];
  const { rows } = await sql<{ places: number[] | null }>`
    select json_agg(place - 1) as places from json_array_elements(${JSON.stringify(list)}::json) with ordinality listed (names, place),
      lateral (select names ->> 0 as customer, names ->> 1 as salesperson) named
    where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]?.places ?? [];
}
