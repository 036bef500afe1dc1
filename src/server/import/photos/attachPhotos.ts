import type { ImportPhotos } from '../../../contract/imports/files';
import type { AttachFile } from '../../files/attachFile';
import { FileRefusedError } from '../../files/content/refused';
import type { PhotoSource } from './photoSource';
import type { Principal } from '../../access/principal';
import type { NamedPhotos } from '../checks/photos';

/** A file that was not added, and why, for people. */
export type RefusedPhoto = ImportPhotos['refused'][number];

/** What became of the files that rows name. */
export interface PhotosReport {
  readonly added: number;
  /** The unit had it already, or a person removed it. */
  readonly unchanged: number;
  readonly refused: readonly RefusedPhoto[];
}

export interface AttachOptions {
  readonly signal: AbortSignal;
  /** On whose behalf they are added. */
  readonly by: Principal;
  /** Told of every file, with what became of all so far. */
  readonly onReport?: (report: PhotosReport) => void;
}

/** Adds the files to their units. The same import again adds what is missing, and nothing twice. */
export async function attachPhotos(
  named: readonly NamedPhotos[],
  source: Pick<PhotoSource, 'read'>,
  attach: AttachFile,
  { signal, by, onReport = () => undefined }: AttachOptions,
): Promise<PhotosReport> {
  let report: PhotosReport = { added: 0, unchanged: 0, refused: [] };
  for (const { serial, line, photos } of named) {
    for (const name of photos) {
      signal.throwIfAborted();
      try {
        const { outcome } = await attach({ serial, name, bytes: await source.read(name), by, isByPerson: false });
        report = outcome === 'added' ? plus(report, 'added') : plus(report, 'unchanged');
      } catch (error) {
        if (!(error instanceof FileRefusedError)) throw error;
        report = { ...report, refused: [...report.refused, { line, serial, name, reason: error.message }] };
      }
      onReport(report);
    }
  }
  return report;
}

const plus = (report: PhotosReport, key: 'added' | 'unchanged'): PhotosReport => ({
  ...report,
  [key]: report[key] + 1,
});

const count = (value: number) => value.toLocaleString('en-US');

/** 'Photos and documents: 12 added, 0 unchanged, 1 refused', then why. */
export const photosText = ({ added, unchanged, refused }: PhotosReport): string =>
  [
    `Photos and documents: ${count(added)} added, ${count(unchanged)} unchanged, ${count(refused.length)} refused`,
    ...refused.map(({ line, serial, name, reason }) => `Line ${line}, unit ${serial}, ${name}: ${reason}`),
  ].join('\n');
