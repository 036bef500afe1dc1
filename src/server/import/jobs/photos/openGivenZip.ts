import { openPhotoZip, PhotoSourceError } from '../../photos/photoSource';
import type { PhotosZip } from '../../inspect/inspection';
import { ImportRefusedError, type Problem } from '../../staging/problems';
import type { ArrivedZip } from '../receiveFiles';

/** What the ZIP of an upload has. Throws ImportRefusedError where it cannot be used. */
export async function openGivenZip({ path, name }: ArrivedZip): Promise<PhotosZip> {
  try {
    const source = await openPhotoZip(path, name);
    source.close();
    return { path, name, names: [...source.names] };
  } catch (error) {
    if (error instanceof PhotoSourceError) throw new ImportRefusedError([problemOf(error)], 1);
    throw error;
  }
}

const problemOf = ({ reason, fix }: PhotoSourceError): Problem => ({
  ...{ file: 'units', line: null, column: null, value: null },
  ...{ reason, fix },
});
