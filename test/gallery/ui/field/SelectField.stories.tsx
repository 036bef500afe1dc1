import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SelectField } from '../../../../src/web/ui/field/SelectField';
import { about } from '../../about';
import { Held } from '../../Held';
import { Pretend } from '../../Pretend';
import { longNotes, orders } from '../../sample';

const meta = {
  title: 'Fields/Select',
  component: SelectField<string>,
  parameters: about(
    'A choice of one among many, or where there is little room.',
    'Not for two to four short values with room for them all: that is a Segmented choice.',
  ),
  args: {
    label: 'Sales representative',
    options: [...new Set(orders.map(({ sales_rep }) => sales_rep))].map((name) => ({ value: name, label: name })),
    value: orders[0]?.sales_rep ?? '',
    onChange: () => undefined,
  },
  render: (args) => (
    <Held initial={args.value}>{(value, hold) => <SelectField {...args} value={value} onChange={hold} />}</Held>
  ),
} satisfies Meta<typeof SelectField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Inline: Story = { args: { inline: true, label: 'Sort by' } };
export const WithoutLabel: Story = { args: { hideLabel: true } };
export const Focused: Story = {
  render: (args) => (
    <Pretend state="focus-visible">
      <SelectField {...args} />
    </Pretend>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { value: 'long', options: [{ value: 'long', label: longNotes.slice(0, 300) }] },
};
export const Groups: Story = {
  args: {
    value: 'b',
    options: [
      { value: 'a', label: 'Leave out' },
      { value: 'b', label: 'serial', group: 'Required' },
      { value: 'c', label: 'condition', group: 'Required' },
      { value: 'd', label: 'list_price', group: 'Optional' },
    ],
  },
};
