import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The file itself, or all files of a folder, sorted. */
export function filesUnder(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}
