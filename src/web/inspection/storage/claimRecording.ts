import { bytesToHex } from '@noble/hashes/utils.js';
import { removeRecording, type Database } from './database';
import { readEntry, removeEntry, writeEntry, type TabEntry } from './tabEntry';
import { hasLocks, holdRecording } from './tabLock';

interface ClaimOptions {
  readonly storage: Storage;
  readonly database: Database | null;
  readonly isComplete: boolean;
  readonly now: () => number;
}

interface Claim {
  readonly entry: TabEntry;
  /** Lets other pages have it. */
  readonly release: () => void;
}

const random = () => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));

const releaseNothing = () => undefined;

/**
 * The recording of this tab: the one that its previous page passed on, or a new one. The browser gives a duplicated tab
 * the entry of the tab that it is a duplicate of: that tab's page still holds the recording, so the duplicate begins its
 * own. Where pages cannot hold anything, the entry is there only between two pages, when no tab can be duplicated.
 */
export async function claimRecording(options: ClaimOptions): Promise<Claim> {
  const claim = (await continued(options)) ?? (await begun(options));
  if (hasLocks()) writeEntry(options.storage, claim.entry);
  else removeEntry(options.storage);
  return claim;
}

async function continued({ storage, database, isComplete }: ClaimOptions): Promise<Claim | null> {
  const entry = readEntry(storage);
  const release = entry && (await holdRecording(entry.id));
  if (!entry || !release) return null;
  if (entry.isComplete === isComplete) return { entry, release };
  // Recordings with and without redaction must not be mixed.
  if (database) await removeRecording(database, entry.id);
  release();
  return null;
}

async function begun({ isComplete, now }: ClaimOptions): Promise<Claim> {
  const entry = { id: random(), salt: random(), began: now(), isComplete, next: 1, unsaved: null };
  return { entry, release: (await holdRecording(entry.id)) ?? releaseNothing };
}
