import { open } from 'node:fs/promises';

/** Brings the names in a folder to the disk: without it, a file that was renamed may be gone after a power cut. Windows cannot do that, and does not need it. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
