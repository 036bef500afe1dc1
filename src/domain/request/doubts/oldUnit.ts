import { powerSpots } from '../../phrases/power';
import { partSpots } from '../clauseSpots';
import { sameIn } from '../inherited';
import type { ItemSources } from '../resolve';
import type { Stated } from '../segments';
import type { Clause } from '../text/clauses';
import { nowhere, unwantedIn } from '../wanted';
import { backgroundIn } from './background';
import { OLD, UNIT } from './oldWords';

const OF_UNIT = String.raw`\b(?:tag|name ?plate|plate|data) (?:of|from|off|on) (?:the|our) (?:unit|transformer|xfmr|one|pad)\b`;
const NOW = '(?:today|now|currently|at present|that is there)';
const PLACE = String.raw`(?:(?:on|in|at) the (?:pad|vault|pole|site|yard|slab|ground) |there )`;
/** 'The old one is stamped:', 'Existing unit', 'Failed transformer nameplate:'. */
const HEADING = new RegExp(
  [
    String.raw`\b(?:${UNIT}) (?:(?:that|which) is |that's |we have |now )?(?:sitting |installed )?${PLACE}(?:right )?(?:now|today|currently|at present)\b[^.;]*:$`,
    String.raw`\b(?:${OLD}) (?:[\w'-]+ ){0,2}?(?:${UNIT})\b[^.;]*:$`,
    String.raw`^(?:${OLD})(?: [\w'-]+){0,2} (?:${UNIT})\b[^\d]{0,30}$`,
    String.raw`^(?:${OLD}) ?:?$`,
    String.raw`${OF_UNIT}[^.;]{0,60}\b${NOW}\b[^.;]*:$`,
    String.raw`^what(?:'s| is| we have)(?: there| on the pad| in place| installed)?(?: now| today)\b[^.;\d]*:$`,
    String.raw`\b(?:(?:purchase|po|order|quote|price|buying) history|(?:previous|past|prior|earlier) (?:orders?|purchases?|buys|quotes?|pos))\b[^.;]*:$`,
    String.raw`\b(?:(?:have|already|got) on hand|on hand(?: here| now)?|in (?:our )?stock here|already (?:installed|here|in service|bought)|installed base) ?:$`,
    String.raw`^(?:the )?(?:name ?|data ?)?(?:plate|tag)(?: data| info\w*)? (?:of|from|off|on) (?:what|the (?:one|unit|transformer|xfmr)|it)(?:'s| is| was)? (?:there|up|in|on|out|now|today)\b[^.;\d]{0,30}:$`,
    String.raw`\bname ?plate\b[^.;]{0,40}\b(?:${OLD}|it replaces|being replaced)\b[^.;\d]*:$`,
  ].join('|'),
);
/** 'Nameplate of the failed unit: 300 kVA, 2400 delta', not 'replace the failed unit: …'. */
const NO_TITLE = /\b(?:replac|remov|match|quote)|\bcurrent transformers?\b/;

const beginsWithTitle = (text: string): boolean => {
  const title = text.slice(0, text.indexOf(':') + 1);
  return (
    title !== '' &&
    title !== text &&
    title.length <= MAX_LENGTH &&
    HEADING.test(title) &&
    !NO_TITLE.test(title) &&
    !NEW.test(text)
  );
};

const NEW =
  /\b(?:new|proposed|replacement|required|requirements?|need|needed|want|wanted|quote|furnish|supply|upsiz\w+|instead|buying|to be (?:bought|purchased|ordered|procured|supplied|furnished|quoted|priced|installed))\b/;
/** 'Was: 2 x 750 kVA. Now: 1 x 1500 kVA' */
const WAS = /^(?:was|were|before|previously|formerly|old) ?:/;
const NOW_IS = /^(?:now|is|new|after|changed? to|should be|becomes) ?:/;
/** Continues about the unit of the previous sentence. */
const GOES_ON = /^(?:it|that one|that unit|this one|its) (?:is|was|has|had|reads|says)\b|^its\b/;
/** 'The drawings say mineral oil. Disregard that.' */
const SAID =
  /\b(?:drawings?|plans?|specs?|specifications?|prints?|one-?line|schedule|submittals?|engineer|consultant|architect) (?:still )?(?:(?:say|show|call|list|ha[sd]|have)s?|called|listed|specified|wrote|put)\b/;
const DISREGARDED =
  /^(?:please |but )?(?:disregard|ignore|never mind) (?:that|this|it)\b|^(?:but )?(?:we|they) (?:only|really|actually) (?:need|want)\b|^(?:that|this|it) (?:is|was)(?: all)? (?:wrong|outdated|out of date|old|superseded)\b/;
