import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LeaveDialog } from '../../../../src/web/parts/page/LeaveDialog';
import { about } from '../../about';

const meta = {
  title: 'Dialogs/Leave without saving',
  component: LeaveDialog,
  parameters: about(
    'Before a person leaves work that is not saved.',
    'Not where nothing would be lost: choices that are remembered need no question.',
  ),
  args: {
    question: { leave: () => undefined, stay: () => undefined },
    children: 'You changed the options of unit 490417.',
  },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
