import { powerSpots } from '../../phrases/power';
import { partSpots } from '../clauseSpots';
import { sameIn } from '../inherited';
import type { ItemSources } from '../resolve';
import type { Stated } from '../segments';
import type { Clause } from '../text/clauses';
import { nowhere, unwantedIn } from '../wanted';

const OLD =
  'old|existing|failed|current|present|damaged|burn(?:ed|t)(?:[- ](?:up|out))?|bad|dead|original|previous|retired|removed';
const UNIT = 'units?|transformers?|xfmrs?|one|nameplate|name plate|tag|data(?: plate)?|equipment|bank';
/** 'The old one is stamped:', 'Existing unit', 'Failed transformer nameplate:'. */
const HEADING = new RegExp(
  String.raw`\b(?:${UNIT}) (?:(?:that|which) is |that's |we have |now )?(?:sitting |installed )?(?:(?:on|in|at) the (?:pad|vault|pole|site|yard|slab|ground) |there )(?:right )?(?:now|today|currently|at present)\b[^.;]*:$|\b(?:${OLD}) (?:[\w'-]+ ){0,2}?(?:${UNIT})\b[^.;]*:$|^(?:${OLD})(?: [\w'-]+){0,2} (?:${UNIT})\b[^\d]{0,30}$|^(?:${OLD}) ?:?$|\b(?:tag|name ?plate|plate|data) (?:of|from|off|on) (?:the|our) (?:unit|transformer|xfmr|one|pad)\b[^.;]{0,60}\b(?:today|now|currently|at present|that is there)\b[^.;]*:$|^what(?:'s| is| we have)(?: there| on the pad| in place| installed)?(?: now| today)\b[^.;\d]*:$|\bname ?plate\b[^.;]{0,40}\b(?:${OLD}|it replaces|being replaced)\b[^.;\d]*:$`,
);
const NEW =
  /\b(?:new|proposed|replacement|required|requirements?|need|needed|want|wanted|quote|furnish|supply|upsiz\w+|instead)\b/;
/** Goes on about the unit of the sentence before. */
const GOES_ON = /^(?:it|that one|that unit|this one|its) (?:is|was|has|had|reads|says)\b|^its\b/;
/** 'The drawings say mineral oil. Disregard that.' */
const SAID =
  /\b(?:drawings?|plans?|specs?|specifications?|prints?|one-?line|schedule|submittals?|engineer|consultant|architect) (?:still )?(?:(?:say|show|call|list|ha[sd]|have)s?|called|listed|specified|wrote|put)\b/;
const DISREGARDED =
  /^(?:please |but )?(?:disregard|ignore|never mind) (?:that|this|it)\b|^(?:but )?(?:we|they) (?:only|really|actually) (?:need|want)\b|^(?:that|this|it) (?:is|was)(?: all)? (?:wrong|outdated|out of date|old|superseded)\b/;
const LONGEST = 110;

/** The clauses about the unit to be replaced, below a heading of their own or after a sentence about it. */
function clausesOfOld(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const old = new Set<Clause>();
  let [isOpen, isFirst] = [false, false];
  clauses.forEach((clause, at) => {
    const { text, message, startsParagraph } = clause;
    const before = clauses[at - 1]?.message === message ? clauses[at - 1] : undefined;
    if (!before) isOpen = false;
    if (text.length <= LONGEST && HEADING.test(text) && !NEW.test(text)) {
      [isOpen, isFirst] = [true, true];
      return;
    }
    if (isOpen && ((startsParagraph && !isFirst) || NEW.test(text))) isOpen = false;
    isFirst = false;
    if (before && DISREGARDED.test(text) && SAID.test(before.text)) old.add(before);
    if (isOpen || (before && goesOn(text) && (old.has(before) || hasOnlyOld(before.text)))) old.add(clause);
  });
  return old;
}

const goesOn = (text: string): boolean => GOES_ON.test(text) && !NEW.test(text);

const hasOnlyOld = (text: string): boolean => {
  if (!text.includes('kva')) return false;
  const isUnwanted = unwantedIn(text, false);
  const heads = isUnwanted === nowhere ? [] : powerSpots(text);
  return heads.length > 0 && heads.every(({ start }) => isUnwanted(start));
};

/** What describes the unit to be replaced, if the text states the rating of the new one; else nothing. */
export function oldUnitIn(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const old = clausesOfOld(clauses);
  if (old.size === 0) return old;
  const isWanted = ({ text }: Clause): boolean => {
    const isUnwanted = unwantedIn(text, false);
    return powerSpots(text).some(({ start }) => !isUnwanted(start));
  };
  return clauses.some((clause) => !old.has(clause) && isWanted(clause)) ? old : new Set();
}

/** What clauses say of the unit to be replaced. */
const statedOfOld = (clauses: readonly Clause[], old: ReadonlySet<Clause>): Stated[] =>
  clauses.flatMap((clause) => {
    const isUnwanted = old.has(clause) ? () => true : unwantedIn(clause.text, false);
    if (isUnwanted === nowhere) return [];
    return partSpots(clause.text)
      .filter(({ start }) => isUnwanted(start))
      .map((each) => ({
        ...each,
        ...{ start: clause.at[each.start] ?? 0, end: (clause.at[each.end - 1] ?? 0) + 1 },
        ...{ scope: null, isCorrection: false, isOld: false },
      }));
  });

/** 'Same voltages' as those of the unit to be replaced, for items that state none. */
export function sameAsOld(
  items: readonly ItemSources[],
  clauses: readonly Clause[],
  old: ReadonlySet<Clause>,
): ItemSources[] {
  const texts = clauses.filter((clause) => !old.has(clause) && /\b(?:same|ditto)\b/.test(clause.text));
  if (texts.length === 0) return [...items];
  const known = statedOfOld(clauses, old);
  const same = texts.flatMap(({ text }) => sameIn(text, known));
  return items.map((item) => {
    const own = new Set(item.sources.flat().map(({ field }) => field));
    return { ...item, sources: [...item.sources, same.filter(({ field }) => !own.has(field))] };
  });
}
