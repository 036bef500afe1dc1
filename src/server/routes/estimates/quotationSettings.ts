import type { On } from '../../repositories/unitOfWork';
import {
  newQuotationSettingsSchema,
  quotationSetSchema,
  quotationSettingsHeadersSchema,
  quotationSettingsSchema,
  type QuotationSet,
} from '../../../contract/estimates/quotations';
import { paths } from '../../../contract/paths';
import { DEFAULT_QUOTATION_VALUES, quotationProblems } from '../../../domain/quotation/quotationDraft';
import type { QuotationSetRow, QuotationSetsRepository } from '../../repositories/quotations/quotationSets';
import type { Api } from '../api';
import { ConflictError, PreconditionRequiredError, UnprocessableError } from '../problems';

export interface QuotationSettingsDependencies {
  readonly quotationSets: QuotationSetsRepository;
}

const tags = ['Estimates'];
const NO_VERSION = 'Send the version of GET as If-Match: "<version>" to say what you change.';
const STALE = 'Somebody else changed what quotations say since you loaded it. Look at their change first.';

/** What quotations say: the company, the terms, how long an offer holds, the paper. */
export function registerQuotationSettings(app: Api, on: On<QuotationSettingsDependencies>): void {
  const read = { summary: 'What quotations say, and what they said', tags, response: { 200: quotationSettingsSchema } };
  app.get(paths.quotationSettings, { schema: read }, async ({ db }, _reply, { permissions }) => {
    const [current, ...past] = await on(db).quotationSets.list();
    const mayChange = permissions.has('changeQuotations');
    return { version: current?.id ?? 0, mayChange, current: toSet(current), past: past.map(toSet) };
  });

  const schema = {
    summary: 'Changes what new quotations say',
    description:
      'If-Match names the version that GET gave, in quotation marks. Quotations with a number stay as they are.',
    tags,
    headers: quotationSettingsHeadersSchema,
    body: newQuotationSettingsSchema,
    response: { 200: quotationSetSchema },
  };
  const config = { needs: 'changeQuotations', problems: [409, 422, 428] } as const;
  app.put(paths.quotationSettings, { config, schema }, async (request, _reply, by) => {
    const tag = request.headers['if-match'];
    const problems = Object.values(quotationProblems(request.body.values));
    if (problems.length > 0) throw new UnprocessableError(problems.join(' '));
    if (tag === undefined) throw new PreconditionRequiredError(NO_VERSION);
    const saved = await on(request.db).quotationSets.save(request.body, Number(tag.slice(1, -1)), by);
    if (saved === null) throw new ConflictError(STALE);
    return toSet(saved);
  });
}

const toSet = (row: QuotationSetRow | undefined): QuotationSet => ({
  values: { ...DEFAULT_QUOTATION_VALUES, ...row?.values },
  authorName: row?.author_name ?? null,
  reason: row?.reason ?? null,
  savedAt: row?.created_at.toISOString() ?? null,
});
