import type { Clause } from '../text/clauses';

const YES = /^(?:yes|yeah|yep|correct|that is correct|affirmative|confirmed)\b/;
/** Answers to a choice say which. */
const CHOICE = /\bor\b|^(?:what|which|who|when|where|how|why)\b/;

/** A question with the answer 'Yes' is a statement: 'Is a gauge required?' */
export const withAnswers = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause, at) => {
    const next = clauses[at + 1];
    const isAnswered =
      next !== undefined &&
      clause.text.endsWith('?') &&
      YES.test(next.text) &&
      next.message === clause.message &&
      next.line <= clause.lastLine + 1 &&
      !CHOICE.test(clause.text);
    return isAnswered ? { ...clause, text: clause.text.replace(/\?+$/, ''), at: clause.at } : clause;
  });
