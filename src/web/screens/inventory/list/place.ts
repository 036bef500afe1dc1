import { useEffect, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isReturning } from '../../../parts/page/paths';

interface Place {
  /** px */
  scrollY: number;
  serial: string;
}

/** Where each list was left for a unit, by the query of its address, for as long as the page lives. */
const places = new Map<string, Place>();

export const keepPlace = (search: string, serial: string) => places.set(search, { scrollY: window.scrollY, serial });

const linkTo = (list: HTMLElement | null, serial: string) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-unit]') ?? [])].find(({ dataset }) => dataset.unit === serial);

/** Back from a unit, the list is where it was left, with the focus on that unit. @returns the unit, null elsewhere. */
export function useReturn(list: RefObject<HTMLElement | null>): string | null {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop || isReturning(location.state);
  const { search } = location;
  const [place] = useState(() => (isBack ? places.get(search) : undefined));
  // The frame scrolls to the top and takes the focus on every navigation, after this.
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
