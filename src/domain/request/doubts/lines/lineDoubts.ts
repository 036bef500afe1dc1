import type { LineReading } from '../../../../contract/requests/reading';
import type { Clause } from '../../text/clauses';
import { withAlone } from './alone';
import { withCrossed } from './crossed';
import { withoutStray } from './stray';
import { withUnaskedLast } from './unasked';

/** The lines with what their whole text makes doubtful; lines that may not be asked for come last. */
export const withLineDoubts = (
  lines: readonly LineReading[][],
  asking: readonly Clause[],
  source: string,
): LineReading[][] => {
  const doubted = withAlone(withCrossed(withoutStray(lines, asking, source), source), asking);
  return withUnaskedLast([...doubted.filter(isSure), ...doubted.filter((line) => !isSure(line))], asking);
};

/** Whether a line has a value that nothing makes doubtful. */
export const isSure = (line: readonly LineReading[]): boolean => line.some(({ status }) => status === 'read');
