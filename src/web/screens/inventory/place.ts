import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isReturning } from '../../parts/page/paths';

const places = new Map<string, { scrollY: number; serial: string }>();

export const savePlace = (search: string, serial: string) => places.set(search, { scrollY: window.scrollY, serial });

const linkTo = (list: HTMLElement | null, serial: string) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-unit]') ?? [])].find(({ dataset }) => dataset.unit === serial);

export function useRestoredPlace(list: RefObject<HTMLElement | null>): string | null {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop || isReturning(location.state);
  const { search } = location;
  const [place] = useState(() => (isBack ? places.get(search) : undefined));
  // Runs after the frame scrolls to the top and takes the focus.
  useEffect(() => {
    if (!place) return undefined;
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, place.scrollY);
      linkTo(list.current, place.serial)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, list]);
  return place?.serial ?? null;
}

const unitOf = (target: Element) => target.closest<HTMLElement>('[data-row]')?.dataset.row;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function useTabStop(serials: readonly string[], first: string | null) {
  const [last, setLast] = useState(first);
  const stop = serials.find((serial) => serial === last) ?? serials[0];
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setLast(unitOf(target) ?? last);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    // React bubbles events from a dialog opened by a row; the DOM does not.
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
