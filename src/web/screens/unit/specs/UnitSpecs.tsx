import styled from 'styled-components';
import type { InventoryUnit } from '../../../../contract/unit/inventoryUnit';
import type { Requirement } from '../../../../contract/order/order';
import { compareUnitSpecs } from '../../../../domain/specs/unitDetailStatus';
import { Card } from '../../../ui/layout/Card';
import { ColumnHeads } from './specStyle';
import { SpecSection } from './SpecSection';
import { unitSections } from './unitSections';

const Root = styled(Card)`
  overflow: hidden;
`;

interface UnitSpecsProps {
  unit: InventoryUnit;
  /** Null where no order is known. */
  requirement: Partial<Requirement> | null;
}

/** The unit's specifications beside what the order requires. */
export function UnitSpecs({ unit, requirement }: UnitSpecsProps) {
  const specs = compareUnitSpecs(unit, requirement);
  const isCompared = specs.some(({ required }) => required !== '');
  return (
    <Root aria-label="Specifications">
      <ColumnHeads data-compared={isCompared}>
        <span>Specification</span>
        <span>Unit</span>
        {isCompared && <span>Required</span>}
      </ColumnHeads>
      {unitSections(specs, unit.notes).map((section) => (
        <SpecSection key={section.title} section={section} isCompared={isCompared} />
      ))}
    </Root>
  );
}
