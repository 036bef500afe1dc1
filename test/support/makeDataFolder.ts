import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A new folder for the data of a product, which whoever made it removes. Where root runs the tests, PostgreSQL has an account of its own:
 * in a folder that it cannot enter no database is made, but elsewhere, where nobody would remove it.
 */
export function makeDataFolder(purpose: string, parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, `specai-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}
