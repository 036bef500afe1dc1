import type { On } from '../../repositories/unitOfWork';
import * as z from 'zod/mini';
import {
  estimateHeadersSchema,
  estimateSaveSchema,
  estimateSchema,
  estimateWithVersionsSchema,
  newEstimateSchema,
  orderEstimatesSchema,
  type NewEstimate,
} from '../../../contract/estimates/estimates';
import { paths } from '../../../contract/paths';
import { toEstimateDraft, toEstimateVersion } from '../../presenters/estimates';
import type { OrderRow } from '../../repositories/orders/orders';
import { routeOf, type Api } from '../api';
import { NotFoundError } from '../problems';
import type { EstimatesDependencies } from './dependencies';
import { MISSING, savedOf, versionOf } from './refusals';
import { registerEstimateDrafts } from './drafts';
import { shown, shownOne } from './shown';
import { registerEstimateSteps } from './steps';

const tags = ['Estimates'];
const params = z.object({ id: z.string().check(z.minLength(1)) });
const ofOrder = z.object({ orderId: z.string().check(z.minLength(1)) });

/** What jobs are estimated at: saved in versions, worked out again as of now, and led from a draft to won or lost. */
export function registerEstimates(app: Api, on: On<EstimatesDependencies>): void {
  registerReads(app, on);
  registerBegin(app, on);
  registerSave(app, on);
  registerEstimateSteps(app, on);
  registerEstimateDrafts(app, on);
}

async function orderOf({ orders }: EstimatesDependencies, id: string): Promise<OrderRow> {
  const order = await orders.byIdOrCode(id);
  if (order === undefined) throw new NotFoundError(MISSING.noOrder);
  return order;
}

function registerReads(app: Api, on: On<EstimatesDependencies>): void {
  const all = {
    summary: 'All estimates of an order, worked out as they were saved and as of now, with the own drafts',
    ...{ tags, params: ofOrder, response: { 200: orderEstimatesSchema } },
  };
  app.get(routeOf(paths.orderEstimates, 'orderId'), { schema: all }, async (request, _reply, principal) => {
    const order = await orderOf(on(request.db), request.params.orderId);
    const found = await on(request.db).estimates.ofOrder(order.id);
    if (found === undefined) throw new NotFoundError(MISSING.noOrder);
    const drafts = await on(request.db).estimates.drafts(principal.subject, order.id);
    return { results: shown(principal, found), drafts: drafts.map(toEstimateDraft) };
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
    const version = versionOf(request.headers['if-match']);
    const { id } = request.params;
    const saved = savedOf(await on(request.db).estimates.change(id, { ...request.body, version, by }));
    request.log.info({ estimateId: id, version: saved.version }, 'estimate saved');
    return shownOne(on(request.db), by, id);
  });
}
