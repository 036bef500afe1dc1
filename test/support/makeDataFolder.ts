import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new data folder, removed by its creator. PostgreSQL's own account must be able to enter it when root runs the tests. */
export function makeDataFolder(purpose: string, parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, `specai-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}
