export interface PageOfCode {
  isOnline: () => boolean;
  wait: (ms: number) => Promise<void>;
  isServed: () => Promise<boolean>;
  hasUnsavedWork: () => boolean;
  reload: () => void;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** During a rolling update two builds answer in turn. */
const WAITS_MS = [0, 50, 100, 200, 400, 800, 1_000];
/** Also read by loadEntry.js. */
const RELOADED = 'specai.reloaded';

const never = new Promise<never>(() => undefined);

/** Retries missing code, then reloads the page once per file, unless work is unsaved or the server is down. */
export async function loadPersistently<T>(load: () => Promise<T>, page: PageOfCode): Promise<T> {
  for (const ms of WAITS_MS) {
    try {
      return await load();
    } catch (error) {
      if (!page.isOnline()) throw error;
    }
    await page.wait(ms);
  }
  try {
    return await load();
  } catch (error) {
    if (!page.isOnline() || page.hasUnsavedWork() || !(await page.isServed())) throw error;
    if (!isFirst(error, page.storage)) throw error;
    page.reload();
    return never;
  }
}

function isFirst(error: unknown, storage: PageOfCode['storage']): boolean {
  const file = error instanceof Error && 'request' in error ? String(error.request) : String(error);
  try {
    const reloaded = storage.getItem(RELOADED) ?? '';
    if (reloaded.split(' ').includes(file)) return false;
    storage.setItem(RELOADED, `${reloaded} ${file}`);
    return true;
  } catch {
    return false;
  }
}

export const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
