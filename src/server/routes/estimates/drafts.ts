import type { On } from '../../repositories/unitOfWork';
import * as z from 'zod/mini';
import { draftHeadersSchema, estimateDraftSchema, newDraftSchema } from '../../../contract/estimates/estimates';
import { paths } from '../../../contract/paths';
import { toEstimateDraft } from '../../presenters/estimates';
import type { DraftKey, SeenDraft } from '../../repositories/estimates/drafts';
import type { Api } from '../api';
import { ConflictError, NotFoundError } from '../problems';
import type { EstimatesDependencies } from './dependencies';
import { MISSING } from './refusals';

const tags = ['Estimates'];
const params = z.object({
  orderId: z.string().check(z.minLength(1)),
  serial: z.string().check(z.minLength(1), z.maxLength(40)),
  of: z.string().check(z.regex(/^(new|[1-9]\d{0,14})$/, "must be 'new' or the id of an estimate")),
});
type Params = z.output<typeof params>;

const address = decodeURIComponent(paths.estimateDraft(':orderId', ':serial', ':of'));
const config = { needs: 'proposeEstimate', problems: [409] } as const;
const headers = draftHeadersSchema;

const OTHER_DRAFT = 'You changed, saved or discarded this draft in another tab or on another device.';

function seenIn(sent: z.output<typeof draftHeadersSchema>): SeenDraft {
  const revision = sent['if-match']?.slice(1, -1);
  if (revision !== undefined) return { revision };
  return sent['if-none-match'] === '*' ? 'none' : 'any';
}

/** Where the draft belongs. @throws NotFoundError */
async function keyOf(
  { orders, units, estimates }: EstimatesDependencies,
  { orderId, serial, of }: Params,
  subject: string,
): Promise<DraftKey> {
  const order = await orders.byIdOrCode(orderId);
  if (order === undefined) throw new NotFoundError(MISSING.noOrder);
  if ((await units.bySerial(serial)) === undefined) throw new NotFoundError(MISSING.noUnit);
  if (of === 'new') return { subject, orderId: order.id, serial, of: 0 };
  const row = (await estimates.one(of))?.rows[0];
  if (row?.order_id !== order.id || row.serial !== serial) throw new NotFoundError(MISSING.noEstimate);
  return { subject, orderId: order.id, serial, of: row.id };
}

/** What a person types into an estimate, kept as they type. */
export function registerEstimateDrafts(app: Api, on: On<EstimatesDependencies>): void {
  const keep = {
    summary: 'Keeps what the asking person typed into an estimate',
    description:
      'If-Match names the revision of the draft that was seen, If-None-Match: * says that there was none; with neither, it is written over any.',
    ...{ tags, params, headers, body: newDraftSchema, response: { 200: estimateDraftSchema } },
  };
  app.put(address, { config, schema: keep }, async (request, _reply, by) => {
    const key = await keyOf(on(request.db), request.params, by.subject);
    const kept = await on(request.db).estimates.keepDraft(by, key, request.body, seenIn(request.headers));
    if (kept === undefined) throw new ConflictError(OTHER_DRAFT);
    return toEstimateDraft(kept);
  });
  const remove = {
    summary: 'Forgets what the asking person typed into an estimate',
    ...{ tags, params, headers, response: { 204: z.null() } },
  };
  app.delete(address, { config, schema: remove }, async (request, reply, by) => {
    const key = await keyOf(on(request.db), request.params, by.subject);
    if (!(await on(request.db).estimates.removeDraft(by, key, seenIn(request.headers))))
      throw new ConflictError(OTHER_DRAFT);
    return reply.code(204).send(null);
  });
}
