import { TEXTS, type PeerUnit } from './units';

/** A card without a framework. */
export const cardOf = (unit: PeerUnit, more = ''): string => {
  const specs = TEXTS.slice(1).map((name) => `<div class="spec"><span>${name}</span><span>${unit[name]}</span></div>`);
  return `<article class="card"><b>${unit.serial}</b>${specs.join('')}${more}</article>`;
};

/** Where an app is to be put. */
export function root(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#root');
  if (!found) throw new Error('The page has no place for the app.');
  return found;
}
