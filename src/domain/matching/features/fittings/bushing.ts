import type { Bushing, MatchRequirement } from '../../reading/requirement';
import { acceptable, EXACT, doesNotFit, NOT_REQUIRED, NOT_RECORDED, needs, type Evaluation } from '../verdict/verdict';

/** How a unit is fed, and whether its live parts are exposed; null where the words do not say. */
export interface Terminals {
  feed: 'loop' | 'radial' | null;
  front: 'dead' | 'live' | null;
}

/** Reads 'Loop Feed Dead Front' and its like; what the configuration leaves open, the bushing type may say. */
export function terminalsOf({ configuration, type }: Bushing): Terminals {
  const text = `${configuration ?? ''} ${type ?? ''}`.toLowerCase();
  return {
    feed: /\bloop/.test(text) ? 'loop' : /\bradial/.test(text) ? 'radial' : null,
    front: /\bdead/.test(text) ? 'dead' : /\blive/.test(text) ? 'live' : null,
  };
}

/**
 * Loop feed serves radial systems; radial needs the feed conversion to become loop. Dead front (insulated) serves where
 * live front is asked for, being the safer of the two, never the other way round. Words that name neither must be equal.
 */
export function evaluateBushing({ bushing: wanted }: MatchRequirement, unit: Bushing): Evaluation {
  if (wanted === null) return NOT_REQUIRED;
  const [required, actual] = [terminalsOf(wanted), terminalsOf(unit)];
  if (required.feed === null && required.front === null) return evaluateWords(wanted, unit);
  return worst(evaluateFront(required.front, actual.front), evaluateFeed(required.feed, actual.feed));
}

/** The text that stands for a bushing where one is shown. */
export const bushingText = ({ configuration, type }: Bushing): string => configuration?.trim() || type?.trim() || '';

/** A unit that records only the other of configuration and type says nothing of the words that are asked for. */
function evaluateWords(wanted: Bushing, unit: Bushing): Evaluation {
  const text = bushingText(wanted).toLowerCase();
  if ([unit.configuration, unit.type].some((each) => each?.trim().toLowerCase() === text)) return EXACT;
  const counterpart = wanted.configuration === null ? unit.type : unit.configuration;
  return counterpart?.trim() ? doesNotFit() : NOT_RECORDED;
}

function evaluateFeed(required: Terminals['feed'], actual: Terminals['feed']): Evaluation {
  if (required === null || required === actual) return EXACT;
  if (actual === null) return NOT_RECORDED;
  return actual === 'loop' ? acceptable('loopServesRadial') : needs('feedConversion');
}

function evaluateFront(required: Terminals['front'], actual: Terminals['front']): Evaluation {
  if (required === null || required === actual) return EXACT;
  if (actual === null) return NOT_RECORDED;
  return actual === 'dead' ? acceptable('deadFrontServesLive') : doesNotFit();
}

const WORST_FIRST = ['does not fit', 'not recorded', 'needs work', 'acceptable', 'exact'] as const;

function worst(a: Evaluation, b: Evaluation): Evaluation {
  return (
    WORST_FIRST.map((verdict) => [a, b].find((each) => each.verdict === verdict)).find((each) => each !== undefined) ??
    a
  );
}
