import type { mentionsIn } from '../language/demand';
import { isAlternative } from '../language/denial';
import { placeOf } from './spot';

export type Mentioned<T> = ReturnType<typeof mentionsIn<T>>[number];

export interface Choice {
  value: string;
  start: number;
  end: number;
  doubt?: string;
}

/** Several things are alternatives if the clause says so. */
export function choice<T>(mentions: readonly Mentioned<T>[], nameOf: (term: T) => string | undefined): Choice[] {
  const joined = isIndifferent(mentions)
    ? mentions.map((each) => ({ ...each, said: 'said' as const }))
    : withJoinedDenials(mentions);
  const refused = new Set(joined.filter(({ said }) => said === 'denied').map(({ term }) => term));
  const all = joined.filter(({ term, said }) => said === 'denied' || !refused.has(term));
  const stated = all.filter(({ said }) => said === 'said' || said === 'allowed');
  const denied = all.filter(({ said }) => said === 'denied');
  const [wanted, prefix] = stated.length > 0 ? [stated, ''] : [denied, 'not '];
  const names = [...new Set(wanted.flatMap(({ term }) => nameOf(term) ?? []))];
  const [first, last] = [wanted[0], wanted.at(-1)];
  if (!first || !last || names.length === 0) return [];
  const place = { start: first.found.index, end: placeOf(last.found).end };
  const value = `${prefix}${names.join(' or ')}`;
  const isHalf = names.length === 1 && prefix === '' && mentions.length === 1 && isAlternative(first.found);
  if (isHalf) return [{ value, ...place, doubt: HALF }];
  return [prefix !== '' || areAlternatives(wanted) ? { value, ...place } : { value, ...place, doubt: UNJOINED }];
}

/** 'We don't care, copper vs aluminum'. */
const INDIFFERENT =
  /\b(?:(?:don't|do not|doesn't|does not) (?:really )?(?:care|matter|mind)|(?:no|without) preference|makes no difference|not picky|whichever)\b/;
const isIndifferent = <T>(mentions: readonly Mentioned<T>[]): boolean =>
  new Set(mentions.map(({ term }) => term)).size > 1 &&
  mentions.some(({ found }) => INDIFFERENT.test(found.input)) &&
  !mentions.some(({ found }) => /\b(?:no|not|never) (?:\w+ )?$/.test(found.input.slice(0, found.index)));

/** 'Mineral or rapeseed oil' */
const HALF = 'The text names an alternative that is not understood.';
const UNJOINED = 'The text names both without saying that either will do.';
const JOINED = /^ ?(?:,|and|&) ?(?:and )?(?:an? )?$/;
const EITHER =
  /\bor\b|(?<!\bw)\/(?!\d)|\beither\b|\balternat|\boption|\balso\b|\btoo\b|\bboth\b|\bif\b|\bvs\b|\bversus\b|\bso (?:is|are)\b|\bwould (?:also )?(?:work|do|be (?:ok|fine|acceptable))\b|\+/;

/** Different things are alternatives if a word says so. */
function areAlternatives<T>(all: readonly Mentioned<T>[]): boolean {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || all.every(({ term, said }) => term === first.term || said === 'allowed')) return true;
  const gaps = all
    .slice(1)
    .map(({ found }, at) => found.input.slice(placeOf(all[at]?.found ?? found).end, found.index));
  if (gaps.some((gap) => /and|&/.test(gap)) && gaps.every((gap) => JOINED.test(gap))) return true;
  return EITHER.test(last.found.input.slice(Math.max(0, first.found.index - 20), placeOf(last.found).end + 30));
}

/** 'Used or reconditioned is no good' denies both. */
export const withJoinedDenials = <T>(mentions: readonly Mentioned<T>[]): Mentioned<T>[] =>
  mentions.toReversed().reduce<Mentioned<T>[]>((later, each) => {
    const [next] = later;
    const gap = next && each.found.input.slice(placeOf(each.found).end, next.found.index);
    const isJoined = JOINT.test(gap ?? '') || (/^, $/.test(gap ?? '') && later.length > 1);
    return next?.said === 'denied' && each.said === 'said' && isJoined && !DENIED_BEFORE.test(gap ?? '')
      ? [{ ...each, said: 'denied' as const }, ...later]
      : [each, ...later];
  }, []);

const JOINT = /^[ ,]*(?:or|and|nor|\/|&)[ ,]*$/;
const DENIED_BEFORE = /\b(?:not?|without)\b/;
