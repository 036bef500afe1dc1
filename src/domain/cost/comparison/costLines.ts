import { formatMoney } from '../../format/money';
import type { Estimate } from './estimate';

/** One part of a unit's cost and how much it is, as people read them on screen and on paper. */
export interface CostLine {
  label: string;
  text: string;
  /** US dollars; null where it is not recorded. */
  dollars: number | null;
}

/** The parts of a cost one by one, work that costs nothing left out; none where they are not known. */
export function costLines({ costParts }: Pick<Estimate, 'costParts'>): readonly CostLine[] {
  if (costParts === null) return [];
  const { unit, labor, materials, fr3Fill, turnPull, rewind } = costParts;
  const work = [
    ...(fr3Fill === 0 ? [] : [line('FR3 fill', fr3Fill)]),
    ...(turnPull === 0 ? [] : [line('Turn pull', turnPull)]),
    ...(rewind === 0 ? [] : [line('Rewind', rewind)]),
  ];
  return [line('Unit', unit), line('Unit labor', labor), line('Unit materials', materials), ...work];
}

const line = (label: string, dollars: number | null): CostLine => ({
  label,
  text: dollars === null ? 'not recorded' : formatMoney(dollars),
  dollars,
});
