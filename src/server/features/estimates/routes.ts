import * as z from 'zod/mini';
import type { On } from '../../db/unitOfWork';
import {
  draftHeadersSchema,
  estimateDraftSchema,
  newDraftSchema,
  estimateHeadersSchema,
  estimateSchema,
  estimateSaveSchema,
  estimateWithVersionsSchema,
  newEstimateSchema,
  orderEstimatesSchema,
  type NewEstimate,
} from '../../../contract/estimates/estimates';
import { paths } from '../../../contract/paths';
import { toEstimateDraft, toEstimateVersion } from './presenter';
import type { DraftKey, SeenDraft } from './estimateRows';
import {
  type Api,
  ConflictError,
  found,
  MISSING,
  noContent,
  NotFoundError,
  routeOf,
  versionIn,
  withId as params,
} from '../../http/api';
import { type EstimatesDependencies, NO_VERSION, stepErrorOf, shownOne, savedOf, shown } from './refusals';
import { estimateStepSchema } from '../../../contract/estimates/states';
import { STEP_NEEDS } from '../../../domain/estimates/transitions';
import type { OrderRow } from '../orders/repository';

const tags = ['Estimates'];
const draftParams = z.object({
  orderId: z.string().check(z.minLength(1)),
  serial: z.string().check(z.minLength(1), z.maxLength(40)),
  of: z.string().check(z.regex(/^(new|[1-9]\d{0,14})$/, "must be 'new' or the id of an estimate")),
});
type Params = z.output<typeof draftParams>;

const address = decodeURIComponent(paths.estimateDraft(':orderId', ':serial', ':of'));
const config = { needs: 'proposeEstimate', problems: [409] } as const;
const headers = draftHeadersSchema;

const OTHER_DRAFT = 'You changed, saved or discarded this draft in another tab or on another device.';

function seenIn(sent: z.output<typeof draftHeadersSchema>): SeenDraft {
  const revision = sent['if-match']?.slice(1, -1);
  if (revision !== undefined) return { revision };
  return sent['if-none-match'] === '*' ? 'none' : 'any';
}

async function keyOf(
  { orders, units, estimates }: EstimatesDependencies,
  { orderId, serial, of }: Params,
  subject: string,
): Promise<DraftKey> {
  const { id } = found(await orders.byIdOrCode(orderId), MISSING.noOrder);
  found(await units.bySerial(serial), MISSING.noUnit);
  if (of === 'new') return { subject, orderId: id, serial, of: 0 };
  const row = (await estimates.one(of))?.rows[0];
  if (row?.order_id !== id || row.serial !== serial) throw new NotFoundError(MISSING.noEstimate);
  return { subject, orderId: id, serial, of: row.id };
}

function registerDrafts(app: Api, on: On<EstimatesDependencies>): void {
  const keep = {
    summary: "Stores the caller's draft of an estimate",
    description:
      'If-Match names the revision of the draft that was seen, If-None-Match: * says that there was none; with neither, it is written over any.',
    ...{ tags, params: draftParams, headers, body: newDraftSchema, response: { 200: estimateDraftSchema } },
  };
  app.put(address, { config, schema: keep }, async (request, _reply, by) => {
    const key = await keyOf(on(request.db), request.params, by.subject);
    const draft = await on(request.db).estimates.keepDraft(by, key, request.body, seenIn(request.headers));
    if (draft === undefined) throw new ConflictError(OTHER_DRAFT);
    return toEstimateDraft(draft);
  });
  const remove = {
    summary: "Deletes the caller's draft of an estimate",
    ...{ tags, params: draftParams, headers, response: noContent },
  };
  app.delete(address, { config, schema: remove }, async (request, reply, by) => {
    const key = await keyOf(on(request.db), request.params, by.subject);
    if (!(await on(request.db).estimates.removeDraft(by, key, seenIn(request.headers))))
      throw new ConflictError(OTHER_DRAFT);
    return reply.code(204).send(null);
  });
}

