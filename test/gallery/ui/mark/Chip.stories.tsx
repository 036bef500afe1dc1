import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Chip } from '../../../../src/web/ui/mark/Chip';
import { about } from '../../about';
import { Pretend } from '../../Pretend';
import { oneLongWord } from '../../sample';

const meta = {
  title: 'Status/Chip',
  component: Chip,
  parameters: about(
    'A value that is in force and can be taken away: a filter, an address on a list.',
    'Not for a status that cannot be removed: that is a Badge.',
  ),
  args: { children: 'Phoenix, AZ' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const removable = { onRemove: () => undefined, removeLabel: 'Remove Phoenix, AZ' };

export const Fixed: Story = {};
export const Removable: Story = { args: removable };
export const PointedAt: Story = {
  render: (args) => (
    <Pretend state="hover">
      <Chip {...args} {...removable} />
    </Pretend>
  ),
};
export const Focused: Story = {
  render: (args) => (
    <Pretend state="focus-visible">
      <Chip {...args} {...removable} />
    </Pretend>
  ),
};
export const LongText: Story = {
  args: { ...removable, children: 'O’Malley & Sons Electrical Contractors, Baton Rouge' },
};
export const OneLongWord: Story = {
  args: { ...removable, children: <span style={{ overflowWrap: 'anywhere' }}>{oneLongWord}</span> },
};
