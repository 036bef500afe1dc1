import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { Segmented } from '../../../../src/web/ui/field/Segmented';
import { about } from '../../about';
import { Held } from '../../Held';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Fields/Segmented choice',
  component: Segmented<string>,
  parameters: about(
    'A choice of one among two to four, all of them in view: cards or table.',
    'Not for more, or for long names: that is a Select.',
  ),
  args: {
    label: 'View',
    options: [
      { value: 'cards', label: 'Cards', icon: <LayoutGrid size={15} aria-hidden="true" /> },
      { value: 'table', label: 'Table', icon: <Rows3 size={15} aria-hidden="true" /> },
    ],
    value: 'cards',
    onChange: () => undefined,
  },
  render: (args) => (
    <Held initial={args.value}>{(value, hold) => <Segmented {...args} value={value} onChange={hold} />}</Held>
  ),
} satisfies Meta<typeof Segmented<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {};
export const Words: Story = {
  args: {
    label: 'Job type',
    options: ['All', 'RC', 'RW'].map((value) => ({ value, label: value })),
    value: 'RC',
  },
};
export const PointedAt: Story = {
  render: (args) => (
    <Pretend state="hover">
      <Segmented {...args} />
    </Pretend>
  ),
};
export const Focused: Story = { play: ({ canvasElement }) => canvasElement.querySelector('input')?.focus() };
