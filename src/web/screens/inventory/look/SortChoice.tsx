import { ArrowDown, ArrowUp } from 'lucide-react';
import type { InventoryOrder } from '../../../../domain/inventory/list/inventoryList';
import { Button } from '../../../ui/button/Button';
import { SelectField } from '../../../ui/field/SelectField';
import type { InventoryActions } from '../query/useInventoryList';
import { directionText, sortOf, sorts } from './sorts';
import { costSorts } from '../../../../domain/access/guarded';
import { useMay } from '../../../state/hooks';

const options = sorts.map(({ by, title }) => ({ value: by, label: title }));

interface SortChoiceProps {
  order: InventoryOrder;
  onSort: InventoryActions['sort'];
}

/** Sorts cards, which have no heads of columns. */
export function SortChoice({ order, onSort }: SortChoiceProps) {
  const sort = (by: InventoryOrder['by']) => onSort(by, sortOf(by)?.isNumeric ?? false);
  const seesCost = useMay('seeCost');
  const choices = seesCost ? options : options.filter(({ value }) => !costSorts.has(value));
  const Arrow = order.direction === 'desc' ? ArrowDown : ArrowUp;
  return (
    <>
      <SelectField inline label="Sort" options={choices} value={order.by} onChange={sort} />
      <Button onClick={() => sort(order.by)}>
        {directionText(order)}
        <Arrow size={15} aria-hidden="true" />
      </Button>
    </>
  );
}
