import type { On } from '../../repositories/unitOfWork';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { quotationQuerySchema } from '../../../contract/estimates/quotations';
import { paths } from '../../../contract/paths';
import { internalSheet, internalSheetPdf } from '../../documents/quotation/internalSheet';
import { quotationPdf } from '../../documents/quotation/quotationPdf';
import { storedPhotos } from '../../files/attachFile';
import { routeOf, type Api } from '../api';
import { NotFoundError } from '../problems';
import { type QuotationRoutes, offeredOf, orderOf, quotationOf, type QuotationsDependencies } from './quotationOf';
import { shownOne } from './shown';

const tags = ['Estimates'];
const params = z.object({ id: z.string().check(z.minLength(1)) });
/** Of no type, because what is sent is bytes of it. */
const file: z.ZodMiniType = z.file();
const response = { 200: { description: 'One page.', content: { 'application/pdf': { schema: file } } } };
/** Of one person: each is made anew, in a tenth of a second or a few. */
const PDFS_PER_MINUTE = 60;

/** The page for the customer, and the one that stays in the company. */
export function registerQuotationPdfs(app: Api, { on, perMinute: max = PDFS_PER_MINUTE }: QuotationRoutes): void {
  registerQuotationPdf(app, on, { max });
  registerSheetPdf(app, on, { max });
}

function registerQuotationPdf(app: Api, on: On<QuotationsDependencies>, rateLimit: { max: number }): void {
  const schema = {
    summary: 'The quotation of an estimate, without cost or margin, as PDF; a preview while it has no number',
    ...{ tags, params, querystring: quotationQuerySchema, response },
  };
  const config = { problems: [409], rateLimit } as const;
  app.get(routeOf(paths.estimateQuotationPdf, 'id'), { config, schema }, async (request, reply, principal) => {
    const version = request.query.version === undefined ? undefined : Number(request.query.version);
    const dependencies = on(request.db);
    const estimate = await shownOne(dependencies, principal, request.params.id);
    const asked = { version, permissions: principal.permissions };
    const { quotation, photos } = await offeredOf(dependencies, estimate, asked);
    const pdf = await quotationPdf(quotation, await storedPhotos(dependencies.store, photos));
    return send(reply, pdf, quotation.number ?? 'quotation-preview');
  });
}

function registerSheetPdf(app: Api, on: On<QuotationsDependencies>, rateLimit: { max: number }): void {
  const schema = {
    summary: 'The internal sheet of an estimate, with costs, margin and approval, as PDF',
    ...{ tags, params, response },
  };
  const config = { needs: 'seeCost', rateLimit } as const;
  app.get(routeOf(paths.estimateSheetPdf, 'id'), { config, schema }, async (request, reply, principal) => {
    const dependencies = on(request.db);
    const estimate = await shownOne(dependencies, principal, request.params.id);
    const found = await quotationOf(dependencies, estimate);
    const { worked, unitSerial } = estimate;
    if (found === null || worked === null) throw new NotFoundError('The order or the unit of this estimate is gone.');
    const [order, unit] = await Promise.all([orderOf(dependencies, estimate), dependencies.units.bySerial(unitSerial)]);
    const unitNotes = [unit?.fab_notes, unit?.comments].filter(Boolean).join(' ');
    const { quotation, photos } = found;
    const sheet = internalSheet({ estimate, worked, quotation, orderNotes: order?.notes ?? null, unitNotes });
    const pdf = await internalSheetPdf(sheet, await storedPhotos(dependencies.store, photos));
    return send(reply, pdf, `internal-sheet-${estimate.id}`);
  });
}

/** Nothing in it may run or load when it is opened by itself. */
const send = (reply: FastifyReply, pdf: Buffer, name: string) =>
  reply
    .headers({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
      'content-disposition': `inline; filename="${name}.pdf"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    .send(pdf);
