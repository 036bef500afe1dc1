import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Working } from '../../../../src/web/ui/progress/Working';
import { about } from '../../about';

const meta = {
  title: 'Waiting/Working',
  component: Working,
  args: { children: 'Working out the swaps...' },
  parameters: about(
    'A person waits for something of unknown length, and reads what it is. Screen readers announce it.',
    'Not where placeholders say it all, or in a button, which is busy by itself.',
  ),
} satisfies Meta<typeof Working>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
