import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ExplainedButton } from '../../../../src/web/ui/button/ExplainedButton';
import { about } from '../../about';

const meta = {
  title: 'Actions/Button that says why not',
  component: ExplainedButton,
  parameters: about(
    'A button that cannot always be used: it stays focusable, and says why on hover and focus.',
    'Not where the reason is in plain sight, such as an empty field beside it: that is a disabled Button.',
    160,
  ),
  args: { children: 'Reserve', whyNot: null },
} satisfies Meta<typeof ExplainedButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usable: Story = {};
export const Closed: Story = { args: { whyNot: 'Unit 557128315 is reserved for order SO117205-1.' } };
export const ClosedPrimary: Story = { args: { variant: 'primary', whyNot: 'This order already has a unit.' } };
export const Explaining: Story = {
  args: { whyNot: 'Unit 557128315 is reserved for order SO117205-1.' },
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.focus(),
};
export const Busy: Story = { args: { busy: true } };
