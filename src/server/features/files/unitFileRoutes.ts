import type { FastifyRequest, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Principal } from '../../auth/principal';
import { type AttachFile, type FileToAttach, createGate } from './attachFile';
import { type FileAddress, toAddedFile, toUnitFiles } from './presenter';
import type { UnitFilesRepository } from './repository';
import type { UnitsRepository } from '../units/repository';
import type { On } from '../../db/unitOfWork';
import { paths } from '../../../contract/paths';
import {
  attachedSchema,
  namedFileParamsSchema,
  namedFileQuerySchema,
  newFileQuerySchema,
  type Attached,
  captionSchema,
  filesOrderSchema,
  unitFilesSchema,
  type UnitFiles,
} from '../../../contract/units/unitFiles';
import { UNIT_FILES } from '../../../domain/limits';
import {
  apiOf,
  type Api,
  ConflictError,
  found,
  HttpError,
  MISSING,
  NotFoundError,
  UnprocessableError,
  withSerial,
} from '../../http/api';

export interface UnitFilesDependencies {
  readonly units: Pick<UnitsRepository, 'bySerial'>;
  readonly unitFiles: UnitFilesRepository;
  readonly attachFile: AttachFile;
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
}

const tags = ['Photos and documents'];
/** Uploads are in memory. */
const MAX_CONCURRENT_UPLOADS = 8;
/** The largest file over a slow line. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
const UPLOADS_PER_MINUTE = 240;
const description =
  'The body is the file as it is: JPEG, PNG, WebP, HEIC where the server can read it, or PDF, up to 40 MB. What it is, its ' +
  'content says. Photos are turned upright and lose their location. The same file again changes nothing.';

const config = {
  needs: 'editUnitFiles',
  problems: [422],
  body: ['application/octet-stream'],
  bodyTimeoutMs: UPLOAD_TIMEOUT_MS,
  rateLimit: { max: UPLOADS_PER_MINUTE },
} as const;

/** One file per call, so that each has a result. */
async function registerUploads(api: Api, on: On<UnitFilesDependencies>): Promise<void> {
  // Separate scope for raw bodies.
  await api.server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const bytes = { parseAs: 'buffer', bodyLimit: UNIT_FILES.bytes } as const;
    scope.addContentTypeParser<Buffer>('*', bytes, (_request, body, parsed) => parsed(null, body));
    const enter = createGate(MAX_CONCURRENT_UPLOADS);
    scope.addHook('preParsing', async (request, reply) => {
      refuseLarge(request);
      const leave = await enter();
      if (reply.raw.destroyed) leave();
      else reply.raw.once('close', leave);
    });
    registerAdding(apiOf(scope), on);
    done();
  });
}

function registerAdding(app: Api, on: On<UnitFilesDependencies>): void {
  const response = { 200: attachedSchema, 201: attachedSchema };
  const add = {
    ...{ summary: 'Adds a photo or document to a unit', description, tags },
    ...{ params: withSerial, querystring: newFileQuerySchema, response },
  };
  app.post(at(paths.unitFiles), { config, schema: add }, (request, reply, by) => {
    const { name, caption } = request.query;
    return attach(on(request.db), request, reply, { by, serial: request.params.serial, name, caption });
  });

  const put = {
    summary: 'Adds a photo or document to a unit, and replaces the one of the same name',
    description: `Also for programs, with the permission of a feed. ${description} What a person removed stays removed.`,
    ...{ tags, params: namedFileParamsSchema, querystring: namedFileQuerySchema, response },
  };
  const forEveryone = { ...config, callers: 'everyone' } as const;
  app.put(at(paths.unitFile), { config: forEveryone, schema: put }, (request, reply, by) => {
    const { serial, file: name } = request.params;
    const { caption } = request.query;
    return attach(on(request.db), request, reply, { by, serial, name, caption, replaces: true, isByPerson: false });
  });
}

async function attach(
  { units, attachFile, addressFor }: UnitFilesDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  file: Omit<FileToAttach, 'bytes'>,
): Promise<Attached> {
  found(await units.bySerial(file.serial), MISSING.noUnit);
  if (!Buffer.isBuffer(request.body)) throw new UnprocessableError('The file is empty. Choose it again.');
  const { outcome, file: row } = await attachFile({ ...file, bytes: request.body });
  request.log.info({ itemCode: file.serial, file: row.id, outcome }, 'unit file sent');
  reply.code(outcome === 'added' ? 201 : 200);
  return { outcome, file: toAddedFile(row, addressFor(request, file.by)) };
}