function registerSteps(app: Api, on: On<EstimatesDependencies>): void {
  const schema = {
    summary:
      'Proposes, approves, returns, quotes, wins or loses an estimate, or records the customer’s consent; winning reserves its unit',
    description:
      'If-Match names the version that the person saw. What was proposed, approved or quoted lapses where figures, rates or costs are not what they were.',
    ...{ tags, params, headers: estimateHeadersSchema, body: estimateStepSchema, response: { 200: estimateSchema } },
  };
  const config = { needs: 'to be signed in', problems: [403, 409, 422, 428] } as const;
  app.post(routeOf(paths.estimateSteps, 'id'), { config, schema }, async (request, _reply, by) => {
    const { step, reason = null, consent = null } = request.body;
    by.demand(STEP_NEEDS[step]);
    const version = versionIn(request.headers, NO_VERSION);
    const { id } = request.params;
    const stepped = await on(request.db).estimates.takeStep(id, { version, step, reason, consent, by });
    if (stepped.kind !== 'stepped') throw stepErrorOf(stepped, step, by.permissions);
    request.log.info({ estimateId: id, step, state: stepped.state }, 'estimate moved');
    return shownOne(on(request.db), by, id);
  });
}

const ofOrder = z.object({ orderId: z.string().check(z.minLength(1)) });

export function registerEstimates(app: Api, on: On<EstimatesDependencies>): void {
  registerReads(app, on);
  registerBegin(app, on);
  registerSave(app, on);
  registerSteps(app, on);
  registerDrafts(app, on);
}

const orderOf = async ({ orders }: EstimatesDependencies, id: string): Promise<OrderRow> =>
  found(await orders.byIdOrCode(id), MISSING.noOrder);

function registerReads(app: Api, on: On<EstimatesDependencies>): void {
  const all = {
    summary: "All estimates of an order, with their figures as saved and as of now, and the caller's drafts",
    ...{ tags, params: ofOrder, response: { 200: orderEstimatesSchema } },
  };
  app.get(routeOf(paths.orderEstimates, 'orderId'), { schema: all }, async (request, _reply, principal) => {
    const order = await orderOf(on(request.db), request.params.orderId);
    const estimates = found(await on(request.db).estimates.ofOrder(order.id), MISSING.noOrder);
    const drafts = await on(request.db).estimates.drafts(principal.subject, order.id);
    return { results: shown(principal, estimates), drafts: drafts.map(toEstimateDraft) };
  });
  const one = {
    summary: 'An estimate with all its versions, the newest first',
    ...{ tags, params, response: { 200: estimateWithVersionsSchema } },
  };
  app.get(routeOf(paths.estimate, 'id'), { schema: one }, async (request, _reply, principal) => {
    const estimate = await shownOne(on(request.db), principal, request.params.id);
    const versions = await on(request.db).estimates.versions(Number(estimate.id));
    return { ...estimate, versions: versions.map(toEstimateVersion) };
  });
}

const originOf = (body: NewEstimate) =>
  'copyOf' in body ? { copyOf: body.copyOf } : { serial: body.unitSerial, inputs: body.inputs };

function registerBegin(app: Api, on: On<EstimatesDependencies>): void {
  const schema = {
    summary: 'Saves a new estimate of a unit for an order, or a copy of one; it is a draft',
    ...{ tags, params: ofOrder, body: newEstimateSchema, response: { 201: estimateSchema } },
  };
  const config = { needs: 'proposeEstimate', problems: [422] } as const;
  app.post(routeOf(paths.orderEstimates, 'orderId'), { config, schema }, async (request, reply, by) => {
    const order = await orderOf(on(request.db), request.params.orderId);
    const { name } = request.body;
    const begun = { orderId: order.id, by, name, from: originOf(request.body) };
    const { id } = savedOf(await on(request.db).estimates.begin(begun));
    request.log.info({ estimateId: id, orderId: String(order.id) }, 'estimate saved');
    return reply.code(201).send(await shownOne(on(request.db), by, String(id)));
  });
}

function registerSave(app: Api, on: On<EstimatesDependencies>): void {
  const schema = {
    summary: 'Saves the next version of an estimate, worked out as of now; it is a draft again',
    description: 'If-Match names the version that the saver loaded, in quotation marks.',
    ...{ tags, params, headers: estimateHeadersSchema, body: estimateSaveSchema, response: { 200: estimateSchema } },
  };
  const config = { needs: 'proposeEstimate', problems: [409, 428] } as const;
  app.put(routeOf(paths.estimate, 'id'), { config, schema }, async (request, _reply, by) => {
    const version = versionIn(request.headers, NO_VERSION);
    const { id } = request.params;
    const saved = savedOf(await on(request.db).estimates.change(id, { ...request.body, version, by }));
    request.log.info({ estimateId: id, version: saved.version }, 'estimate saved');
    return shownOne(on(request.db), by, id);
  });
}
