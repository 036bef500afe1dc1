import { either } from '../../language/either';
import { powerSpots } from '../../phrases/power';
import type { Clause } from '../text/clauses';
import { OLD, UNIT } from './oldWords';
import { ASKED, isAsked, isFact } from './facts';

const OFFERED = either('quoted', 'offered', 'priced', 'proposed', 'bid', 'sold', 'shipped', 'delivered', 'supplied');
const GOT = either(
  ...['ordered', 'bought', 'purchased', 'installed', 'rented', 'paid'],
  String.raw`(?:received|got)(?! (?:an? |the |your )?(?:order|request|inquiry|rfq|call|budget|approval))`,
);
const BUYER = either('we', 'i', 'they', 'he', 'she', '(?:the |our )?(?:owner|customer|client|plant|city|utility)');
const ADVERB = either('already', 'once', 'just', 'last', 'first', 'originally', 'previously', 'then', 'recently');
const HAVE = String.raw`(?:'ve| have| had)?(?: ${ADVERB})?`;
const HARMED = either(
  ...['hit', 'struck', 'flooded', 'destroyed', 'damaged', 'took out', 'knocked (?:out|over|down)', 'killed', 'ruined'],
  ...['wrecked', 'stole', 'lost', 'burned (?:up|down|out)', 'cooked', 'fried', 'shorted(?: out)?'],
);
const OURS = either('the', 'our', 'an?', 'one', 'two', 'three', 'his', 'her', 'their', 'its', 'both', 'all');
const BEFORE_RATING = either(
  ...['an?', 'the', 'one', 'two', 'three', 'four', 'five', String.raw`\(?\d{1,2}\)?`, 'only', 'just', 'at', 'for'],
  ...['rated', 'sized', 'originally', 'about'],
);

/** 'You quoted two', 'your last proposal', 'in 2019 we ordered two'. */
const DEAL = new RegExp(
  String.raw`\b(?:you|they|your \w+)${HAVE} ${OFFERED}\b|\byour (?:last|earlier|previous|first|prior|original|old|recent) (?:offer|quote|quotation|proposal|price|bid)s?\b|\b${BUYER}${HAVE} ${GOT}\b`,
);
/** 'Lightning hit the', 'we lost a'. */
const INCIDENT = new RegExp(String.raw`\b${HARMED} ${OURS}\b(?! (?:bid|order|job|project|sale)\b)`);
/** 'Service: was', 'the design started out at'. */
const STATE = new RegExp(
  String.raw`\b(?:was|were|had been|used to be|(?:began|started)(?: out)? (?:as|at|with))(?: ${BEFORE_RATING})*:? $`,
);
/** 'Was specified on the first drawings', after the rating. */
const ENDED = new RegExp(
  String.raw`(?<!\()\b(?:was|were|had been|got)(?: ${ADVERB})? ${either(
    ...[OFFERED, 'specified', 'planned', 'drawn', 'shown', 'installed', 'designed', 'budgeted', 'estimated'],
    ...['considered', 'discussed', 'rejected', 'ruled out', 'ordered', 'bought', 'hit', 'struck', 'flooded'],
    ...['destroyed', 'damaged', 'stolen', 'lost', 'burned', 'knocked', 'removed', 'replaced'],
  )}\b`,
);
/** 'Tripped twice this summer', after the rating. */
const FAILED = new RegExp(
  String.raw`^[^,;]{0,60}\b${either(
    ...['tripped', 'trips', 'failed', 'fails', 'faulted', 'leaks', 'leaked', 'blew(?: up)?', 'died', 'exploded'],
    ...['overheats', 'overheated', 'runs hot', 'caught fire', 'shorted', 'gave (?:up|out)'],
  )}\b`,
);
const ORDER = '(?:(?:purchase )?orders?|pos?|contracts?)';
const IS_SETTLED = String.raw`(?:(?:still |already )?stands?|(?:is|are|was|were|has been|have been) (?:all |already |now |still )?${either(
  ...['settled', 'signed', 'paid(?: for)?', 'invoiced', 'released', 'placed', 'in production', 'firm', 'closed'],
  ...['unchanged', 'not affected', 'unaffected', 'under contract'],
)})\b`;
/** 'The 2000 kVA order stands', 'our PO 4417 for the 2000 kVA padmount is released'. */
const SETTLED = new RegExp(
  String.raw`^[^.;]* k?va(?: [a-z-]+){0,3} ${ORDER} ${IS_SETTLED}|\b${ORDER} (?:[\w-]*\d )?(?:for|of) (?:[a-z]+ ){0,3}[\d,.]+ ?k?va(?: [a-z-]+){0,3} ${IS_SETTLED}`,
);
/** 'Temporary power is a', 'a 1000 kVA rental is there'. */
const LENT =
  /\b(?:temporary|rental|loaner|borrowed)\b[^.;]{0,30}\b(?:is|are|was|were) (?:an?|one|two|the) (?:[a-z]+ )?$/;
