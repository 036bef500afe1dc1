import { join } from 'node:path';
import type { FileStore } from './fileStore';
import type { BucketAddress } from './filesUrl';
import { createFolderStore } from './folderStore';

/** The store of photos and documents: a bucket, or where there is none the folder 'files' of the data folder. */
export async function openStore(bucket: BucketAddress | null, dataDir: string): Promise<FileStore> {
  if (bucket === null) return createFolderStore(join(dataDir, 'files'));
  // The client is large, and most installations have a folder.
  const { createS3Store } = await import('./s3Store');
  return createS3Store(bucket);
}
