import type { TaughtWord } from '../../contract/vocabulary/vocabulary';
import { formatNumber } from '../format/number';

const counted = (count: number | null, one: string) =>
  (count ?? 0) === 0 ? [] : [`${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`];

/** '3 units and 1 order'; null for none. */
export const usesText = ({ units, orders }: Pick<TaughtWord, 'units' | 'orders'>): string | null =>
  [...counted(units, 'unit'), ...counted(orders, 'order')].join(' and ') || null;

/** The effect of removing a word. */
export function removalText(word: Pick<TaughtWord, 'field' | 'word' | 'units' | 'orders'>): string {
  if (word.field === 'connection')
    return `Stored voltages keep their connection. Voltages with '${word.word}' in new files are no longer read.`;
  if (word.field === 'condition')
    return `Stored units keep their condition. Files with '${word.word}' are asked about again, unless a saved profile answers.`;
  const uses = usesText(word);
  if (uses === null) return 'No stored unit or order is read by it.';
  const isOne = (word.units ?? 0) + (word.orders ?? 0) === 1;
  return `${uses} ${isOne ? 'has' : 'have'} the text of ${isOne ? 'its' : 'their'} source again, which matching cannot read.`;
}
