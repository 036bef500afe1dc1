import { paths } from '../../../contract/paths';
import {
  duplicateSchema,
  knownQuerySchema,
  knownSchema,
  newRecordParamsSchema,
  newRecordSchema,
  retirementRequestSchema,
} from '../../../contract/records/newRecords';
import { previewSchema, recordSchema } from '../../../contract/records/records';
import type { On } from '../../db/unitOfWork';
import {
  noContent,
  NotFoundError,
  routeOf,
  UnprocessableError,
  withItemCode,
  withOrderId,
  type Api,
} from '../../http/api';
import { KEY_PROBLEMS } from '../../http/openApi';
import { PROBLEM_TYPE } from '../../lib/problems';
import { toRowId } from '../../lib/rowId';
import { link } from '../inquiries/linking';
import { addRecord, existingRecord, type NewRecordRequest } from './addRecord';
import { toRecord } from './presenter';
import { previewNew } from './preview';
import { retireRecord } from './retire';
import type { RecordsDependencies } from './routes';

const tags = ['Records'];
const params = newRecordParamsSchema;

export function registerNewRecords(app: Api, on: On<RecordsDependencies>): void {
  registerReads(app, on);
  registerAdding(app, on);
  registerRetiring(app, on);
}

function registerReads(app: Api, on: On<RecordsDependencies>): void {
  const known = {
    summary: 'The unit or order with this number, with or without leading zeros',
    ...{ tags, params, querystring: knownQuerySchema, response: { 200: knownSchema } },
  };
  app.get(routeOf(paths.newRecordKnown, 'file'), { schema: known }, async (request) => ({
    existing: await existingRecord(on(request.db).db, request.params.file, request.query.key),
  }));

  const preview = {
    summary: 'How a new unit or order would be read, and its matches; stores nothing',
    ...{ tags, params, body: newRecordSchema, response: { 200: previewSchema } },
  };
  const config = { isRead: true } as const;
  app.post(routeOf(paths.newRecordPreview, 'file'), { config, schema: preview }, (request, _reply, principal) =>
    previewNew(on(request.db), request.params.file, request.body.fields, principal),
  );
}

const duplicate = {
  description: `The number exists; \`existing\` is the unit or order that has it. ${KEY_PROBLEMS[409]}`,
  content: { [PROBLEM_TYPE]: { schema: duplicateSchema } },
};

const NO_LINE = 'There is no such line of an inquiry.';

/** Links the line of an inquiry to the order in the same transaction. */
function linking(line: string | number | undefined, request: NewRecordRequest): NewRecordRequest {
  if (line === undefined) return request;
  if (request.file === 'units') throw new UnprocessableError('Only an order comes from an inquiry.');
  return {
    ...request,
    afterwards: async (trx, record) => {
      const id = toRowId(String(line)) ?? 0;
      const of = trx.selectFrom('inquiry_lines').select('inquiry_id').where('order_id', '=', id);
      const found = await of.executeTakeFirst();
      if (found === undefined || record.file !== 'orders') throw new NotFoundError(NO_LINE);
      await link(trx, found.inquiry_id, { order_id: record.order.id, line: id }, request.by);
    },
  };
}

function registerAdding(app: Api, on: On<RecordsDependencies>): void {
  const schema = {
    summary: 'Adds a unit or an order by hand; a unit can be incomplete, and is matched once it has kVA and voltages',
    ...{ tags, params, body: newRecordSchema, response: { 201: recordSchema, 409: duplicate } },
  };
  const config = { needs: 'to be signed in', problems: [403, 422] } as const;
  app.post(routeOf(paths.newRecords, 'file'), { config, schema }, async (request, reply, by) => {
    const { fields: values, reason, inquiry_line } = request.body;
    const { file } = request.params;
    const added = await addRecord(on(request.db).db, linking(inquiry_line, { file, values, reason, by }));
    request.log.info({ file, key: added.key }, 'record added');
    return reply.code(201).send(toRecord(added, by));
  });
}

function registerRetiring(app: Api, on: On<RecordsDependencies>): void {
  const config = { needs: 'retire', problems: [409] } as const;
  const body = retirementRequestSchema;
  const unit = {
    summary: 'Retires a unit by hand: it is no longer matched or listed, and imports do not bring it back',
    ...{ tags: ['Inventory'], params: withItemCode, body, response: noContent },
  };
  app.put(routeOf(paths.unitRetirement, 'itemCode'), { config, schema: unit }, async (request, reply, by) => {
    const { reason } = request.body;
    const { itemCode: key } = request.params;
    if (await retireRecord(on(request.db).db, { file: 'units', key, reason, by }))
      request.log.info({ serial: key }, 'unit retired');
    return reply.code(204).send(null);
  });

  const order = {
    summary: 'Retires an order by hand: it is no longer open, and imports do not bring it back',
    ...{ tags: ['Orders'], params: withOrderId, body, response: noContent },
  };
  app.put(routeOf(paths.orderRetirement, 'orderId'), { config, schema: order }, async (request, reply, by) => {
    const { reason } = request.body;
    const { orderId: key } = request.params;
    if (await retireRecord(on(request.db).db, { file: 'orders', key, reason, by }))
      request.log.info({ orderId: key }, 'order retired');
    return reply.code(204).send(null);
  });
}
