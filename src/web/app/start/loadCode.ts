import type { Notifier } from '../../adapters/notifier';
import { loadPersistently, type PageOfCode } from '../../loading/missingCode';
import { whenMissing } from '../../loading/preloadable';
import { guardsWork } from '../../state/leaving/leaving';

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
 * From now on, missing code is requested again, and in the end the page is reloaded. With unsaved work it is not: the
 * missing part stays away, and a toast says so.
 */
export function loadCodePersistently(notifier: Notifier): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => loadPersistently(() => load(chunk), page);
  whenMissing(() => {
    if (!guardsWork()) return 'fail';
    notifier.failure(
      'A part of SpecAI could not be loaded',
      'The server may be in the middle of an update. Save your work, then reload the page.',
    );
    return 'leaveOut';
  });
}
