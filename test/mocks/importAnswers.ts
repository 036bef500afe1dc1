import { type HttpHandler, http, HttpResponse } from 'msw';
import type { ImportColumns, ImportMapping, ImportProfile } from '../../src/contract/import/mapping';
import type { ImportJob } from '../../src/contract/import/job';
import type { FileLayout } from '../../src/contract/import/layout';
import { withMapping } from '../../src/domain/import/mapping';
import type { Problem } from '../../src/contract/problem';
import { XLSX_TYPE } from '../../src/domain/tables/excelText';
import { found, json, problem } from './answers';
import { calls } from './calls';
import { aLayout, aProfile, importColumns } from './importLayouts';

export const anImport = (change: Partial<ImportJob> = {}): ImportJob => ({
  id: 'one',
  state: 'done',
  files: ['orders'],
  progress: { file: 'orders', rows: 40, bytes: 4_000, totalBytes: 4_000 },
  report: { orders: { read: 45, added: 3, changed: 2, unchanged: 40, refused: 0 }, units: null },
  layouts: [],
  changes: [],
  retirements: [],
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

/** Its bytes do not matter. */
const WORKBOOK = new TextEncoder().encode('PK').buffer;

const CHECKED: Partial<ImportJob> = {
  ...{ state: 'checked', finishedAt: null },
  report: { orders: null, units: { read: 214, added: 3, changed: 2, unchanged: 209, refused: 0 } },
  changes: [
    {
      ...{ file: 'units', key: '0557128', orderId: null, line: 4 },
      fields: [
        { column: 'labor_cost', before: '3700.00', after: '3900.00' },
        { column: 'comments', before: 'Pulled from a hospital upgrade.', after: null },
      ],
    },
  ],
};

export const aMappedImport = (change: Partial<ImportJob> = {}): ImportJob =>
  anImport({
    ...{ id: 'next', state: 'mapping', files: ['units'], report: null, finishedAt: null, layouts: [aLayout()] },
    ...change,
  });

export const aCheckedImport = (change: Partial<ImportJob> = {}): ImportJob => aMappedImport({ ...CHECKED, ...change });

const isSaid = (file: FileLayout) =>
  file.missing.length === 0 && file.hiddenRows?.are !== null && file.columns.every(({ doubts }) => doubts.length === 0);

export class ImportService {
  jobs: readonly ImportJob[];
  profiles: readonly ImportProfile[] = [];
  readonly sent: string[][] = [];
  readonly cancelled: string[] = [];
  readonly mapped: ImportMapping[] = [];
  readonly saved: string[] = [];
  refusal: { status: number; detail?: string } | null = null;
  checked: Partial<ImportJob> = CHECKED;
  goesOn = false;

  constructor(...jobs: readonly ImportJob[]) {
    this.jobs = jobs;
  }

  become(change: Partial<ImportJob>) {
    const [latest, ...others] = this.jobs;
    this.jobs = [{ ...latest!, ...change }, ...others];
  }

  answers(next: ImportJob = aRunningImport({ id: 'next' })): HttpHandler[] {
    return [
      http.get(calls.importColumns, () => json<ImportColumns>(importColumns)),
      ...this.#profiles(),
      http.get(calls.imports, () => json<{ results: ImportJob[] }>({ results: [...this.jobs] })),
      http.post(calls.imports, async ({ request }) => {
        const text = await request.text();
        this.sent.push([...text.matchAll(/form-data; name="(\w+)"; filename=/g)].map(([, name]) => name!));
        if (this.refusal) return problem(this.refusal.status, this.refusal.detail);
        this.jobs = [next];
        return HttpResponse.json(next, { status: 202 });
      }),
      http.put<never, ImportMapping>(calls.importMapping, async ({ request }) => {
        const mapping = await request.json();
        this.mapped.push(mapping);
        return this.#from(['mapping', 'checked'], (job) => this.#map(job, mapping));
      }),
      http.post(calls.importCheck, () => this.#from(['mapping', 'checked'], () => ({ state: 'checking' }))),
      http.post(calls.importSave, ({ request }) => {
        this.saved.push(new URL(request.url).search);
        return this.#from(['checked'], () => ({ state: 'saving' }));
      }),
      http.get(calls.importRefused, () =>
        HttpResponse.arrayBuffer(WORKBOOK, { headers: { 'content-type': XLSX_TYPE } }),
      ),
      http.get(calls.import, ({ params }) => {
        const job = this.jobs.find(({ id }) => id === params.id);
        if (this.goesOn && job) this.#move(job);
        return found(job);
      }),
      http.delete(calls.import, ({ params }) => {
        this.cancelled.push(String(params.id));
        if (this.goesOn) this.become({ state: 'cancelled' });
        return found(this.jobs.find(({ id }) => id === params.id));
      }),
    ];
  }

  #map(job: ImportJob, mapping: ImportMapping): Partial<ImportJob> {
    const layouts = job.layouts.map((file) => {
      const given = mapping[file.file];
      const read = given ? withMapping(file, given) : file;
      return { ...read, isComplete: isSaid(read) };
    });
    return { state: 'mapping', report: null, changes: [], retirements: [], problems: [], problemCount: 0, layouts };
  }

  #move({ state }: ImportJob) {
    const after: Partial<Record<ImportJob['state'], Partial<ImportJob>>> = {
      receiving: { state: 'inspecting' },
      inspecting: { state: 'mapping' },
      checking: this.checked,
      reading: { state: 'saving' },
      saving: { state: 'done', finishedAt: '2026-03-05T15:31:00Z' },
    };
    this.become(after[state] ?? {});
  }

  #from(
    states: readonly ImportJob['state'][],
    change: (job: ImportJob) => Partial<ImportJob>,
  ): HttpResponse<ImportJob | Problem> {
    const [job] = this.jobs;
    if (this.refusal) return problem(this.refusal.status, this.refusal.detail);
    if (!job || !states.includes(job.state)) return problem(409, 'The import is not waiting for this.');
    this.become(change(job));
    return json<ImportJob>(this.jobs[0]!);
  }

  #profiles(): HttpHandler[] {
    const others = (file: unknown, name: unknown) =>
      this.profiles.filter((each) => each.file !== file || each.name !== name);
    return [
      http.get(calls.importProfiles, () => json<{ results: ImportProfile[] }>({ results: [...this.profiles] })),
      http.put(calls.importProfile, ({ params }): HttpResponse<ImportProfile | Problem> => {
        if (this.refusal) return problem(this.refusal.status, this.refusal.detail);
        const name = String(params.name);
        const profile = aProfile({ name, file: params.file === 'orders' ? 'orders' : 'units' });
        this.profiles = [...others(params.file, name), profile];
        this.#nameProfile(profile.file, name);
        return json<ImportProfile>(profile);
      }),
      http.delete(calls.importProfile, ({ params }) => {
        if (this.refusal) return problem(this.refusal.status, this.refusal.detail);
        this.profiles = others(params.file, params.name);
        this.#nameProfile(params.file, null);
        return new HttpResponse(null, { status: 204 });
      }),
    ];
  }

  #nameProfile(file: unknown, profile: string | null) {
    const layouts = this.jobs[0]?.layouts.map((each) => (each.file === file ? { ...each, profile } : each)) ?? [];
    this.become({ layouts });
  }
}
