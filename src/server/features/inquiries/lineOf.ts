import { NotFoundError, UnprocessableError } from '../../http/api';
import type { LineRow } from './inquiryRows';

/** The line of this id; without one the only line. */
export function lineOf(lines: readonly LineRow[], id: string | number | undefined): LineRow {
  if (id === undefined && lines.length !== 1)
    throw new UnprocessableError('This inquiry has several lines. Say which one.');
  const line = id === undefined ? lines[0] : lines.find(({ order_id }) => String(order_id) === String(id));
  if (line === undefined) throw new NotFoundError('The inquiry has no such line.');
  return line;
}
