import { createContext, useState } from 'react';
import { MAX_CHANGED_UNITS } from '../../../../../contract/records/unitChanges';
import { useHasPermission, useInsights } from '../../../../store/hooks';

/** Units chosen to be changed together. */
export interface Selection {
  readonly serials: readonly string[];
  readonly has: (serial: string) => boolean;
  /** `isRange`: with all shown ones since the last one that was chosen. */
  readonly toggle: (serial: string, isRange: boolean) => void;
  readonly add: (serials: readonly string[]) => void;
  readonly clear: () => void;
}

/** Null without the permission to change units. */
export const SelectionContext = createContext<Selection | null>(null);

function between(shown: readonly string[], one: string | null, other: string): readonly string[] {
  const [from, to] = [shown.indexOf(one ?? ''), shown.indexOf(other)].toSorted((a, b) => a - b);
  return from === undefined || from < 0 || to === undefined ? [other] : shown.slice(from, to + 1);
}

/** Outlives turning pages and changing filters. */
export function useSelection(shown: readonly string[]): Selection | null {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const [mayCorrect, mayRetire] = [useHasPermission('correctUnits'), useHasPermission('retire')];
  const hasInsights = useInsights();
  if (!hasInsights || (!mayCorrect && !mayRetire)) return null;
  const add = (serials: readonly string[]) =>
    setChosen((before) => new Set([...before, ...serials].slice(0, MAX_CHANGED_UNITS)));
  return {
    serials: [...chosen],
    has: (serial) => chosen.has(serial),
    toggle: (serial, isRange) => {
      setLast(serial);
      if (!chosen.has(serial)) add(isRange ? between(shown, last, serial) : [serial]);
      else setChosen(new Set([...chosen].filter((each) => each !== serial)));
    },
    add,
    clear: () => setChosen(new Set()),
  };
}

export const unitsText = (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`;
