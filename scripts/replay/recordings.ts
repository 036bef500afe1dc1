import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The recordings at a path: the file itself, or every *.json of a folder, sorted by name, without subfolders.
 *
 * @throws where a folder has none.
 */
export function recordingsAt(place: string): string[] {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder) return [place];
  const files = readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
    .map(({ name }) => path.join(place, name))
    .toSorted();
  if (files.length === 0) throw new Error(`There is no recording (*.json) in ${place}.`);
  return files;
}
