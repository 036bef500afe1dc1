import type { On } from '../../repositories/unitOfWork';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import {
  attachedSchema,
  namedFileParamsSchema,
  namedFileQuerySchema,
  newFileQuerySchema,
  type Attached,
} from '../../../contract/unit/unitFiles';
import { UNIT_FILES } from '../../../domain/limits';
import { createGate, type FileToAttach } from '../../files/attachFile';
import { toAddedFile } from '../../presenters/units/addedFiles';
import { apiOf, type Api } from '../api';
import { NotFoundError, UnprocessableError } from '../problems';
import type { UnitFilesDependencies } from './dependencies';

const tags = ['Photos and documents'];
/** Of files that arrive at once, the bytes are in memory. */
const UPLOADS_AT_A_TIME = 8;
/** Long enough for the largest file over a slow line. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const UPLOADS_PER_MINUTE = 240;
const description =
  'The body is the file as it is: JPEG, PNG, WebP, HEIC where the server can read it, or PDF, up to 40 MB. What it is, its ' +
  'content says. Photos are turned upright and lose their location. The same file again changes nothing.';

class TooLargeError extends Error {
  readonly statusCode = 413;
}

const config = {
  needs: 'editUnitFiles',
  problems: [422],
  body: ['application/octet-stream'],
  bodyTimeoutMs: UPLOAD_TIMEOUT_MS,
  rateLimit: { max: UPLOADS_PER_MINUTE },
} as const;

/** Adding files to units, one a call, so that each has a result of its own. */
export async function registerFileUploads(api: Api, on: On<UnitFilesDependencies>): Promise<void> {
  // In a scope of its own: no other route takes a body of any type.
  await api.server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const bytes = { parseAs: 'buffer', bodyLimit: UNIT_FILES.bytes } as const;
    scope.addContentTypeParser<Buffer>('*', bytes, (_request, body, parsed) => parsed(null, body));
    const enter = createGate(UPLOADS_AT_A_TIME);
    scope.addHook('preParsing', async (request, reply) => {
      refuseLarge(request);
      const leave = await enter();
      if (reply.raw.destroyed) leave();
      else reply.raw.once('close', leave);
    });
    const app = apiOf(scope);
    registerAdd(app, on);
    registerPut(app, on);
    done();
  });
}

function registerAdd(app: Api, on: On<UnitFilesDependencies>): void {
  const schema = {
    ...{ summary: 'Adds a photo or document to a unit', description, tags },
    params: z.object({ serial: z.string() }),
    querystring: newFileQuerySchema,
    response: { 200: attachedSchema, 201: attachedSchema },
  };
  app.post(decodeURIComponent(paths.unitFiles(':serial')), { config, schema }, (request, reply, by) => {
    const { name, caption } = request.query;
    return attach(on(request.db), request, reply, { by, serial: request.params.serial, name, caption });
  });
}

function registerPut(app: Api, on: On<UnitFilesDependencies>): void {
  const schema = {
    ...{ summary: 'Adds a photo or document to a unit, in place of the one of the same name' },
    ...{
      description: `Also for programs, with the permission of a feed. ${description} What a person removed stays removed.`,
      tags,
    },
    params: namedFileParamsSchema,
    querystring: namedFileQuerySchema,
    response: { 200: attachedSchema, 201: attachedSchema },
  };
  app.put(
    decodeURIComponent(paths.unitFile(':serial', ':file')),
    { config: { ...config, callers: 'everyone' }, schema },
    (request, reply, by) => {
      const { serial, file: name } = request.params;
      const { caption } = request.query;
      return attach(on(request.db), request, reply, { by, serial, name, caption, replaces: true, isByPerson: false });
    },
  );
}

async function attach(
  { units, attachFile, addressFor }: UnitFilesDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  file: Omit<FileToAttach, 'bytes'>,
): Promise<Attached> {
  if ((await units.bySerial(file.serial)) === undefined) throw new NotFoundError('There is no such unit.');
  if (!Buffer.isBuffer(request.body)) throw new UnprocessableError('The file is empty. Choose it again.');
  const { outcome, file: row } = await attachFile({ ...file, bytes: request.body });
  request.log.info({ itemCode: file.serial, file: row.id, outcome }, 'unit file sent');
  reply.code(outcome === 'added' ? 201 : 200);
  return { outcome, file: toAddedFile(row, addressFor(request, file.by)) };
}

/** Before a byte of it is read. One that does not say its length is cut off where it is too long. */
function refuseLarge({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > UNIT_FILES.bytes) {
    throw new TooLargeError('A file may have up to 40 MB. Save the picture or document smaller.');
  }
}
