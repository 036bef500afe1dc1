import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Keyboard } from 'lucide-react';
import { HeaderButton } from '../../../../src/web/parts/header/HeaderButton';
import { color } from '../../../../src/web/ui/theme';
import { about } from '../../about';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Navigation/Header button',
  component: HeaderButton,
  parameters: about(
    'A button of the header that is an icon alone. What only a keyboard can use goes away on a phone ($forKeyboards).',
    'Not outside of the header, whose ground is dark in both themes: that is an Icon button.',
  ),
  args: { type: 'button', 'aria-label': 'Keyboard shortcuts', children: <Keyboard size={15} aria-hidden="true" /> },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: color('frame') }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeaderButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForKeyboards: Story = { args: { $forKeyboards: true } };
export const PointedAt: Story = {
  render: (args) => (
    <Pretend state="hover">
      <HeaderButton {...args} />
    </Pretend>
  ),
};
