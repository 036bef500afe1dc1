import { type HttpHandler, http, HttpResponse } from 'msw';
import type { QuotationStatus, NewQuotationSettings, QuotationSettings } from '../../src/contract/estimates/quotations';
import { DEFAULT_QUOTATION_VALUES } from '../../src/domain/quotations/quotationDraft';
import { json, problem } from './answers';
import { calls } from './calls';

export const someQuotationSettings = (change: Partial<QuotationSettings> = {}): QuotationSettings => ({
  ...{ version: 0, mayChange: true, past: [] },
  current: { values: DEFAULT_QUOTATION_VALUES, authorName: null, reason: null, savedAt: null },
  ...change,
});

export class QuotationSettingsService {
  readonly saved: NewQuotationSettings[] = [];

  constructor(private settings = someQuotationSettings()) {}

  answers(): HttpHandler[] {
    return [
      http.get(calls.quotationSettings, () => json(this.settings)),
      http.put<never, NewQuotationSettings>(calls.quotationSettings, async ({ request }) => {
        if (request.headers.get('if-match') !== `"${this.settings.version}"`)
          return problem(409, 'Somebody was first.');
        const body = await request.json();
        this.saved.push(body);
        const { reason, values } = body;
        const set = { values, reason: reason ?? null, authorName: 'Omar Operations', savedAt: '2026-03-05T15:30:00Z' };
        this.settings = { ...this.settings, version: 7, current: set };
        return json(set);
      }),
    ];
  }

  overtake() {
    const { version, current } = this.settings;
    const set = { ...current, reason: 'New letterhead', authorName: 'Priya Raman', savedAt: '2026-03-05T15:00:00Z' };
    this.settings = { ...this.settings, version: version + 1, current: set };
  }
}

const PDF = '%PDF-1.7 a page';

export class QuotationService {
  readonly mailed: string[] = [];

  constructor(private readonly status: QuotationStatus) {}

  answers(): HttpHandler[] {
    const page = () => new HttpResponse(PDF, { headers: { 'content-type': 'application/pdf' } });
    return [
      http.get(calls.estimateQuotation, () => json(this.status)),
      http.get(calls.estimateQuotationPdf, page),
      http.get(calls.estimateSheetPdf, () => problem(404, 'The order or the unit of this estimate is gone.')),
      http.post<{ id: string }>(calls.estimateQuotationMail, ({ params }) => {
        this.mailed.push(params.id);
        return json({ to: this.status.mailTo ?? '', number: this.status.issued[0]?.number ?? '' }, 202);
      }),
    ];
  }
}
