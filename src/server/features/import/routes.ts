import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { On } from '../../db/unitOfWork';
import { importColumnsSchema, type ImportColumns, importMappingSchema } from '../../../contract/import/mapping';
import { file as importFile, MAX_IMPORT_FILE_BYTES, MAX_PHOTOS_ZIP_BYTES } from '../../../contract/import/files';
import { importJobSchema, importJobsSchema, importRequestSchema, type ImportJob } from '../../../contract/import/job';
import { paths } from '../../../contract/paths';
import { XLSX_TYPE } from '../../../domain/tables/excelText';
import { SameImportError } from './locks';
import type { Upload } from './jobs/arrival';
import type { ImportJobs } from './jobs/importJobs';
import { digestParts } from './jobs/receiveFiles';
import type { ImportProfilesRepository } from './profiles/repository';
import { apiOf, found, HttpError, NotFoundError, routeOf, type Api, withId as params } from '../../http/api';
import { discardRest, partsOf } from './connection';
import { registerImportProfiles } from './profiles/routes';

export interface ImportsDependencies {
  readonly jobs: ImportJobs;
  readonly on: On<{ readonly profiles: ImportProfilesRepository }>;
  readonly columns: ImportColumns;
  /** Default: 5. */
  readonly importsPerMinute?: number | undefined;
}

const IMPORTS_PER_MINUTE = 5;
/** 1 GB at 15 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
/** Form overhead. */
const FORM_BYTES = 64 * 1024;
const MAX_UPLOAD_BYTES = 2 * MAX_IMPORT_FILE_BYTES + MAX_PHOTOS_ZIP_BYTES + FORM_BYTES;

/** One more than allowed, for precise errors. */
const limits = {
  fileSize: MAX_PHOTOS_ZIP_BYTES + 1,
  files: 4,
  fields: 1,
  parts: 5,
  fieldNameSize: 100,
  fieldSize: 1_000,
  headerPairs: 20,
};

const TOO_LARGE = 'A file may have up to 100 MB, a ZIP of photos 1 GB. Split it and import the pieces.';

/** 0 if unknown. @throws HttpError */
function announcedBytes(request: FastifyRequest): number {
  const { headers } = request;
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new HttpError(415, 'The form must not be compressed.');
  if (!request.isMultipart()) throw new HttpError(415, 'Send the files as multipart/form-data.');
  const bytes = Number(headers['content-length'] ?? 0);
  if (bytes > MAX_UPLOAD_BYTES) throw new HttpError(413, TOO_LARGE);
  return bytes;
}

const uploadOf = (request: FastifyRequest<{ Querystring: z.infer<typeof startQuerySchema> }>): Upload => ({
  totalBytes: announcedBytes(request),
  parts: partsOf(request),
  isReviewed: request.query.review === 'true',
  key: request.streamedWrite?.key ?? null,
});

/** The stored answer, if the key is known; compares the files without storing them. */
async function knownAnswer(request: FastifyRequest): Promise<(() => FastifyReply) | null> {
  const { streamedWrite } = request;
  if (streamedWrite?.isAnswered !== true) return null;
  announcedBytes(request);
  const answered = await streamedWrite.claim(await digestParts(partsOf(request)));
  // The stored answer expired meanwhile.
  if (answered === null) throw new HttpError(503);
  return answered;
}

/** Untyped. */
const bytes: z.ZodMiniType = z.file();
const tags = ['Import'];
const importing = { needs: 'import' } as const;
const known = (job: ImportJob | undefined) => found(job, 'This import does not exist, or it is no longer remembered.');

const counted = z.optional(z.string().check(z.regex(/^\d{1,9}$/)));
const saveQuerySchema = z.strictObject({
  retire_many: z.optional(z.enum(['true', 'false'])),
  left_out_rows: counted,
  left_out_cells: counted,
});
const startQuerySchema = z.strictObject({ review: z.optional(z.enum(['true', 'false'])) });

export async function registerImports(api: Api, routes: ImportsDependencies): Promise<void> {
  api.server.addHook('preClose', () => routes.jobs.close());
  // Separate scope for forms.
  await api.server.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    const app = apiOf(scope);
    registerStart(app, routes);
    registerReads(app, routes);
    registerRefused(app, routes);
    registerReview(app, routes);
    registerImportProfiles(app, routes);
  });
}

