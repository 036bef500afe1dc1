import type { Notifier } from '../../lib/browser/notifier';
import { loadPersistently, type PageOfCode } from '../../lib/loading/missingCode';
import { whenMissing } from '../../lib/loading/preloadable';
import { hasUnsavedWork } from '../../store/unsavedChanges/unsavedChanges';

declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

const page: PageOfCode = {
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isServed: () =>
    fetch(window.location.href, { headers: { accept: 'text/html' }, cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  hasUnsavedWork: hasUnsavedWork,
  reload: () => window.location.reload(),
  storage: window.sessionStorage,
};

/** Retries missing code, then reloads the page, or shows a toast if there is unsaved work. */
export function loadCodePersistently(notifier: Notifier): void {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => loadPersistently(() => load(chunk), page);
  whenMissing(() => {
    if (!hasUnsavedWork()) return 'fail';
    notifier.failure(
      'A part of SpecAI could not be loaded',
      'The server may be in the middle of an update. Save your work, then reload the page.',
    );
    return 'leaveOut';
  });
}