const IGNORE = /^(?:please |but |just )?(?:disregard|ignore|never mind) (?:that|this|it)(?: one)?$/;
const MAX_LENGTH = 110;
/** 'This is what failed', below its nameplate. */
const SAID_OF_ABOVE = new RegExp(
  String.raw`^(?:(?:all )?(?:this|that|it|these|those)|(?:the |all )?(?:above|data above)) (?:is|was|are|were|comes?|came) (?:what|the (?:one|unit|transformer|tag|plate|nameplate)|from|off|on|of)\b.{0,30}\b(?:${OLD}|failed|burned|blew|died|there (?:now|today)|in service|in place|have now|replac\w+)\b`,
);

/** The clauses about the unit to be replaced, below their heading or after a sentence about it. */
function clausesOfOld(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const old = new Set<Clause>();
  let [isOpen, isFirst] = [false, false];
  clauses.forEach((clause, at) => {
    const { text, message, startsParagraph } = clause;
    const before = clauses[at - 1]?.message === message ? clauses[at - 1] : undefined;
    if (!before) isOpen = false;
    if (text.length <= MAX_LENGTH && HEADING.test(text) && !NEW.test(text)) {
      [isOpen, isFirst] = [true, true];
      return;
    }
    if (beginsWithTitle(text)) {
      old.add(clause);
      return;
    }
    if (WAS.test(text) && NOW_IS.test(clauses[at + 1]?.text ?? '')) old.add(clause);
    if (isOpen && ((startsParagraph && !isFirst) || NEW.test(text))) isOpen = false;
    isFirst = false;
    if ('tai'.includes(text.charAt(0)) && SAID_OF_ABOVE.test(text) && !NEW.test(text))
      for (const each of paragraphAbove(clauses, at)) old.add(each);
    if (before && isDisregarded(text, before.text)) old.add(before);
    if (isOpen || (before && goesOn(text) && (old.has(before) || hasOnlyOld(before.text)))) old.add(clause);
  });
  return old;
}

/** The clauses from the start of a paragraph to a place, or those of the paragraph above it. */
function paragraphAbove(clauses: readonly Clause[], at: number): Clause[] {
  const isFirst = clauses[at]?.startsParagraph === true;
  const start = clauses.findLastIndex(
    ({ startsParagraph }, index) => startsParagraph && index < (isFirst ? at : at + 1),
  );
  return clauses
    .slice(Math.max(0, start), at)
    .filter(({ text, message }) => message === clauses[at]?.message && !NEW.test(text));
}

const goesOn = (text: string): boolean => GOES_ON.test(text) && !NEW.test(text);

const hasOnlyOld = (text: string): boolean => {
  if (!text.includes('kva')) return false;
  const isUnwanted = unwantedIn(text, false);
  const heads = isUnwanted === nowhere ? [] : powerSpots(text);
  return heads.length > 0 && heads.every(({ start }) => isUnwanted(start));
};

const isWanted = ({ text }: Clause): boolean => {
  const isUnwanted = unwantedIn(text, false);
  return powerSpots(text).some(({ start }) => !isUnwanted(start));
};

/** 'A 300 kVA would be okay too'. */
const WOULD_DO =
  /\b(?:okay|ok|fine|acceptable|good|work|do) (?:too|also|as well)\b|\bwould (?:also )?(?:work|do|be (?:ok|okay|fine))\b/;

const isDisregarded = (text: string, before: string): boolean =>
  DISREGARDED.test(text) && (SAID.test(before) || IGNORE.test(text));

/** The clauses about the unit to be replaced or earlier ones, if the text states the rating of the new one; else none. */
export function oldUnitIn(clauses: readonly Clause[]): ReadonlySet<Clause> {
  const described = clausesOfOld(clauses);
  const old = clauses.some((clause) => !described.has(clause) && isWanted(clause)) ? described : new Set<Clause>();
  const background = backgroundIn(
    clauses.filter((clause) => !old.has(clause)),
    (clause) => !WOULD_DO.test(clause.text) && isWanted(clause),
  );
  return new Set([
    ...old,
    ...background,
    ...clauses.filter((clause, at) => goesOnAfter(clause, clauses[at - 1], background)),
  ]);
}

const goesOnAfter = (clause: Clause, before: Clause | undefined, background: ReadonlySet<Clause>): boolean =>
  before !== undefined && background.has(before) && before.message === clause.message && goesOn(clause.text);

/** The fields that clauses state of the unit to be replaced. */
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
