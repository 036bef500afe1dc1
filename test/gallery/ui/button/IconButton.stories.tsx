import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChevronLeft, Pin, X } from 'lucide-react';
import { IconButton } from '../../../../src/web/ui/button/IconButton';
import { Row } from '../../../../src/web/ui/layout/Layout';
import { about } from '../../about';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  parameters: about(
    'A button whose picture is well known, where words have no room: close, back, pin. Its label is what it does.',
    'Not for an action that is new to people: that is a Button with words.',
  ),
  args: { label: 'Close', icon: <X size={18} aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small', icon: <X size={15} aria-hidden="true" /> } };
export const Icons: Story = {
  render: () => (
    <Row>
      <IconButton label="Back" icon={<ChevronLeft size={18} aria-hidden="true" />} />
      <IconButton label="Pin" aria-pressed="true" icon={<Pin size={18} aria-hidden="true" />} />
    </Row>
  ),
};
export const PointedAt: Story = {
  render: (args) => (
    <Pretend state="hover">
      <IconButton {...args} />
    </Pretend>
  ),
};
export const Focused: Story = {
  render: (args) => (
    <Pretend state="focus-visible">
      <IconButton {...args} />
    </Pretend>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
