import styled from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { addOnCosts } from '../../../../domain/cost/comparison/addOnCosts';
import { costControls, type CostControl } from '../../../../domain/cost/comparison/costControls';
import type { CostChange, CostOptions } from '../../../../domain/cost/comparison/costOptions';
import { formatMoney } from '../../../../domain/format/money';
import { CostInput } from './CostInput';
import { CostSwitch } from './CostSwitch';
import { RewindLine } from './RewindLine';
import { included, plus, switchAmount } from './switchAmount';

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

interface CostSwitchesProps {
  unit: Unit;
  options: CostOptions;
  onChange: (change: CostChange) => void;
}

/** The five add-ons, and a rewind where one is needed. */
export function CostSwitches({ unit, options, onChange }: CostSwitchesProps) {
  const controls = costControls(unit);
  const costs = addOnCosts(unit);
  return (
    <List>
      <Fr3Switch control={controls.fr3} options={options} onChange={onChange} cost={costs.fr3} />
      <TurnPullSwitch control={controls.turnPull} options={options} onChange={onChange} cost={costs.turnPull} />
      <CostSwitch
        label="Feed conversion"
        control={controls.feedConversion}
        checked={options.feedConversion}
        amount={switchAmount(controls.feedConversion, plus(options.feedConversionCost))}
        onChange={(feedConversion) => onChange({ feedConversion })}
      />
      <CabinetSwitch
        control={controls.replacementCabinet}
        options={options}
        onChange={onChange}
        cost={options.replacementCabinetCost}
      />
      <ReTankSwitch control={controls.reTank} options={options} onChange={onChange} cost={costs.reTank} />
      <RewindLine unit={unit} />
    </List>
  );
}

interface PartProps extends Omit<CostSwitchesProps, 'unit'> {
  control: CostControl;
  /** US dollars. */
  cost: number;
}

/** FR3 is part of the unit's cost: turning it off takes its cost away. */
function Fr3Switch({ control, options, onChange, cost }: PartProps) {
  return (
    <CostSwitch
      label="FR3"
      control={control}
      checked={options.fr3Enabled}
      amount={switchAmount(control, options.fr3Enabled ? included(cost) : formatMoney(-cost))}
      onChange={(fr3Enabled) => onChange({ fr3Enabled })}
    >
      <CostInput
        label="Estimated gallons"
        unitOfMeasure="gal"
        step={1}
        placeholder="Enter gallons"
        value={options.fr3EstimatedGallons}
        onChange={(fr3EstimatedGallons) => onChange({ fr3EstimatedGallons })}
      />
    </CostSwitch>
  );
}

function TurnPullSwitch({ control, options, onChange, cost }: PartProps) {
  return (
    <CostSwitch
      label="Turn pull"
      control={control}
      checked={options.turnPull}
      amount={switchAmount(control, plus(cost))}
      onChange={(turnPull) => onChange({ turnPull })}
    >
      <CostInput
        label="Turn pull details"
        unitOfMeasure="turns"
        value={options.turnPullDetails}
        onChange={(turnPullDetails) => onChange({ turnPullDetails })}
      />
    </CostSwitch>
  );
}

function CabinetSwitch({ control, options, onChange, cost }: PartProps) {
  return (
    <CostSwitch
      label="Replacement cabinet"
      control={control}
      checked={options.replacementCabinet}
      amount={switchAmount(control, plus(cost))}
      onChange={(replacementCabinet) => onChange({ replacementCabinet })}
    >
      <CostInput
        label="Additional cabinet cost"
        isMoney
        value={options.additionalCabinetCost}
        onChange={(additionalCabinetCost) => onChange({ additionalCabinetCost })}
      />
    </CostSwitch>
  );
}

function ReTankSwitch({ control, options, onChange, cost }: PartProps) {
  return (
    <CostSwitch
      label="Re-tank"
      control={control}
      checked={options.reTank}
      amount={switchAmount(control, plus(cost))}
      onChange={(reTank) => onChange({ reTank })}
    >
      <CostInput
        label="Re-tank labor cost"
        isMoney
        value={options.reTankCost}
        onChange={(reTankCost) => onChange({ reTankCost })}
      />
    </CostSwitch>
  );
}
