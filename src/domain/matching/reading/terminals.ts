import { demandIn, type Demand } from '../../language/demand';
import { feedNames, frontNames, type Feed, type Front, inField } from '../../language/things';
import { memoizedByText } from '../../quantity/quantity';

const WORDS = inField<Feed | Front>([...feedNames, ...frontNames]);
const FEEDS: readonly Feed[] = ['loop', 'radial'];
const FRONTS: readonly Front[] = ['dead', 'live'];

/** How a transformer is fed and fronted, in the words of the data. */
export interface Bushing {
  configuration: string | null;
  type: string | null;
}

export const bushingText = ({ configuration, type }: Bushing): string => configuration?.trim() || type?.trim() || '';

/** Required feed and front; null if not mentioned. */
export interface TerminalDemand {
  readonly feed: Demand<Feed> | null;
  readonly front: Demand<Front> | null;
}

/** 'Loop Feed Dead Front', 'radial only, no loop', 'not dead front'. Null for text that names neither feed nor front. */
export const terminalDemand = memoizedByText((text): TerminalDemand | null => {
  const demand = demandIn(text, WORDS);
  return demand && { feed: only(demand, FEEDS), front: only(demand, FRONTS) };
});

/** The part of a demand about these terms; null if not mentioned. */
function only<T extends Feed | Front>(
  { included, excluded, isOnly }: Demand<Feed | Front>,
  terms: readonly T[],
): Demand<T> | null {
  const [these, those] = [terms.filter((term) => included.has(term)), terms.filter((term) => excluded.has(term))];
  return these.length + those.length === 0 ? null : { included: new Set(these), excluded: new Set(those), isOnly };
}

/** How a unit is fed, and whether its live parts are exposed; null if the words do not say. */
interface Terminals {
  feed: Feed | null;
  front: Front | null;
}

/** The bushing type adds what the configuration leaves open. A unit that can be fed both ways is a loop unit. */
export function terminalsOf({ configuration, type }: Bushing): Terminals {
  const [first, second] = [terminalDemand(configuration), terminalDemand(type)];
  return {
    feed: oneOf(first?.feed, ['loop', 'radial']) ?? oneOf(second?.feed, ['loop', 'radial']),
    front: oneOf(first?.front, ['dead', 'live']) ?? oneOf(second?.front, ['dead', 'live']),
  };
}

/** The better of the named ones; if one of two is denied, the other. */
function oneOf<T>(demand: Demand<T> | null | undefined, [better, other]: readonly [T, T]): T | null {
  if (!demand) return null;
  if (demand.included.has(better)) return better;
  if (demand.included.has(other)) return other;
  return demand.excluded.has(better) ? other : better;
}

const AMPERES = /(?<![\d.])(\d{2,4})\s*-?\s*a(?:mp(?:s|eres?)?)?\b/g;

/** The current ratings, amperes, that a bushing type or configuration names ('200 A Well and Insert'); empty for none. */
export const amperesIn = memoizedByText(
  (text): ReadonlySet<number> => new Set([...text.toLowerCase().matchAll(AMPERES)].map(([, number]) => Number(number))),
);

/** The rating of the bushings, amperes, by their type, else by their configuration. */
export function bushingAmperes({ type, configuration }: Bushing): ReadonlySet<number> {
  const byType = amperesIn(type);
  return byType.size > 0 ? byType : amperesIn(configuration);
}
