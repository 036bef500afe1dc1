import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { paths } from '../../contract/paths';
import type { FileLinks } from '../documents/fileLinks';
import { nameplatePdf } from '../documents/pdf/nameplatePdf';
import { planningSheetPdf } from '../documents/pdf/planningSheetPdf';
import { drawingSvg } from '../documents/unitDrawing';
import type { FileStore } from '../files/store/fileStore';
import type { UnitFilesRepository } from '../repositories/unitFiles/unitFiles';
import type { UnitRow, UnitsRepository } from '../repositories/units/units';
import { NotFoundError, type Api } from './api';

export interface FilesDependencies {
  readonly units: UnitsRepository;
  readonly unitFiles: Pick<UnitFilesRepository, 'byHash'>;
  readonly store: FileStore;
  readonly fileLinks: FileLinks;
}

interface UnitFile {
  readonly type: 'image/svg+xml' | 'image/jpeg' | 'application/pdf';
  readonly content: string | Buffer | Readable;
  /** Content-Disposition: who opens it by itself sees it, or saves it. */
  readonly disposition: string;
  readonly bytes?: number;
}

/** One page of unit cards can ask for dozens of drawings. */
const FILES_PER_MINUTE = 3_000;
/** What people added is called by its content. */
const ADDED = /^([0-9a-f]{64})\.(jpg|pdf)$/;
const params = z.object({ serial: z.string(), file: z.string() });
const querystring = z.object({ key: z.string().check(z.maxLength(100)) });

/**
 * Photos, drawings and documents of units. Open, because an image or a PDF tab cannot carry an access token; the key in the
 * address, which only signed-in people are given, stands for it.
 */
export function registerFiles(app: Api, dependencies: FilesDependencies): void {
  const config = { isPublic: true, rateLimit: { max: FILES_PER_MINUTE } };
  const schema = { summary: 'A photo, drawing or document of a unit', tags: ['Files'], params, querystring };
  app.get(`${paths.files}:serial/:file`, { config, schema }, async ({ params: { serial, file }, query }, reply) => {
    const isAllowed = dependencies.fileLinks.verify(serial, file, query.key);
    const found = isAllowed ? await fileOf(dependencies, serial, file) : null;
    if (found === null) throw new NotFoundError('There is no such file.');
    return reply.headers(headersOf(found)).send(found.content);
  });
}

async function fileOf(dependencies: FilesDependencies, serial: string, file: string): Promise<UnitFile | null> {
  const [, hash] = ADDED.exec(file) ?? [];
  if (hash !== undefined) return addedFile(dependencies, serial, hash);
  const unit = await dependencies.units.bySerial(serial);
  return unit === undefined ? null : madeFile(unit, file);
}

/** A photo, or a document that nobody here made: it is saved, and never opened within the app's site. */
async function addedFile(
  { unitFiles, store }: FilesDependencies,
  serial: string,
  hash: string,
): Promise<UnitFile | null> {
  const row = await unitFiles.byHash(serial, hash);
  const stored = row && (await store.open(hash));
  if (!row || !stored) return null;
  const { stream: content, bytes } = stored;
  if (row.kind === 'document') {
    return {
      type: 'application/pdf',
      content,
      bytes,
      disposition: `attachment; ${fileName(serial, row.name, '.pdf')}`,
    };
  }
  return { type: 'image/jpeg', content, bytes, disposition: `inline; ${fileName(serial, row.name, '.jpg')}` };
}

/** A drawing or sheet that is made from the record, where the unit has it. */
async function madeFile(unit: UnitRow, file: string): Promise<UnitFile | null> {
  const disposition = `inline; filename="${plain(unit.serial)}-${file}"`;
  const drawing = unit.pictures.find((view) => file === `${view}.svg`);
  if (drawing !== undefined) return { type: 'image/svg+xml', content: drawingSvg(unit, drawing), disposition };
  const document = unit.documents.find((name) => file === `${name}.pdf`);
  const sheet = { type: 'application/pdf', disposition } as const;
  if (document === 'nameplate') return { ...sheet, content: await nameplatePdf(unit) };
  if (document === 'planning-sheet') return { ...sheet, content: await planningSheetPdf(unit) };
  return null;
}

const plain = (text: string) => text.replace(/[^\w-]/g, '_');

const percentEncoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** The name that a browser saves a file under, plain and as it is (RFC 6266); what it is decides how it ends. */
function fileName(serial: string, name: string, ending: string): string {
  const base = name.replace(/\.[^.]*$/, '');
  const exact = encodeURIComponent(`${serial}-${base}${ending}`).replaceAll(/['()*]/g, percentEncoded);
  return `filename="${plain(serial)}-${plain(base)}${ending}"; filename*=UTF-8''${exact}`;
}

/** Nothing in a file may run or load when it is opened by itself, whatever data it was made from. */
const headersOf = ({ type, disposition, bytes }: UnitFile): Record<string, string> => ({
  'content-type': type,
  'content-disposition': disposition,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, max-age=86400, immutable',
  ...(bytes !== undefined && { 'content-length': String(bytes) }),
});
