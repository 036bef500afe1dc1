/** What the loading of code asks of the page. */
export interface PageOfCode {
  isOnline: () => boolean;
  wait: (ms: number) => Promise<void>;
  /** Whether the server answers with a page. */
  isServed: () => Promise<boolean>;
  /** Whether the person would lose something if the page were loaded again. */
  hasUnsavedWork: () => boolean;
  reload: () => void;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Before the second attempt and those after it. While servers are updated, two builds answer in turn. */
const WAITS_MS = [0, 50, 100, 200, 400, 800, 1_000];
/** The files for which this tab was loaded again, as loadEntry.js knows them, too. */
const RELOADED = 'specai.reloaded';

const never = new Promise<never>(() => undefined);

/**
 * Loads code, again and again if it is missing. If that does not help, the page is loaded again, once for each file,
 * unless work is unsaved or the server does not answer. @throws if the code cannot be had and the page stays.
 */
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

/** Whether an error says that code could not be had, in the words of webpack. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
