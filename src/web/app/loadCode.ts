import { loadPersistently, type PageOfCode } from '../loading/missingCode';
import { whenMissing } from '../loading/preloadable';
import { guardsWork } from '../state/leaving/leaving';

/** How webpack loads the code of every import(). */
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

const page: PageOfCode = {
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isServed: () =>
    fetch(window.location.href, { headers: { accept: 'text/html' }, cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  hasUnsavedWork: guardsWork,
  reload: () => window.location.reload(),
  storage: window.sessionStorage,
};

/**
 * From now on code that is missing is asked for again, and at last the page is loaded anew. Over unsaved work it is not: a
 * part that cannot be had stays away, and `tell` says so.
 */
export function loadCodePersistently(tell: () => void): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => loadPersistently(() => load(chunk), page);
  whenMissing(() => {
    if (guardsWork()) tell();
    return guardsWork() ? 'leaveOut' : 'fail';
  });
}
