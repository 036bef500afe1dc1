import { useState } from 'react';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { styled } from 'styled-components';
import { type InventorySort, inventorySorts } from '../../../../contract/inventory/inventoryQuery';
import { costSorts } from '../../../../domain/access/hiddenCosts';
import {
  columnIds,
  columns,
  columnsFor,
  defaultColumns,
  type InventoryColumn,
} from '../../../../domain/inventory/list/columns';
import type { InventoryOrder } from '../../../../domain/inventory/list/inventoryList';
import type { InventoryLook } from '../../../../domain/inventory/list/look';
import { useHasPermission } from '../../../store/hooks';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Segmented } from '../../../ui/field/Segmented';
import { SelectField } from '../../../ui/field/SelectField';
import { Switch } from '../../../ui/field/Switch';
import { Row, Stack, Label } from '../../../ui/elements';
import { space } from '../../../ui/theme';
import type { InventoryActions } from '../state/useInventoryList';

const densityOptions = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space(2)} ${space(4)};
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
  }
`;

interface LookChoiceProps {
  look: InventoryLook;
  onChange: (change: Partial<InventoryLook>) => void;
}

export function LookChoice({ look, onChange }: LookChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = columnsFor(useHasPermission('seeCost'));
  const close = () => setOpen(false);
  const show = (column: InventoryColumn, isShown: boolean) =>
    onChange({ columns: columnIds.filter((id) => (id === column ? isShown : look.columns.includes(id))) });
  const footer = (
    <>
      <Button onClick={() => onChange({ columns: defaultColumns, density: 'comfortable' })}>Reset</Button>
      <Button variant="primary" onClick={close}>
        Done
      </Button>
    </>
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Columns3 size={15} aria-hidden="true" />
        Columns
      </Button>
      <Modal title="Columns and density" isOpen={isOpen} onClose={close} footer={footer}>
        <Stack $gap={5}>
          <Row $gap={3}>
            <Label aria-hidden>Density</Label>
            <Segmented
              label="Density"
              options={densityOptions}
              value={look.density}
              onChange={(density) => onChange({ density })}
            />
          </Row>
          <Group>
            <Label as="legend">Columns beside the IC#</Label>
            {choices.map((id) => (
              <Switch
                key={id}
                label={columns[id].title}
                checked={look.columns.includes(id)}
                onChange={(isShown) => show(id, isShown)}
              />
            ))}
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

const sorted = columnIds.map((id) => columns[id]);

const sorts = inventorySorts.map((by) => {
  const column = sorted.find(({ sortedBy }) => sortedBy === by);
  return { by, title: column?.title ?? 'IC#', isNumeric: column?.isNumeric ?? false };
});

export const sortOf = (by: InventorySort) => sorts.find((sort) => sort.by === by);

export function directionText({ by, direction }: InventoryOrder): string {
  if (sortOf(by)?.isNumeric) return direction === 'asc' ? 'Lowest first' : 'Highest first';
  return direction === 'asc' ? 'A to Z' : 'Z to A';
}

const options = sorts.map(({ by, title }) => ({ value: by, label: title }));

export function SortChoice({ order, onSort }: { order: InventoryOrder; onSort: InventoryActions['sort'] }) {
  const sort = (by: InventoryOrder['by']) => onSort(by, sortOf(by)?.isNumeric ?? false);
  const seesCost = useHasPermission('seeCost');
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
