import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Search } from 'lucide-react';
import { TextField } from '../../../../src/web/ui/field/TextField';
import { about } from '../../about';
import { Held } from '../../Held';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Fields/Text field',
  component: TextField,
  parameters: about(
    'One line of text to type: a search, a number, a name.',
    'Not for a choice among values that are known: that is a Select, a Segmented choice or a Switch.',
  ),
  args: { label: 'Inventory control number', value: '', onChange: () => undefined },
  render: (args) => (
    <Held initial={args.value}>{(value, hold) => <TextField {...args} value={value} onChange={hold} />}</Held>
  ),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Placeholder: Story = { args: { placeholder: '6 to 9 digits' } };
export const Filled: Story = { args: { value: '557128315' } };
export const WithAnIcon: Story = {
  args: {
    type: 'search',
    label: 'Search orders',
    hideLabel: true,
    placeholder: 'Order, job or customer',
    icon: <Search size={16} aria-hidden="true" />,
  },
};
export const Inline: Story = { args: { inline: true, label: 'Page size', value: '25' } };
export const Error: Story = {
  args: { value: '12AB', error: 'An inventory control number has 6 to 9 digits; this one has letters. Type it again.' },
};
export const Focused: Story = {
  args: { value: '557128315' },
  render: (args) => (
    <Pretend state="focus-visible">
      <TextField {...args} />
    </Pretend>
  ),
};
export const ReadOnly: Story = { args: { value: '557128315', readOnly: true } };
export const Disabled: Story = { args: { value: '557128315', disabled: true } };
export const LongText: Story = {
  args: { value: 'Replaces a failed unit; existing conductors are 4 × 500 kcmil per phase. '.repeat(4) },
};
