import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import type { ImportColumn, ImportColumns } from '../../src/contract/imports/columns';
import type { ImportJob } from '../../src/contract/imports/job';
import { found, json, problem } from './answers';
import { calls } from './calls';

/** An import that is done; say only what the test is about. */
export const anImport = (change: Partial<ImportJob> = {}): ImportJob => ({
  id: 'one',
  state: 'done',
  files: ['orders'],
  progress: { file: 'orders', rows: 40, bytes: 4_000, totalBytes: 4_000 },
  report: { orders: { read: 45, added: 3, changed: 2, unchanged: 40, refused: 0 }, units: null },
  layouts: [],
  changes: [],
  problems: [],
  problemCount: 0,
  failure: null,
  startedAt: '2026-03-05T15:30:00Z',
  finishedAt: '2026-03-05T15:31:00Z',
  ...change,
});

export const aRunningImport = (change: Partial<ImportJob> = {}): ImportJob =>
  anImport({
    ...{ state: 'reading', report: null, finishedAt: null },
    progress: { file: 'orders', rows: 12_000, bytes: 4_500, totalBytes: 10_000 },
    ...change,
  });

const readings: ImportColumn['readings'] = { dates: [], decimals: [], measures: [] };
const column = { format: 'text', measure: null, readings, isRequired: true, whenEmpty: null, example: '1' };
const columns: ImportColumns = {
  orders: [{ ...column, name: 'order_code', meaning: 'The order.' }],
  units: [
    { ...column, name: 'serial', meaning: 'The unit.' },
    { ...column, name: 'labor_cost', meaning: 'Labor.', measure: 'US dollars', isRequired: false, whenEmpty: '0' },
  ],
};

/** The imports of a product API: what it remembers, what becomes of the next one, and what it was asked. */
export class ImportService {
  /** The latest first. */
  jobs: readonly ImportJob[];
  /** What was sent: the names of the parts. */
  readonly sent: string[][] = [];
  readonly cancelled: string[] = [];
  /** Refuses the next upload. */
  refusal: { status: number; detail?: string } | null = null;

  constructor(...jobs: readonly ImportJob[]) {
    this.jobs = jobs;
  }

  /** The import goes on. */
  become(change: Partial<ImportJob>) {
    const [latest, ...others] = this.jobs;
    this.jobs = [{ ...latest!, ...change }, ...others];
  }

  answers(next: ImportJob = aRunningImport({ id: 'next' })): HttpHandler[] {
    return [
      http.get(calls.importColumns, () => json<ImportColumns>(columns)),
      http.get(calls.imports, () => json<{ results: ImportJob[] }>({ results: [...this.jobs] })),
      http.post(calls.imports, async ({ request }) => {
        const text = await request.text();
        this.sent.push([...text.matchAll(/form-data; name="(\w+)"; filename=/g)].map(([, name]) => name!));
        if (this.refusal) return problem(this.refusal.status, this.refusal.detail);
        this.jobs = [next];
        return HttpResponse.json(next, { status: 202 });
      }),
      http.get(calls.import, ({ params }) => found(this.jobs.find(({ id }) => id === params.id))),
      http.delete(calls.import, ({ params }) => {
        this.cancelled.push(String(params.id));
        return found(this.jobs.find(({ id }) => id === params.id));
      }),
    ];
  }
}
