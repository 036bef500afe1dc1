import type { AttachFile } from '../../files/attachFile';
import { FileRefusedError } from '../../files/content/refused';
import type { PhotoSource } from './photoSource';
import type { NamedPhotos } from '../checks/photos';

/** What became of the files that rows name. */
export interface PhotosReport {
  readonly added: number;
  /** The unit had it already, or a person removed it. */
  readonly unchanged: number;
  /** One sentence each. */
  readonly refused: readonly string[];
}

const IMPORT = { name: 'Import', subject: 'import' };

/** Adds the files to their units. The same import again adds what is missing, and nothing twice. */
export async function attachPhotos(
  named: readonly NamedPhotos[],
  source: Pick<PhotoSource, 'read'>,
  attach: AttachFile,
  signal: AbortSignal,
): Promise<PhotosReport> {
  let [added, unchanged] = [0, 0];
  const refused: string[] = [];
  for (const { serial, line, photos } of named) {
    for (const name of photos) {
      signal.throwIfAborted();
      try {
        const bytes = await source.read(name);
        const { outcome } = await attach({ serial, name, bytes, by: IMPORT, isByPerson: false });
        if (outcome === 'added') added += 1;
        else unchanged += 1;
      } catch (error) {
        if (!(error instanceof FileRefusedError)) throw error;
        refused.push(`Line ${line}, unit ${serial}, ${name}: ${error.message}`);
      }
    }
  }
  return { added, unchanged, refused };
}

const count = (value: number) => value.toLocaleString('en-US');

/** 'Photos and documents: 12 added, 0 unchanged, 1 refused', then why. */
export const photosText = ({ added, unchanged, refused }: PhotosReport): string =>
  [
    `Photos and documents: ${count(added)} added, ${count(unchanged)} unchanged, ${count(refused.length)} refused`,
    ...refused,
  ].join('\n');
