import type { Words } from '../screen';

/** A string or a regular expression, as JSON. */
export interface Written {
  readonly text: string;
  readonly flags?: string;
  readonly exact?: boolean;
}

/** One step on the way to elements; each begins where the one before led. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Written }
  | { readonly by: 'label' | 'text' | 'placeholder' | 'hasText'; readonly words: Written }
  | { readonly by: 'nth'; readonly index: number };

export const written = (words: Words, exact = false): Written =>
  typeof words === 'string' ? { text: words, exact } : { text: words.source, flags: words.flags };
