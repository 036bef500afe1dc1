import type { On } from '../../repositories/unitOfWork';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { paths } from '../../../contract/paths';
import { captionSchema, filesOrderSchema, unitFilesSchema, type UnitFiles } from '../../../contract/unit/unitFiles';
import { UNIT_FILES } from '../../../domain/limits';
import { toUnitFiles } from '../../presenters/units/addedFiles';
import type { Api } from '../api';
import type { Principal } from '../../access/principal';
import { ConflictError, NotFoundError, UnprocessableError } from '../problems';
import type { UnitFilesDependencies } from './dependencies';
import { registerFileUploads } from './uploads';

const tags = ['Photos and documents'];
const editing = { needs: 'editUnitFiles' } as const;
const unit = z.object({ serial: z.string() });
/** Ids are numbers of up to 15 digits. */
const file = z.object({ serial: z.string(), file: z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be an id')) });
const answer = { response: { 200: unitFilesSchema } };

const at = (path: (serial: string, file: string) => string) => decodeURIComponent(path(':serial', ':file'));

/** Photos and documents of a unit: adding, captions, order, removing and bringing back. Every change says what there is now. */
export async function registerUnitFiles(app: Api, on: On<UnitFilesDependencies>): Promise<void> {
  registerList(app, on);
  registerCaption(app, on);
  registerOrder(app, on);
  registerRemove(app, on);
  registerRestore(app, on);
  await registerFileUploads(app, on);
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

async function refuseUnknown({ units }: UnitFilesDependencies, serial: string): Promise<void> {
  if ((await units.bySerial(serial)) === undefined) throw new NotFoundError('There is no such unit.');
}

function orNotFound(isFound: boolean): void {
  if (!isFound) throw new NotFoundError('The unit does not have this file, or no longer. Load the unit again.');
}

const editOf = (by: Principal, { serial, file: id }: { readonly serial: string; readonly file: string }) => ({
  serial,
  id: Number(id),
  by,
});

function registerList(app: Api, on: On<UnitFilesDependencies>): void {
  const schema = { summary: 'Photos and documents of a unit, with their history', tags, params: unit, ...answer };
  app.get(decodeURIComponent(paths.unitFiles(':serial')), { schema }, async (request, _reply, by) => {
    const { serial } = request.params;
    await refuseUnknown(on(request.db), serial);
    return filesOf(on(request.db), request, by, serial);
  });
}

function registerCaption(app: Api, on: On<UnitFilesDependencies>): void {
  const schema = { summary: 'Captions a file', tags, params: file, body: captionSchema, ...answer };
  app.put(at(paths.unitFileCaption), { config: editing, schema }, async (request, _reply, by) => {
    const edit = editOf(by, request.params);
    orNotFound(await on(request.db).unitFiles.setCaption(edit, request.body.caption));
    return filesOf(on(request.db), request, by, edit.serial);
  });
}

function registerOrder(app: Api, on: On<UnitFilesDependencies>): void {
  const summary = 'Puts all files of a unit into an order; the first photo stands for the unit';
  const schema = { summary, tags, params: unit, body: filesOrderSchema, ...answer };
  const config = { ...editing, problems: [409] } as const;
  app.put(decodeURIComponent(paths.unitFilesOrder(':serial')), { config, schema }, async (request, _reply, by) => {
    const { params, body } = request;
    await refuseUnknown(on(request.db), params.serial);
    const edit = { serial: params.serial, by };
    if (!(await on(request.db).unitFiles.setOrder(edit, body.ids))) {
      throw new ConflictError('Files were added or removed meanwhile. Load the unit again, then order them.');
    }
    return filesOf(on(request.db), request, by, params.serial);
  });
}

function registerRemove(app: Api, on: On<UnitFilesDependencies>): void {
  const summary = 'Removes a file from its unit; it is kept, and can be restored';
  const schema = { summary, tags, params: file, ...answer };
  app.delete(at(paths.unitFile), { config: { needs: 'delete' }, schema }, async (request, _reply, by) => {
    const edit = editOf(by, request.params);
    orNotFound(await on(request.db).unitFiles.remove(edit));
    request.log.info({ itemCode: edit.serial, file: edit.id }, 'unit file removed');
    return filesOf(on(request.db), request, by, edit.serial);
  });
}

function registerRestore(app: Api, on: On<UnitFilesDependencies>): void {
  const schema = { summary: 'Brings a removed file back to its place', tags, params: file, ...answer };
  const config = { ...editing, problems: [422] } as const;
  app.post(at(paths.unitFileRestore), { config, schema }, async (request, _reply, by) => {
    const edit = editOf(by, request.params);
    const outcome = await on(request.db).unitFiles.restore(edit, UNIT_FILES.perUnit);
    if (outcome === 'full') throw new UnprocessableError(`The unit has ${UNIT_FILES.perUnit} files. Remove one first.`);
    orNotFound(outcome === 'restored');
    return filesOf(on(request.db), request, by, edit.serial);
  });
}
