import type { Tone } from './priceLegend';

interface Margin {
  /** Null where the margin says nothing of itself. */
  tone: Tone | null;
  margin: number | null;
  /** Percent from which a margin is good. */
  goodMargin: number;
}

/** What a margin is worth, in words and as the tone of a badge. */
export function marginBadge({ tone, margin, goodMargin }: Margin) {
  if (tone === null) return { tone: 'warn', words: 'Incomplete' } as const;
  if (tone === 'good') return { tone: 'ok', words: `${goodMargin}% or more` } as const;
  return { tone: 'bad', words: (margin ?? 0) < 0 ? 'Loss' : `Below ${goodMargin}%` } as const;
}
