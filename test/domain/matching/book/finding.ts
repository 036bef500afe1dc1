import type { Quote } from '../../../../src/contract/matching/quote';
import type { Verdict, Work } from '../../../../src/contract/units/unit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { statedText } from './reading/text';

/** What an order requires: the quote as it is sent, and what only the order itself has. */
export interface Requested {
  quote: Quote;
  fusing: string | null;
  impedancePct: number | null;
}

export type BookUnit = Candidate;

/** How one feature was judged, and the work that closes what is missing. */
export interface Finding {
  verdict: Verdict;
  work?: Work;
}

export const found = (verdict: Verdict): Finding => ({ verdict });
export const needs = (work: Work): Finding => ({ verdict: 'needs work', work });

const FROM_BEST: readonly Verdict[] = [
  ...(['not required', 'exact', 'acceptable', 'oversized', 'needs work'] as const),
  ...(['not understood', 'not recorded', 'does not fit'] as const),
];
const rankOf = ({ verdict }: Finding) => FROM_BEST.indexOf(verdict);

/** Several parts of one feature: the worst counts. */
export const worst = (parts: readonly Finding[]): Finding => parts.toSorted((a, b) => rankOf(b) - rankOf(a))[0]!;
/** Several alternatives: the best counts. */
export const best = (parts: readonly Finding[]): Finding => parts.toSorted((a, b) => rankOf(a) - rankOf(b))[0]!;

export interface Texts<R, U> {
  requested: unknown;
  recorded: unknown;
  /** What a text states, '' for nothing. */
  stated?: (text: unknown) => string;
  readRequired: (text: string) => R | null;
  readRecorded: (text: string) => U | null;
}

/** What every feature that stands in texts has in common; equal texts are exact, read or not. */
export function judgeTexts<R, U>(texts: Texts<R, U>, judge: (required: R, actual: U) => Finding): Finding {
  const { stated = statedText } = texts;
  const [requested, recorded] = [stated(texts.requested), stated(texts.recorded)];
  if (requested === '') return found('not required');
  if (requested === recorded) return found('exact');
  const required = texts.readRequired(requested);
  if (required === null) return found('not understood');
  const actual = recorded === '' ? null : texts.readRecorded(recorded);
  return actual === null ? found('not recorded') : judge(required, actual);
}
