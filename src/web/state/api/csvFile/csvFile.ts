import type { TableFormat } from '../../../../domain/tables/table';
import { textWithProgress } from './exportProgress';

export interface CsvFile {
  /** Without a byte order mark. */
  readonly text: string;
  /** Lines in it but for the head; null where the server does not say. */
  readonly count: number | null;
}

/** For which kind of file the list is fetched, CSV where it is not said. The server always answers CSV. */
export type Wanted<Query> = Query & { readonly format?: TableFormat };

/** What the server is asked for. */
export function asked<Query>(wanted: Wanted<Query>): Omit<Wanted<Query>, 'format'> {
  const { format: _format, ...query } = wanted;
  return query;
}

/** The text of a CSV answer. A proxy's page, or nothing at all, must not be kept as a file. */
export async function csvOrProblem(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const text = await textWithProgress(response, countOf(response.headers));
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv') && text !== '';
  if (!isCsv) throw new SyntaxError('This is no CSV.');
  return text;
}

export const toCsvFile = (text: string, response: Response | undefined): CsvFile => ({
  text,
  count: countOf(response?.headers),
});

const countOf = (headers: Headers | undefined): number | null => {
  const count = headers?.get('x-total-count');
  return count && /^\d+$/.test(count) ? Number(count) : null;
};