/** Before reading it; the body limit covers unannounced lengths. */
function refuseLarge({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > UNIT_FILES.bytes) {
    throw new HttpError(413, 'A file may have up to 40 MB. Save the picture or document smaller.');
  }
}

const editing = { needs: 'editUnitFiles' } as const;
const file = z.object({ serial: z.string(), file: z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be an id')) });
const answer = { response: { 200: unitFilesSchema } };

const at = (path: (serial: string, file: string) => string) => decodeURIComponent(path(':serial', ':file'));

/** Every change answers the current files. */
export async function registerUnitFiles(app: Api, on: On<UnitFilesDependencies>): Promise<void> {
  registerEditing(app, on);
  registerRemoving(app, on);
  await registerUploads(app, on);
}

async function filesOf(
  { unitFiles, addressFor }: UnitFilesDependencies,
  request: FastifyRequest,
  principal: Principal,
  serial: string,
): Promise<UnitFiles> {
  const [rows, changes] = await Promise.all([unitFiles.ofUnit(serial), unitFiles.historyOf(serial)]);
  return toUnitFiles(rows, changes, addressFor(request, principal));
}

function orNotFound(isFound: boolean): void {
  if (!isFound) throw new NotFoundError('The unit does not have this file, or no longer. Load the unit again.');
}

const editOf = (by: Principal, { serial, file: id }: { readonly serial: string; readonly file: string }) => ({
  serial,
  id: Number(id),
  by,
});

function registerEditing(app: Api, on: On<UnitFilesDependencies>): void {
  const list = {
    summary: 'Photos and documents of a unit, with their history',
    ...{ tags, params: withSerial, ...answer },
  };
  app.get(at(paths.unitFiles), { schema: list }, async (request, _reply, principal) => {
    const { serial } = request.params;
    found(await on(request.db).units.bySerial(serial), MISSING.noUnit);
    return filesOf(on(request.db), request, principal, serial);
  });

  const caption = { summary: 'Captions a file', tags, params: file, body: captionSchema, ...answer };
  app.put(at(paths.unitFileCaption), { config: editing, schema: caption }, async (request, _reply, by) => {
    const edit = editOf(by, request.params);
    orNotFound(await on(request.db).unitFiles.setCaption(edit, request.body.caption));
    return filesOf(on(request.db), request, by, edit.serial);
  });

  const order = {
    summary: 'Sorts all files of a unit; the first photo represents it',
    ...{ tags, params: withSerial, body: filesOrderSchema, ...answer },
  };
  const ordering = { ...editing, problems: [409] } as const;
  app.put(at(paths.unitFilesOrder), { config: ordering, schema: order }, async (request, _reply, by) => {
    const { serial } = request.params;
    const { units, unitFiles } = on(request.db);
    found(await units.bySerial(serial), MISSING.noUnit);
    if (!(await unitFiles.setOrder({ serial, by }, request.body.ids)))
      throw new ConflictError('Files were added or removed meanwhile. Load the unit again, then order them.');
    return filesOf(on(request.db), request, by, serial);
  });
}

function registerRemoving(app: Api, on: On<UnitFilesDependencies>): void {
  const remove = {
    summary: 'Removes a file from its unit; it can be restored',
    ...{ tags, params: file, ...answer },
  };
  app.delete(at(paths.unitFile), { config: { needs: 'delete' }, schema: remove }, async (request, _reply, by) => {
    const edit = editOf(by, request.params);
    orNotFound(await on(request.db).unitFiles.remove(edit));
    request.log.info({ itemCode: edit.serial, file: edit.id }, 'unit file removed');
    return filesOf(on(request.db), request, by, edit.serial);
  });

  const restore = { summary: 'Restores a removed file to its place', tags, params: file, ...answer };
  const restoring = { ...editing, problems: [422] } as const;
  app.post(at(paths.unitFileRestore), { config: restoring, schema: restore }, async (request, _reply, by) => {
    const edit = editOf(by, request.params);
    const outcome = await on(request.db).unitFiles.restore(edit, UNIT_FILES.perUnit);
    if (outcome === 'full') throw new UnprocessableError(`The unit has ${UNIT_FILES.perUnit} files. Remove one first.`);
    orNotFound(outcome === 'restored');
    return filesOf(on(request.db), request, by, edit.serial);
  });
}
