import { useMemo } from 'react';
import type { CostChange } from '../../../domain/cost/comparison/costOptions';
import { addOns } from './addOns';
import { AddOnList } from './costSwitchStyle';
import { CostSwitch } from './CostSwitch';
import { RewindLine } from './RewindLine';
import type { LiveCosts } from './liveCosts';

interface CostSwitchesProps {
  costs: LiveCosts;
  onChange: (change: CostChange) => void;
}

/** The five add-ons, and a rewind where one is needed. */
export function CostSwitches({ costs, onChange }: CostSwitchesProps) {
  const { unit } = costs;
  const all = useMemo(() => addOns(unit), [unit]);
  return (
    <AddOnList>
      {all.map((addOn) => (
        <CostSwitch key={addOn.name} costs={costs} addOn={addOn} onChange={onChange} />
      ))}
      <RewindLine unit={unit} />
    </AddOnList>
  );
}
