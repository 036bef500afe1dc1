import type { Estimate } from './estimate';

/** One part of a unit's cost, as it is called on screen and on paper; US dollars. */
export interface CostLine {
  label: string;
  dollars: number;
}

/** The parts of a cost one by one, work that costs nothing left out; none where they are not known. */
export function costLines({ costParts }: Pick<Estimate, 'costParts'>): readonly CostLine[] {
  if (costParts === null) return [];
  const { unit, labor, materials, fr3Fill, turnPull, rewind } = costParts;
  const work = [
    { label: 'FR3 fill', dollars: fr3Fill },
    { label: 'Turn pull', dollars: turnPull },
    { label: 'Rewind', dollars: rewind },
  ];
  return [
    { label: 'Unit', dollars: unit },
    { label: 'Unit labor', dollars: labor },
    { label: 'Unit materials', dollars: materials },
    ...work.filter(({ dollars }) => dollars !== 0),
  ];
}
