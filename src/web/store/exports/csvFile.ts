import { capitalized } from '../../../domain/format/text';
import { failure, success } from '../../lib/browser/notifier';
import { errorMessage } from '../../lib/errorMessage';
import { useSyncExternalStore } from 'react';
import type { TableFormat } from '../../../domain/tables/table';

let percent: number | null = null;
const listeners = new Set<() => void>();

function report(next: number | null): void {
  if (next === percent) return;
  percent = next;
  listeners.forEach((notify) => notify());
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** Percent; null if idle or of unknown length. */
export const useExportProgress = (): number | null => useSyncExternalStore(subscribe, () => percent);

async function textWithProgress(response: Response, lines: number | null): Promise<string> {
  if (!response.body || lines === null || lines === 0) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let seen = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const part = decoder.decode(chunk.value, { stream: true });
      text += part;
      seen += part.split('\n').length - 1;
      // Texts can contain line breaks, so 100 % only comes at the end.
      report(Math.min(99, Math.floor((100 * seen) / lines)));
    }
    return text + decoder.decode();
  } finally {
    report(null);
  }
}

export interface CsvFile {
  readonly text: string;
  readonly count: number | null;
}

export type ExportRequest<Query> = Query & { readonly format?: TableFormat };

export function withoutFormat<Query>(request: ExportRequest<Query>): Omit<ExportRequest<Query>, 'format'> {
  const { format: _format, ...query } = request;
  return query;
}

/** @throws if the response is not CSV, such as a proxy's page. */
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

interface ExportedList {
  readonly what: string;
  readonly file: string;
  readonly rows: readonly [string, string];
}

export function exportNotices({ what, file, rows: [one, several] }: ExportedList) {
  const notSaved = (description: string) => failure(`Error exporting ${what}`, description);
  return {
    saved: ({ count }: Pick<CsvFile, 'count'>, format: TableFormat = 'csv') => {
      const name = `${file}.${format}`;
      const description = count === null ? name : `Saved ${count} ${count === 1 ? one : several} to ${name}.`;
      return success(`${capitalized(what)} exported`, description);
    },
    notSaved,
    notFetched: (error: unknown) => notSaved(errorMessage(error)),
  };
}
