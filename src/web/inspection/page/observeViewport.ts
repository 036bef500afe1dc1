import { listenTo } from '../../ui/keyboard/listenTo';
import { viewport } from './environment';
import type { PageListener } from './pageStep';

/** A window that has had one size for so long is still, ms. */
const STILL_MS = 250;

/** Notices another size of the window, once it is still. Returns how to stop. */
export function observeViewport(onStep: PageListener): () => void {
  let last = viewport();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const compare = () => {
    const size = viewport();
    if (size.width !== last.width || size.height !== last.height) onStep({ kind: 'viewport', ...size });
    last = size;
  };
  const unlisten = listenTo(window, {
    resize: () => {
      clearTimeout(timer);
      timer = setTimeout(compare, STILL_MS);
    },
  });
  return () => {
    clearTimeout(timer);
    unlisten();
  };
}
