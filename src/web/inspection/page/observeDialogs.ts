import { computeAccessibleName } from 'dom-accessibility-api';
import type { PageListener } from './pageStep';

const openDialogs = () => [...document.querySelectorAll('[role="dialog"]')];

/** Notices dialogs that open and close. Returns how to stop. */
export function observeDialogs(onStep: PageListener): () => void {
  const names = new Map<Element, string>();
  const compare = () => {
    const open = openDialogs();
    for (const [dialog, name] of names) {
      if (open.includes(dialog)) continue;
      names.delete(dialog);
      onStep({ kind: 'dialog', name, isOpen: false });
    }
    for (const dialog of open) {
      if (names.has(dialog)) continue;
      const name = computeAccessibleName(dialog);
      names.set(dialog, name);
      onStep({ kind: 'dialog', name, isOpen: true });
    }
  };
  compare();
  const observer = new MutationObserver(compare);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
