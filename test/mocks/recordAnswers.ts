import { http, HttpResponse } from 'msw';
import type { Problem } from '../../src/contract/problem';
import {
  previewSchema,
  recordSchema,
  type CorrectionRequest,
  type RecordAnswer,
  type RecordField,
  type RecordPreview,
} from '../../src/contract/records/records';
import { json, problem } from './answers';
import { calls } from './calls';
import { server } from './server';

export const aField = (change: Partial<RecordField> & Pick<RecordField, 'name'>): RecordField => ({
  ...recordSchema.shape.fields.def.innerType.def.element.parse({
    name: 'kva_rating',
    label: 'Power rating',
    group: 'nameplate',
    measure: 'kVA',
    kind: 'number',
    needs_reason: true,
    may_correct: true,
    value: '1000',
    source: { kind: 'import', name: 'units.csv', line: 14, by: 'Omar Operations', at: '2026-03-03T15:30:00Z' },
  }),
  ...change,
});

export const aRecord = (change: Partial<RecordAnswer> = {}): RecordAnswer => ({
  ...recordSchema.parse({
    file: 'units',
    key: 'IC-1001',
    title: '1,000 kVA, 12470GrdY/7200 to 480Y/277',
    version: '00000000000000a1',
    is_by_hand: false,
    fields: [
      aField({ name: 'kva_rating' }),
      aField({
        name: 'primary_voltage',
        label: 'Primary voltage',
        measure: 'V',
        kind: 'text',
        value: '12470',
        reading: '12,470 V delta',
      }),
      aField({
        name: 'cabinet_condition',
        label: 'Cabinet condition',
        group: 'stock',
        measure: null,
        kind: 'choice',
        choices: ['good', 'replace'],
        needs_reason: false,
        value: 'good',
      }),
      aField({
        name: 'comments',
        label: 'Comments',
        group: 'stock',
        measure: null,
        kind: 'text',
        is_prose: true,
        needs_reason: false,
        value: null,
        source: null,
      }),
    ],
  }),
  ...change,
});

interface Sent {
  readonly version: string | null;
  readonly body: CorrectionRequest;
}

/** The server's record. Keeps corrections; refuses other versions with the newer record. */
export class RecordService {
  record: RecordAnswer;
  readonly corrections: Sent[] = [];
  readonly given: unknown[] = [];
  /** What the next preview answers, beside the fields. */
  effects: RecordPreview['effects'] = null;
  readings: Readonly<Record<string, string>> = {};
  problems: Readonly<Record<string, { reason: string; fix: string }>> = {};

  constructor(record = aRecord()) {
    this.record = record;
    server.use(
      http.get(calls.record, () => json<RecordAnswer>(this.record)),
      http.post(calls.recordPreview, async ({ request }) =>
        json<RecordPreview>(this.#previewOf((await request.json()) as CorrectionRequest)),
      ),
      http.post(calls.recordCorrections, ({ request }): Promise<Response> => this.#correct(request)),
      http.post(calls.recordSources, async ({ request }) => {
        this.given.push(await request.json());
        return json({ taken: 1 });
      }),
    );
  }

  set(name: string, value: string): void {
    const fields = this.record.fields.map((field) => (field.name === name ? { ...field, value } : field));
    const version = (parseInt(this.record.version, 16) + 1).toString(16).padStart(16, '0');
    this.record = { ...this.record, fields, version };
  }

  #previewOf({ fields }: CorrectionRequest): RecordPreview {
    const read = Object.entries(fields).map(([name, value]) => ({
      ...{ name, value, is_changed: true, reading: this.readings[value ?? ''] ?? null },
      before: this.record.fields.find((field) => field.name === name)?.value ?? null,
      needs_reason: this.record.fields.find((field) => field.name === name)?.needs_reason ?? false,
      problem: this.problems[value ?? ''] ?? null,
    }));
    return previewSchema.parse({
      version: this.record.version,
      fields: read,
      needs_reason: read.some(({ needs_reason }) => needs_reason),
      effects: this.effects,
    });
  }

  async #correct(request: Request): Promise<Response> {
    const body = (await request.json()) as CorrectionRequest;
    const version = request.headers.get('if-match');
    this.corrections.push({ version, body });
    if (version !== `"${this.record.version}"`)
      return HttpResponse.json<Problem & { record: RecordAnswer }>(
        { type: 'about:blank', title: 'Conflict', status: 409, detail: 'The unit was changed.', record: this.record },
        { status: 409 },
      );
    for (const [name, value] of Object.entries(body.fields)) this.set(name, value ?? '');
    return json<RecordAnswer>(this.record);
  }
}

export const theCorrectionIsRefused = (path: string, message: string) =>
  server.use(
    http.post(calls.recordCorrections, () =>
      HttpResponse.json<Problem>(
        { type: 'about:blank', title: 'Invalid', status: 422, detail: message, errors: [{ path, message }] },
        { status: 422 },
      ),
    ),
  );

export const theRecordFails = () => server.use(http.get(calls.record, () => problem(500, 'No database.')));
