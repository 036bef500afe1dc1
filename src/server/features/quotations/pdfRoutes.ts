import type { On } from '../../db/unitOfWork';
import type { StoredEstimate } from '../../../contract/estimates/estimates';
import type { Permission } from '../../../domain/access/access';
import { sentenceFor, type Sentence } from '../../../domain/access/sentence';
import { approvalReasons } from '../../../domain/estimates/approvalReasons';
import { businessDay } from '../../../domain/calendar/businessDay';
import { validUntil, whyNoDelivery, whyNoQuotation } from '../../../domain/quotations/issuing';
import type { FileStore } from '../../lib/fileStore/fileStore';
import type { QuotedEstimate } from './settingsRepository';
import type { StoredQuotation, QuotationsRepository } from './repository';
import { ConflictError, found, NotFoundError, routeOf, type Api, withId as params } from '../../http/api';
import { type EstimatesDependencies, shownOne } from '../estimates/refusals';
import { quotationQuerySchema } from '../../../contract/estimates/quotations';
import { paths } from '../../../contract/paths';
import { PDFS_PER_MINUTE, pdfResponse, sendPdf } from '../../lib/sendPdf';
import { internalSheet, internalSheetPdf } from './pdf/internalSheet';
import { storedPhotos } from '../files/attachFile';
import { quotationPdf } from './pdf/quotationPdf';

export interface QuotationsDependencies extends EstimatesDependencies {
  readonly quotations: QuotationsRepository;
  readonly store: FileStore;
  readonly hasMail: boolean;
  readonly now: () => Date;
}

export const orderOf = ({ orders }: QuotationsDependencies, { orderId }: StoredEstimate) =>
  orders.byIdOrCode(String(orderId));

/** Per user and minute; undefined: built-in limits. */
export interface QuotationRoutes {
  readonly on: On<QuotationsDependencies>;
  readonly perMinute: number | undefined;
}

/** The issued quotation, or a preview of the newest version; null if neither. */
export async function quotationOf(
  dependencies: QuotationsDependencies,
  estimate: StoredEstimate,
  version = estimate.version,
): Promise<StoredQuotation | null> {
  const { quotations } = dependencies;
  const rows = await quotations.ofEstimate(Number(estimate.id));
  const row = rows.find((each) => each.version === version);
  if (row !== undefined) return quotations.stored(row);
  return version === estimate.version ? preview(dependencies, estimate) : null;
}

async function preview(
  dependencies: QuotationsDependencies,
  estimate: StoredEstimate,
): Promise<StoredQuotation | null> {
  const { quotations, now } = dependencies;
  const order = await orderOf(dependencies, estimate);
  const quoted = quotedOf(estimate);
  const content = order === undefined || quoted === null ? null : await quotations.preview(quoted, order);
  if (content === null) return null;
  const { photos, ...printed } = content;
  const date = businessDay(now());
  const days = { date, validUntil: validUntil(date, (await quotations.values()).validityDays) };
  return { photos, quotation: { ...printed, ...days, number: null } };
}

function quotedOf({ id, version, unitSerial: serial, inputs, worked }: StoredEstimate): QuotedEstimate | null {
  return worked === null ? null : { id: Number(id), version, serial, inputs, worked };
}

/** Null if a preview may be shown. */
export async function whyNotShown(
  dependencies: QuotationsDependencies,
  estimate: StoredEstimate,
): Promise<Sentence | null> {
  const { state, inputs, worked } = estimate;
  const order = await orderOf(dependencies, estimate);
  return whyNoQuotation({
    state,
    approvalReasons: worked === null ? [] : approvalReasons(inputs, worked),
    whyNoDelivery: whyNoDelivery(inputs, order?.request_date ?? null, businessDay(dependencies.now())),
  });
}

/** @throws ConflictError, NotFoundError */
export async function offeredOf(
  dependencies: QuotationsDependencies,
  estimate: StoredEstimate,
  { version, permissions }: { readonly version: number | undefined; readonly permissions: ReadonlySet<Permission> },
): Promise<StoredQuotation> {
  const offered = found(await quotationOf(dependencies, estimate, version), 'There is no quotation of this version.');
  if (offered.quotation.number === null) {
    const whyNot = await whyNotShown(dependencies, estimate);
    if (whyNot !== null) throw new ConflictError(sentenceFor(permissions, whyNot));
  }
  return offered;
}

const tags = ['Estimates'];
const response = pdfResponse;

export function registerQuotationPdfs(app: Api, { on, perMinute: max = PDFS_PER_MINUTE }: QuotationRoutes): void {
  const quotation = {
    summary: 'The quotation of an estimate, without cost or margin, as PDF; a preview while it has no number',
    ...{ tags, params, querystring: quotationQuerySchema, response },
  };
  const offered = { problems: [409], rateLimit: { max } } as const;
  const address = routeOf(paths.estimateQuotationPdf, 'id');
  app.get(address, { config: offered, schema: quotation }, async (request, reply, principal) => {
    const version = request.query.version === undefined ? undefined : Number(request.query.version);
    const dependencies = on(request.db);
    const estimate = await shownOne(dependencies, principal, request.params.id);
    const { permissions } = principal;
    const { quotation, photos } = await offeredOf(dependencies, estimate, { version, permissions });
    const pdf = await quotationPdf(quotation, await storedPhotos(dependencies.store, photos));
    return sendPdf(reply, pdf, quotation.number ?? 'quotation-preview');
  });

  const sheet = {
    summary: 'The internal sheet of an estimate, with costs, margin and approval, as PDF',
    ...{ tags, params, response },
  };
  const internal = { needs: 'seeCost', rateLimit: { max } } as const;
  app.get(
    routeOf(paths.estimateSheetPdf, 'id'),
    { config: internal, schema: sheet },
    async (request, reply, principal) => {
      const dependencies = on(request.db);
      const estimate = await shownOne(dependencies, principal, request.params.id);
      const quoted = await quotationOf(dependencies, estimate);
      const { worked, unitSerial } = estimate;
      if (quoted === null || worked === null)
        throw new NotFoundError('The order or the unit of this estimate is gone.');
      const [order, unit] = await Promise.all([
        orderOf(dependencies, estimate),
        dependencies.units.bySerial(unitSerial),
      ]);
      const notes = {
        orderNotes: order?.notes ?? null,
        unitNotes: [unit?.fab_notes, unit?.comments].filter(Boolean).join(' '),
      };
      const { quotation, photos } = quoted;
      const content = internalSheet({ estimate, worked, quotation, ...notes });
      const pdf = await internalSheetPdf(content, await storedPhotos(dependencies.store, photos));
      return sendPdf(reply, pdf, `internal-sheet-${estimate.id}`);
    },
  );
}
