import styled from 'styled-components';
import type { Unit } from '../../../../contract/unit/unit';
import { addOnCosts } from '../../../../domain/cost/comparison/addOnCosts';
import { costControls } from '../../../../domain/cost/comparison/costControls';
import type { CostChange, CostOptions } from '../../../../domain/cost/comparison/costOptions';
import { formatMoney } from '../../../../domain/format/money';
import { CostInput } from './CostInput';
import { CostSwitch } from './CostSwitch';

const List = styled.ul`
  display: grid;
  gap: 2px;
`;

interface CostSwitchesProps {
  unit: Unit;
  options: CostOptions;
  onChange: (change: CostChange) => void;
}

const plus = (dollars: number) => (dollars > 0 ? `+${formatMoney(dollars)}` : formatMoney(dollars));

/** The five add-ons. FR3 is part of the unit's cost: turning it off takes its cost away. */
export function CostSwitches({ unit, options, onChange }: CostSwitchesProps) {
  const controls = costControls(unit);
  const costs = addOnCosts(unit);
  return (
    <List>
      <CostSwitch
        label="FR3"
        control={controls.fr3}
        checked={options.fr3Enabled}
        amount={options.fr3Enabled ? `${formatMoney(costs.fr3)} included` : formatMoney(-costs.fr3)}
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
      <CostSwitch
        label="Turn pull"
        control={controls.turnPull}
        checked={options.turnPull}
        amount={unit.requires_turn_pull === true ? plus(costs.turnPull) : 'Not required'}
        onChange={(turnPull) => onChange({ turnPull })}
      >
        <CostInput
          label="Turn pull details"
          unitOfMeasure="turns"
          value={options.turnPullDetails}
          onChange={(turnPullDetails) => onChange({ turnPullDetails })}
        />
      </CostSwitch>
      <CostSwitch
        label="Feed conversion"
        control={controls.feedConversion}
        checked={options.feedConversion}
        amount={plus(options.feedConversionCost)}
        onChange={(feedConversion) => onChange({ feedConversion })}
      />
      <CabinetSwitch control={controls.replacementCabinet} options={options} onChange={onChange} />
      <ReTankSwitch control={controls.reTank} options={options} onChange={onChange} cost={costs.reTank} />
    </List>
  );
}

interface PartProps extends Omit<CostSwitchesProps, 'unit'> {
  control: ReturnType<typeof costControls>['reTank'];
}

function CabinetSwitch({ control, options, onChange }: PartProps) {
  return (
    <CostSwitch
      label="Replacement cabinet"
      control={control}
      checked={options.replacementCabinet}
      amount={plus(options.replacementCabinetCost)}
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

function ReTankSwitch({ control, options, onChange, cost }: PartProps & { cost: number }) {
  return (
    <CostSwitch
      label="Re-tank"
      control={control}
      checked={options.reTank}
      amount={plus(cost)}
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
