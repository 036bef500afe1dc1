import { useState } from 'react';
import { Columns3 } from 'lucide-react';
import { styled } from 'styled-components';
import { columnIds, columns, defaultColumns, type InventoryColumn } from '../../../../domain/inventory/list/columns';
import type { InventoryLook } from '../../../../domain/inventory/list/look';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Segmented } from '../../../ui/field/Segmented';
import { Switch } from '../../../ui/field/Switch';
import { Row, Stack, Label } from '../../../ui/elements';
import { space } from '../../../ui/theme';
import { columnsFor } from '../../../../domain/inventory/list/columnsFor';
import { useMay } from '../../../state/hooks';

const densityOptions = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: ${space(2)};
    padding: 0;
  }
`;

interface LookChoiceProps {
  look: InventoryLook;
  onChange: (change: Partial<InventoryLook>) => void;
}

/** Which columns the table has, and how close its rows are. */
export function LookChoice({ look, onChange }: LookChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = columnsFor(useMay('seeCost'));
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
