import type { Kysely } from 'kysely';
import { paths } from '../../../contract/paths';
import {
  correctionSchema,
  correctionsQuerySchema,
  correctionsSchema,
  previewSchema,
  recordConflictSchema,
  recordHeadersSchema,
  recordParamsSchema,
  recordSchema,
  sourcesTakenSchema,
  takeSourcesSchema,
} from '../../../contract/records/records';
import type { Database } from '../../db/schema/schema';
import type { On } from '../../db/unitOfWork';
import { KEY_PROBLEMS } from '../../http/openApi';
import { PreconditionRequiredError, type Api } from '../../http/api';
import { PROBLEM_TYPE } from '../../lib/problems';
import { createRecordsRepository, foundRecord } from './correct';
import { listCorrections } from './corrections';
import type { EffectsDependencies } from './effects';
import { toRecord } from './presenter';
import { previewCorrection } from './preview';

export interface RecordsDependencies extends EffectsDependencies {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
}

const tags = ['Records'];
const params = recordParamsSchema;
const NO_VERSION = 'Send the record\'s version as If-Match: "<version>" to say which one you change.';

/** '/api/records/:file/:key' */
const recordRoute = (path: (file: string, key: string) => string): string => decodeURIComponent(path(':file', ':key'));

export function registerRecords(app: Api, on: On<RecordsDependencies>): void {
  registerReads(app, on);
  registerCorrections(app, on);
  registerSources(app, on);
}

function registerReads(app: Api, on: On<RecordsDependencies>): void {
  const one = {
    summary: 'A unit or an order field by field, as files spell it, with the source of each value',
    ...{ tags, params, response: { 200: recordSchema } },
  };
  app.get(recordRoute(paths.record), { schema: one }, async (request, _reply, principal) => {
    const { file, key } = request.params;
    return toRecord(foundRecord(await createRecordsRepository(on(request.db).db).one(file, key), file), principal);
  });

  const preview = {
    summary: 'How a correction would be read, and its effects; stores nothing',
    ...{ tags, params, body: correctionSchema, response: { 200: previewSchema } },
  };
  const config = { isRead: true } as const;
  app.post(recordRoute(paths.recordPreview), { config, schema: preview }, async (request, _reply, principal) => {
    const { file, key } = request.params;
    const dependencies = on(request.db);
    const record = foundRecord(await createRecordsRepository(dependencies.db).one(file, key), file);
    return previewCorrection(dependencies, record, request.body.fields, principal);
  });
}

const conflict = {
  description: `Someone else changed the record; \`record\` is the newer one. Or the values conflict with other records. ${KEY_PROBLEMS[409]}`,
  content: { [PROBLEM_TYPE]: { schema: recordConflictSchema } },
};

function registerCorrections(app: Api, on: On<RecordsDependencies>): void {
  const schema = {
    summary: 'Corrects values of a unit or an order by hand; they survive imports',
    description:
      'If-Match names the version that the person saw, in quotation marks. Values are spelled as in files. Fields need different ' +
      'permissions; what decides about fit and money needs a reason.',
    ...{ tags, params, headers: recordHeadersSchema, body: correctionSchema },
    response: { 200: recordSchema, 409: conflict },
  };
  const config = { needs: 'to be signed in', problems: [403, 422, 428] } as const;
  app.post(recordRoute(paths.recordCorrections), { config, schema }, async (request, _reply, by) => {
    const tag = request.headers['if-match'];
    if (tag === undefined) throw new PreconditionRequiredError(NO_VERSION);
    const { fields: values, reason } = request.body;
    const version = tag.slice(1, -1);
    const records = createRecordsRepository(on(request.db).db);
    const { file, key } = request.params;
    const corrected = await records.correct({ file, key, version, values, reason, by });
    request.log.info({ file, key, fields: Object.keys(values) }, 'record corrected');
    return toRecord(corrected, by);
  });
}

function registerSources(app: Api, on: On<RecordsDependencies>): void {
  const take = {
    summary: 'Replaces corrected values by those of imports and feeds: all or none',
    ...{ tags, body: takeSourcesSchema, response: { 200: sourcesTakenSchema } },
  };
  const config = { needs: 'to be signed in', problems: [403, 409] } as const;
  app.post(paths.recordSources, { config, schema: take }, async (request, _reply, by) => {
    const taken = await createRecordsRepository(on(request.db).db).takeSources(request.body, by);
    return { taken };
  });

  const list = {
    summary: 'All corrected values beside those of their source, for people and for programs that send feeds',
    ...{ tags, querystring: correctionsQuerySchema, response: { 200: correctionsSchema } },
  };
  app.get(paths.corrections, { config: { callers: 'everyone' }, schema: list }, (request, _reply, principal) =>
    listCorrections(on(request.db).db, request.query, principal),
  );
}
