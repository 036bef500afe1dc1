import * as z from 'zod/mini';
import { paths } from '../../contract/paths';
import type { FileLinks } from '../documents/fileLinks';
import { nameplatePdf } from '../documents/pdf/nameplatePdf';
import { testReportPdf } from '../documents/pdf/testReportPdf';
import { drawingSvg } from '../documents/unitDrawing';
import type { UnitRow, UnitsRepository } from '../repositories/units/units';
import { NotFoundError, type Api } from './api';

export interface FilesDependencies {
  readonly units: UnitsRepository;
  readonly fileLinks: FileLinks;
}

interface UnitFile {
  readonly type: 'image/svg+xml' | 'application/pdf';
  readonly content: string | Buffer;
}

/** One page of unit cards can ask for dozens of drawings. */
const FILES_PER_MINUTE = 3_000;
const params = z.object({ serial: z.string(), file: z.string() });
const querystring = z.object({ key: z.string().check(z.maxLength(100)) });

/**
 * Drawings and documents of units. Open, because an image or a PDF tab cannot carry an access token; the key in the
 * address, which only signed-in people are given, stands for it.
 */
export function registerFiles(app: Api, { units, fileLinks }: FilesDependencies): void {
  const config = { isPublic: true, rateLimit: { max: FILES_PER_MINUTE } };
  const schema = { summary: 'A drawing or document of a unit', tags: ['Files'], params, querystring };
  app.get(`${paths.files}:serial/:file`, { config, schema }, async ({ params: { serial, file }, query }, reply) => {
    const unit = fileLinks.verify(serial, file, query.key) ? await units.bySerial(serial) : undefined;
    const found = unit === undefined ? null : await fileOf(unit, file);
    if (found === null) throw new NotFoundError('There is no such file.');
    return reply.headers(headersOf(found.type, serial, file)).send(found.content);
  });
}

/** The file of this name, where it is one of those kept of the unit. */
async function fileOf(unit: UnitRow, file: string): Promise<UnitFile | null> {
  const drawing = unit.pictures.find((view) => file === `${view}.svg`);
  if (drawing !== undefined) return { type: 'image/svg+xml', content: drawingSvg(unit, drawing) };
  const document = unit.documents.find((name) => file === `${name}.pdf`);
  if (document === 'nameplate') return { type: 'application/pdf', content: await nameplatePdf(unit) };
  if (document === 'test-report') return { type: 'application/pdf', content: await testReportPdf(unit) };
  return null;
}

/** Nothing in a file may run or load when it is opened by itself, whatever data it was made from. */
const headersOf = (type: UnitFile['type'], serial: string, file: string): Record<string, string> => ({
  'content-type': type,
  'content-disposition': `inline; filename="${serial.replace(/[^\w-]/g, '_')}-${file}"`,
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'private, max-age=86400, immutable',
});
