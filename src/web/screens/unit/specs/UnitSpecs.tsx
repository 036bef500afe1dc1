import { styled } from 'styled-components';
import type { InventoryUnit } from '../../../../contract/unit/inventoryUnit';
import type { Requirement } from '../../../../contract/order/order';
import type { Rates } from '../../../../domain/rates/rates';
import { compareUnitSpecs } from '../../../../domain/specs/unitDetailStatus';
import { Card } from '../../../ui/elements';
import type { JudgedUnit } from '../order/useJudgedUnit';
import { ColumnHeads } from './specStyle';
import { SpecSection } from './SpecSection';
import { UnitFit } from './UnitFit';
import { unitSections } from './unitSections';

const Root = styled(Card)`
  overflow: hidden;
`;

interface UnitSpecsProps {
  unit: InventoryUnit;
  /** Null where no order is known. */
  requirement: Partial<Requirement> | null;
  /** Where the order is to be delivered; null where none is known. */
  delivery: string | null;
  /** As the comparison has it: its verdicts hold here too. */
  judged: Pick<JudgedUnit, 'unit' | 'isLoading'>;
  rates: Rates;
}

/** The unit's specifications beside what the order requires. While the unit is judged nothing is said of them. */
export function UnitSpecs({ unit, requirement, delivery, judged, rates }: UnitSpecsProps) {
  const compared = compareUnitSpecs(unit, requirement, judged.unit, rates);
  const specs = judged.isLoading ? compared.map((spec) => ({ ...spec, status: null })) : compared;
  const isCompared = specs.some(({ required }) => required !== '');
  return (
    <Root aria-label="Specifications" aria-busy={judged.isLoading}>
      {judged.unit && <UnitFit unit={judged.unit} />}
      <ColumnHeads data-compared={isCompared}>
        <span>Specification</span>
        <span>Unit</span>
        {isCompared && <span>Required</span>}
      </ColumnHeads>
      {unitSections(specs, unit.notes, delivery, rates).map((section) => (
        <SpecSection key={section.title} section={section} isCompared={isCompared} />
      ))}
    </Root>
  );
}
