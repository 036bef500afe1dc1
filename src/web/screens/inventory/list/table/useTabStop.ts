import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const unitOf = (target: Element) => target.closest<HTMLElement>('[data-row]')?.dataset.row;

/** How far an arrow goes, in rows. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Of a list's rows, one is a tab stop: the one that had the focus last. Arrow up and down go from row to row. */
export function useTabStop(serials: readonly string[], first: string | null) {
  const [last, setLast] = useState(first);
  const stop = serials.find((serial) => serial === last) ?? serials[0];
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setLast(unitOf(target) ?? last);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    // A dialog that a row opened is its child for React, though not in the document.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-unit]')];
    const at = links.findIndex(({ dataset }) => dataset.unit === stop);
    const next = links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { tabIndexOf: (serial: string) => (serial === stop ? 0 : -1), onFocus, onKeyDown };
}
