import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { formatMoney } from '../../../../src/domain/format/money';
import { EmptyState } from '../../../../src/web/ui/notice/EmptyState';
import { Skeleton } from '../../../../src/web/ui/progress/Skeleton';
import { Table, TableScroll } from '../../../../src/web/ui/layout/Table';
import { about } from '../../about';
import { units } from '../../sample';

const meta = {
  title: 'Data/Table',
  component: Table,
  subcomponents: { TableScroll },
  parameters: about(
    'Many things with the same few facts, to be compared down a column. Numbers stand to the right (data-numeric).',
    'Not for one thing with many facts: that is Key and value.',
  ),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = ['IC#', 'Manufacturer', 'Primary', 'Secondary', 'Fusing', 'Location'];

const head = (
  <thead>
    <tr>
      {columns.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
      <th scope="col" data-numeric="">
        List price
      </th>
    </tr>
  </thead>
);

const filled = (
  <TableScroll tabIndex={0} role="region" aria-label="Units">
    <Table>
      {head}
      <tbody>
        {units.map((unit) => (
          <tr key={unit.serial}>
            <td>{unit.serial}</td>
            <td>{unit.manufacturer}</td>
            <td>{unit.primary_voltage}</td>
            <td>{unit.secondary_voltage}</td>
            <td>{unit.fusing_description}</td>
            <td>{unit.warehouse_desc}</td>
            <td data-numeric="">{formatMoney(unit.list_price)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </TableScroll>
);

export const Filled: Story = { render: () => filled };
/** Scrolls inside itself, never the page. */
export const TooWide: Story = { render: () => <div style={{ width: 320 }}>{filled}</div> };
export const Loading: Story = {
  render: () => (
    <TableScroll>
      <Table>
        {head}
        <tbody>
          {units.map(({ serial }) => (
            <tr key={serial}>
              {[...columns, ''].map((name) => (
                <td key={name}>
                  <Skeleton />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  ),
};
export const Empty: Story = { render: () => <EmptyState title="No units reserved" /> };