/** 'The budget was $30k for a'. */
const PLANNED = new RegExp(
  String.raw`\b(?:budget|estimate|allowance|study|plans?|drawings?|design|scope) (?:was|were|had been|said|showed|assumed|had|called for)\b`,
);
/** 'The present transformer is a'. */
const OF_OLD = new RegExp(
  String.raw`^(?:the |our )?(?:${OLD}) (?:[\w'-]+ ){0,2}?(?:${UNIT})\b,? (?:is|was|has|reads|says|are|were)\b`,
);
/** Items beside earlier quoted or bought ones. */
const ADDED =
  /\b(?:add (?:an?|one|two|three|\(?\d)|another|additional|in addition|(?:one|two|three) more|also (?:needs?|wants?|quote))\b/;

/** Every sentence about the past has one of these words. */
const HINT = new RegExp(
  String.raw`\b${either(
    ...[
      'was',
      'were',
      'had',
      'got',
      'used',
      'began',
      'started',
      'you',
      'they',
      'your',
      'temporary',
      'rental',
      'loaner',
    ],
    ...['borrowed', 'estimate', 'budget', 'plans?', 'drawings?', 'study', 'design', 'scope', 'allowance'],
  )}\b|${GOT}|${HARMED}|${OLD}|trip|fail|fault|leak|blew|died|explod|heat|runs hot|caught|gave`,
);

type Kind = 'deal' | 'past' | 'fact';

/** The subject of a sentence with a rating: an earlier offer or order, or an existing or planned unit; null for a demand. */
function kindOf(clause: Clause): Kind | null {
  const known = knownKindOf(clause);
  return known ?? (isFact(clause) && powerSpots(clause.text).length > 0 ? 'fact' : null);
}

function knownKindOf({ text, label }: Clause): Kind | null {
  if (SETTLED.test(text)) return powerSpots(text).length > 0 ? 'past' : null;
  if (!HINT.test(text)) return null;
  const ratings = powerSpots(text);
  const [first, last] = [ratings[0], ratings.at(-1)];
  if (!first || !last || ASKED.test(text)) return null;
  const lead = text.slice(0, first.start);
  if (DEAL.test(lead)) return 'deal';
  if ([INCIDENT, STATE, LENT, PLANNED, OF_OLD].some((pattern) => pattern.test(lead))) return 'past';
  const tail = text.slice(last.end).replaceAll(/\([^()]{1,80}\) ?/g, '');
  return label === null && (ENDED.test(tail) || FAILED.test(tail)) ? 'past' : null;
}

/** The clauses about units of the past, if another clause of their message states a demand (`isWanted`). */
export function backgroundIn(clauses: readonly Clause[], isWanted: (clause: Clause) => boolean): ReadonlySet<Clause> {
  const kinds = new Map(
    clauses.flatMap((clause) => {
      const kind = kindOf(clause);
      return kind === null ? [] : [[clause, kind] as const];
    }),
  );
  if (kinds.size === 0) return new Set();
  const wanted = clauses.filter((clause) => !kinds.has(clause) && isWanted(clause));
  const isAdded = (message: number): boolean =>
    wanted.some((clause) => clause.message === message && ADDED.test(clause.text));
  const isBackground = (clause: Clause, kind: Kind): boolean =>
    kind === 'fact' ? isBeside(clause, wanted) : !(kind === 'deal' && isAdded(clause.message));
  return new Set(
    [...kinds]
      .filter(
        ([clause, kind]) => wanted.some(({ message }) => message === clause.message) && isBackground(clause, kind),
      )
      .map(([clause]) => clause),
  );
}

const ratingsIn = ({ text }: Clause): string[] => powerSpots(text).map(({ value }) => value);

/** A unit that its message does not request; 'the 500 kVA' is a requested one. */
function isBeside(clause: Clause, wanted: readonly Clause[]): boolean {
  const asked = wanted.filter((each) => each.message === clause.message && isAsked(each));
  const known = new Set(asked.flatMap(ratingsIn));
  const { text } = clause;
  const isOfThese = powerSpots(text).some(
    ({ value, start }) => known.has(value) && /\bthe $/.test(text.slice(Math.max(0, start - 5), start)),
  );
  return asked.length > 0 && !isOfThese;
}