function registerStart(app: Api, { jobs, importsPerMinute = IMPORTS_PER_MINUTE }: ImportsDependencies): void {
  const schema = {
    summary:
      'Imports a file of orders, a file of units, or both: all or nothing; with a ZIP of photos that the units name',
    description:
      'The answer comes when the files have arrived; GET says how the import goes. One runs at a time. With review=true it ' +
      'waits for its mapping, at most an hour; otherwise it goes on where nothing is in doubt. Photos are added once the rows are saved.',
    ...{ tags, querystring: startQuerySchema, response: { 202: importJobSchema } },
  };
  const config = {
    needs: 'import',
    problems: [409],
    form: importRequestSchema,
    rateLimit: { max: importsPerMinute },
    bodyTimeoutMs: UPLOAD_TIMEOUT_MS,
    isStreamed: true,
  } as const;
  app.post(paths.imports, { config, schema }, async (request, reply, by) => {
    try {
      const known = await knownAnswer(request);
      if (known !== null) return await known();
      const { job, digest, goOn, forget } = await jobs.receive(by, uploadOf(request));
      const answered = await request.streamedWrite?.claim(digest, { stored: goOn, undone: forget });
      if (answered) return await answered();
      if (request.streamedWrite === null) goOn();
      return await reply.code(202).header('location', paths.import(job.id)).send(job);
    } catch (error) {
      discardRest(request, reply, MAX_UPLOAD_BYTES);
      if (error instanceof SameImportError && request.streamedWrite) throw request.streamedWrite.stillRunning();
      throw error;
    }
  });
}

function registerReads(app: Api, { jobs, columns }: ImportsDependencies): void {
  const list = { summary: 'Your imports, the latest first', tags, response: { 200: importJobsSchema } };
  app.get(paths.imports, { config: importing, schema: list }, async (_request, _reply, { subject }) => ({
    results: [...(await jobs.of(subject))],
  }));

  const ofFiles = { summary: 'The columns that the files have', tags, response: { 200: importColumnsSchema } };
  app.get(paths.importColumns, { config: importing, schema: ofFiles }, () => columns);

  const one = { summary: 'One of your imports', tags, params, response: { 200: importJobSchema } };
  app.get(
    routeOf(paths.import, 'id'),
    { config: { ...importing, tellsOwnWork: true }, schema: one },
    async (request, _reply, { subject }) => known(await jobs.find(request.db, subject, request.params.id)),
  );

  const end = {
    summary: 'Cancels an import; nothing is stored unless its rows are saved already',
    ...{ tags, params, response: { 200: importJobSchema } },
  };
  app.delete(routeOf(paths.import, 'id'), { config: importing, schema: end }, async (request, _reply, by) => {
    request.log.info({ importId: request.params.id }, 'import canceled');
    return known(await jobs.cancel(request, by, request.params.id));
  });
}

function registerRefused(app: Api, { jobs }: ImportsDependencies): void {
  const refused = {
    summary: 'The rows of a file that are left out, with the reasons, as a workbook to correct and import',
    ...{ tags, params: z.object({ ...params.shape, file: importFile }) },
    response: { 200: { description: 'A workbook.', content: { [XLSX_TYPE]: { schema: bytes } } } },
  };
  app.get(
    decodeURIComponent(paths.importRefused(':id', ':file')),
    { config: importing, schema: refused },
    async (request, reply, { subject }) => {
      const { id, file } = request.params;
      const { refusedFiles = [] } = known(await jobs.find(request.db, subject, id));
      if (!refusedFiles.some((each) => each.file === file)) throw new NotFoundError('No row of this file was refused.');
      return reply
        .headers({
          ...{ 'content-type': XLSX_TYPE, 'cache-control': 'private, no-store' },
          'content-disposition': `attachment; filename="refused-${file}.xlsx"`,
        })
        .send(jobs.refused(id, file));
    },
  );
}

function registerReview(app: Api, { jobs }: ImportsDependencies): void {
  const config = { ...importing, problems: [409] } as const;
  const schemaOf = (summary: string) => ({ summary, tags, params, response: { 202: importJobSchema } });

  const mapping = {
    ...schemaOf('Says how the files of an import that waits are read from now on'),
    description: 'Columns that are left out stay as they are. A file with another layout is inspected again.',
    body: importMappingSchema,
  };
  app.put(routeOf(paths.importMapping, 'id'), { config, schema: mapping }, async (request, reply, by) => {
    const job = known(await jobs.map(request, by, request.params.id, request.body));
    return reply.code(202).send(job);
  });

  const check = schemaOf('Finds out what saving an import that waits would change; nothing is written');
  app.post(routeOf(paths.importCheck, 'id'), { config, schema: check }, async (request, reply, by) =>
    reply.code(202).send(known(await jobs.check(request, by, request.params.id))),
  );

  const save = {
    ...schemaOf(
      'Saves an import that was checked: all or nothing, but rows and cells that a person accepts to leave out',
    ),
    description:
      'Where a complete file would retire more than 10 %, a person confirms that with retire_many=true. Refused rows and ' +
      'cells that could not be read are left out when left_out_rows and left_out_cells say how many, as in leftOut.',
    querystring: saveQuerySchema,
  };
  app.post(routeOf(paths.importSave, 'id'), { config, schema: save }, async (request, reply, by) => {
    const { retire_many, left_out_rows = '0', left_out_cells = '0' } = request.query;
    const how = {
      mayRetireMany: retire_many === 'true',
      accepted: { rows: Number(left_out_rows), cells: Number(left_out_cells) },
    };
    return reply.code(202).send(known(await jobs.save(request, by, request.params.id, how)));
  });
}
