import { readFileSync } from 'node:fs';
import { filesUnder } from './filesUnder';

/** What only the development build may hold: the Stately inspector, which sends the app's state to another window; playback. */
const DEVELOPMENT_ONLY = /stately\.ai|@statelyai|Plays a recording step by step/;

/** Throws where the built app holds something that only the development build may hold. */
export function refuseDevelopmentOnly(folder: string): void {
  const found = filesUnder(folder).filter((file) => DEVELOPMENT_ONLY.test(readFileSync(file, 'utf8')));
  if (found.length === 0) return;
  throw new Error(
    `The Stately inspector or playback is in the production build: ${found.join(', ')}. Import it only behind process.env.NODE_ENV.`,
  );
}
