import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { nameplatePdf, planningSheetPdf } from './documents/pdf/unitPdfs';
import { drawingSvg } from './documents/unitDrawing';
import type { FileStore } from '../../lib/fileStore/fileStore';
import type { UnitFilesRepository } from './repository';
import type { UnitRow, UnitsRepository } from '../units/repository';
import { paths } from '../../../contract/paths';
import { fileAddressSchema } from '../../../contract/units/unitFiles';
import type { Principal } from '../../auth/principal';
import type { FileAddress } from './presenter';
import { type Api, found, GoneError } from '../../http/api';
import { versionOf } from './documents/documentUnit';
import type { RequestedFile, FileLinks } from './documents/fileLinks';

interface FileContentsDependencies {
  readonly units: Pick<UnitsRepository, 'bySerial'>;
  readonly unitFiles: Pick<UnitFilesRepository, 'byHash'>;
  readonly store: FileStore;
}

export interface FoundFile {
  /** Source of a generated file; absent if added. */
  readonly record?: UnitRow;
  /** Null if its content is lost. */
  read(): Promise<FileContent | null>;
}

export interface FileContent {
  readonly type: 'image/svg+xml' | 'image/jpeg' | 'application/pdf';
  readonly content: string | Buffer | Readable;
  readonly disposition: string;
  readonly bytes?: number;
}

const ADDED = /^([0-9a-f]{64})\.(jpg|pdf)$/;

export async function findFile(
  dependencies: FileContentsDependencies,
  serial: string,
  file: string,
): Promise<FoundFile | null> {
  const [, hash] = ADDED.exec(file) ?? [];
  if (hash !== undefined) return addedFile(dependencies, serial, hash);
  const unit = await dependencies.units.bySerial(serial);
  const read = unit && madeFile(unit, file);
  return read ? { record: unit, read } : null;
}

/** Documents are only saved, never opened within the app's site. */
async function addedFile(
  { unitFiles, store }: FileContentsDependencies,
  serial: string,
  hash: string,
): Promise<FoundFile | null> {
  const row = await unitFiles.byHash(serial, hash);
  if (row === undefined) return null;
  const isDocument = row.kind === 'document';
  const [type, ending] = isDocument ? (['application/pdf', '.pdf'] as const) : (['image/jpeg', '.jpg'] as const);
  const disposition = `${isDocument ? 'attachment' : 'inline'}; ${fileName(serial, row.name, ending)}`;
  return {
    read: async () => {
      const stored = await store.open(hash);
      return stored && { type, content: stored.stream, bytes: stored.bytes, disposition };
    },
  };
}

function madeFile(unit: UnitRow, file: string): FoundFile['read'] | null {
  const disposition = `inline; filename="${plain(unit.serial)}-${file}"`;
  const drawing = unit.pictures.find((view) => file === `${view}.svg`);
  if (drawing !== undefined) {
    return () => Promise.resolve({ type: 'image/svg+xml', content: drawingSvg(unit, drawing), disposition });
  }
  const document = unit.documents.find((name) => file === `${name}.pdf`);
  const sheet = { type: 'application/pdf', disposition } as const;
  if (document === 'nameplate') return async () => ({ ...sheet, content: await nameplatePdf(unit) });
  if (document === 'planning-sheet') return async () => ({ ...sheet, content: await planningSheetPdf(unit) });
  return null;
}

const plain = (text: string) => text.replace(/[^\w-]/g, '_');

const percentEncoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** RFC 6266: an ASCII and an exact name; the extension follows the content. */
function fileName(serial: string, name: string, ending: string): string {
  const base = name.replace(/\.[^.]*$/, '');
  const exact = encodeURIComponent(`${serial}-${base}${ending}`).replaceAll(/['()*]/g, percentEncoded);
  return `filename="${plain(serial)}-${plain(base)}${ending}"; filename*=UTF-8''${exact}`;
}

interface FileAddressDependencies extends FileContentsDependencies {
  readonly addressFor: (request: FastifyRequest, principal: Principal) => FileAddress;
}

const NO_FILE = 'There is no such file.';
const params = z.object({ serial: z.string(), file: z.string() });

/** Pages may be older than their addresses. */
function registerFileAddress(app: Api, dependencies: FileAddressDependencies): void {
  const schema = {
    summary: 'A new address of a file, for one that has expired',
    tags: ['Files'],
    params,
    response: { 200: fileAddressSchema },
  };
  app.get(decodeURIComponent(paths.fileAddress(':serial', ':file')), { schema }, async (request, _reply, principal) => {
    const { serial, file } = request.params;
    const { record } = found(await findFile(dependencies, serial, file), NO_FILE);
    return { url: dependencies.addressFor(request, principal)(serial, file, record) };
  });
}

export interface FilesDependencies extends FileAddressDependencies {
  readonly fileLinks: FileLinks;
  readonly isOver: (session: string) => Promise<boolean>;
}

/** A page of unit cards shows dozens of drawings. */
const FILES_PER_MINUTE = 3_000;
const AGAIN = 'Reload the page to get its new address.';

const word = z.string().check(z.maxLength(200));
const querystring = z.object({
  version: z.optional(word),
  session: z.optional(word),
  expires: z.string().check(z.regex(/^[1-9]\d{0,11}$/, 'must be seconds since 1970')),
  key: word,
});

/** Untyped: bytes. */
const file: z.ZodMiniType = z.file();
/** Untyped: no body. */
const nothing: z.ZodMiniType = z.null();
const response = {
  200: {
    description: 'The file. Its address holds for ten to fifteen minutes.',
    content: {
      'image/svg+xml': { schema: file },
      'image/jpeg': { schema: file },
      'application/pdf': { schema: file },
    },
  },
  304: nothing,
};

/** Public, since images and PDF tabs carry no token: the signed key authorizes. Content of an address never changes. */
export function registerFiles(app: Api, dependencies: FilesDependencies): void {
  registerFileAddress(app, dependencies);
  const config = { rateLimit: { max: FILES_PER_MINUTE }, problems: [410] } as const;
  const schema = { summary: 'A photo, drawing or document of a unit', tags: ['Files'], params, querystring, response };
  app.open.get(`${paths.files}:serial/:file`, { config, schema }, async ({ params: at, query, headers }, reply) => {
    const requested = { ...at, ...query };
    const allowed = await allowedFile(dependencies, requested);
    reply.headers(cachingOf(allowed, requested, dependencies.fileLinks));
    if (headers['if-none-match'] === tagOf(requested)) return reply.code(304).send();
    const content = found(await allowed.read(), NO_FILE);
    return reply.headers(headersOf(content)).send(content.content);
  });
}

/** @throws NotFoundError for an unsigned address, GoneError for an expired one */
async function allowedFile(dependencies: FilesDependencies, requested: RequestedFile): Promise<FoundFile> {
  const { fileLinks, isOver } = dependencies;
  if (!fileLinks.isSigned(requested)) return found<FoundFile>(null, NO_FILE);
  if (fileLinks.secondsLeft(requested) === 0) throw new GoneError(`The address of this file has expired. ${AGAIN}`);
  if (requested.session !== undefined && (await isOver(requested.session))) {
    throw new GoneError('The person whom this address was given has signed out. Sign in and open the unit again.');
  }
  const file = found(await findFile(dependencies, requested.serial, requested.file), NO_FILE);
  if ((file.record && versionOf(file.record)) !== requested.version)
    throw new GoneError(`The unit has changed since. ${AGAIN}`);
  return file;
}

const tagOf = ({ file: name, version }: RequestedFile) => `"${version ?? name}"`;

/** Added files are revalidated, since sessions end; generated ones are cached. */
const cachingOf = ({ record }: FoundFile, requested: RequestedFile, fileLinks: FileLinks): Record<string, string> => ({
  etag: tagOf(requested),
  'cache-control':
    record === undefined ? 'private, no-cache' : `private, max-age=${fileLinks.secondsLeft(requested)}, immutable`,
});

/** Blocks scripts and loads if opened directly. */
const headersOf = ({ type, disposition, bytes }: FileContent): Record<string, string> => ({
  'content-type': type,
  'content-disposition': disposition,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  ...(bytes !== undefined && { 'content-length': String(bytes) }),
});
