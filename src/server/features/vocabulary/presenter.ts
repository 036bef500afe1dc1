import type { TaughtWord } from '../../../contract/vocabulary/vocabulary';
import type { CountedWord } from './repository';

export const toWord = ({
  id,
  field,
  word,
  meaning,
  by_name,
  taught_at,
  reason,
  units,
  orders,
}: CountedWord): TaughtWord => ({
  ...{ id, field, word, meaning, reason, units, orders },
  by: by_name,
  at: by_name === null ? null : taught_at.toISOString(),
});
