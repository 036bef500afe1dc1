import type { On } from '../../repositories/unitOfWork';
import type { StoredEstimate } from '../../../contract/estimates/estimates';
import type { Permission } from '../../../domain/access/access';
import { sentenceFor, type Sentence } from '../../../domain/access/sentence';
import { approvalReasons } from '../../../domain/estimates/approvalReasons';
import { businessDay } from '../../../domain/calendar/businessDay';
import { validUntil, whyNoDelivery, whyNoQuotation } from '../../../domain/quotation/issuing';
import type { FileStore } from '../../files/store/fileStore';
import type { QuotedEstimate } from '../../repositories/quotations/quotationContent';
import type { KeptQuotation, QuotationsRepository } from '../../repositories/quotations/quotations';
import { ConflictError, NotFoundError } from '../problems';
import type { EstimatesDependencies } from './dependencies';

export interface QuotationsDependencies extends EstimatesDependencies {
  readonly quotations: QuotationsRepository;
  readonly store: FileStore;
  /** Whether there is a server for outgoing mail. */
  readonly hasMail: boolean;
  readonly now: () => Date;
}

export const NO_COMPANY = 'A quotation needs the name of the company: an administrator enters it on Settings.';

export const orderOf = ({ orders }: QuotationsDependencies, { orderId }: StoredEstimate) =>
  orders.byIdOrCode(String(orderId));

/** Builds it on a database, with the PDFs, and e-mails, one user may ask for per minute; undefined: the built-in limits. */
export interface QuotationRoutes {
  readonly on: On<QuotationsDependencies>;
  readonly perMinute: number | undefined;
}

/** The quotation of a version of an estimate; without one, a preview of the newest version. Null where there cannot be any. */
export async function quotationOf(
  dependencies: QuotationsDependencies,
  estimate: StoredEstimate,
  version = estimate.version,
): Promise<KeptQuotation | null> {
  const { quotations } = dependencies;
  const rows = await quotations.ofEstimate(Number(estimate.id));
  const row = rows.find((each) => each.version === version);
  if (row !== undefined) return quotations.kept(row);
  return version === estimate.version ? preview(dependencies, estimate) : null;
}

async function preview(dependencies: QuotationsDependencies, estimate: StoredEstimate): Promise<KeptQuotation | null> {
  const { quotations, now } = dependencies;
  const order = await orderOf(dependencies, estimate);
  const quoted = quotedOf(estimate);
  const content = order === undefined || quoted === null ? null : await quotations.preview(quoted, order);
  if (content === null) return null;
  const { photos, ...said } = content;
  const date = businessDay(now());
  const days = { date, validUntil: validUntil(date, (await quotations.values()).validityDays) };
  return { photos, quotation: { ...said, ...days, number: null } };
}

function quotedOf({ id, version, unitSerial: serial, inputs, worked }: StoredEstimate): QuotedEstimate | null {
  return worked === null ? null : { id: Number(id), version, serial, inputs, worked };
}

/** Why a customer is shown nothing of it before it has a number; null if there is a preview. */
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

/** What may be shown to a customer. @throws ConflictError where it may not be, NotFoundError where there is none */
export async function offeredOf(
  dependencies: QuotationsDependencies,
  estimate: StoredEstimate,
  { version, permissions }: { readonly version: number | undefined; readonly permissions: ReadonlySet<Permission> },
): Promise<KeptQuotation> {
  const found = await quotationOf(dependencies, estimate, version);
  if (found === null) throw new NotFoundError('There is no quotation of this version.');
  if (found.quotation.number === null) {
    const whyNot = await whyNotShown(dependencies, estimate);
    if (whyNot !== null) throw new ConflictError(sentenceFor(permissions, whyNot));
  }
  if (found.quotation.company.name === '') throw new ConflictError(NO_COMPANY);
  return found;
}
