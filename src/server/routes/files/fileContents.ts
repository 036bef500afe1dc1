import type { Readable } from 'node:stream';
import { nameplatePdf, planningSheetPdf } from '../../documents/pdf/unitPdfs';
import { drawingSvg } from '../../documents/unitDrawing';
import type { FileStore } from '../../files/store/fileStore';
import type { UnitFilesRepository } from '../../repositories/unitFiles/unitFiles';
import type { UnitRow, UnitsRepository } from '../../repositories/units/units';

export interface FileContentsDependencies {
  readonly units: Pick<UnitsRepository, 'bySerial'>;
  readonly unitFiles: Pick<UnitFilesRepository, 'byHash'>;
  readonly store: FileStore;
}

/** A file that a unit has, not read or made yet. */
export interface FoundFile {
  /** The record that it is made from; absent where somebody added it. */
  readonly record?: UnitRow;
  /** Null where its content is lost. */
  read(): Promise<FileContent | null>;
}

export interface FileContent {
  readonly type: 'image/svg+xml' | 'image/jpeg' | 'application/pdf';
  readonly content: string | Buffer | Readable;
  /** Content-Disposition: who opens it by itself sees it, or saves it. */
  readonly disposition: string;
  readonly bytes?: number;
}

/** What people added is called by its content. */
const ADDED = /^([0-9a-f]{64})\.(jpg|pdf)$/;

/** The file of a unit that is called so; null where there is none. */
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

/** A photo, or a document that nobody here made: it is saved, and never opened within the app's site. */
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

/** A drawing or sheet that is made from the record, where the unit has it. */
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

/** The name that a browser saves a file under, plain and as it is (RFC 6266); what it is decides how it ends. */
function fileName(serial: string, name: string, ending: string): string {
  const base = name.replace(/\.[^.]*$/, '');
  const exact = encodeURIComponent(`${serial}-${base}${ending}`).replaceAll(/['()*]/g, percentEncoded);
  return `filename="${plain(serial)}-${plain(base)}${ending}"; filename*=UTF-8''${exact}`;
}
