import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { formatMoney } from '../../../../src/domain/format/money';
import { orNA } from '../../../../src/domain/format/number';
import { KeyValue } from '../../../../src/web/ui/layout/KeyValue';
import { about } from '../../about';
import { longNotes, oneLongWord, units } from '../../sample';

const unit = units[0];

const meta = {
  title: 'Data/Key and value',
  component: KeyValue,
  parameters: about(
    'One thing and its facts, name beside value.',
    'Not for several things with the same facts: that is a Table.',
  ),
  args: {
    items: [
      { label: 'Manufacturer', value: orNA(unit?.manufacturer) },
      { label: 'Primary voltage', value: orNA(unit?.primary_voltage) },
      { label: 'Fusing', value: orNA(unit?.fusing_description) },
      { label: 'Category', value: orNA(null) },
    ],
  },
} satisfies Meta<typeof KeyValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Amounts: Story = {
  args: {
    alignEnd: true,
    items: [
      { label: 'Unit', value: formatMoney(unit?.unit_cost) },
      { label: 'Labor', value: formatMoney(unit?.labor_cost) },
      { label: 'Materials', value: formatMoney(unit?.materials_cost) },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      { label: 'Notes', value: longNotes.slice(0, 400) },
      { label: 'Order', value: oneLongWord },
    ],
  },
};
