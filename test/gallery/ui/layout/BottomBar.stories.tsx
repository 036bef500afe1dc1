import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BottomBar } from '../../../../src/web/ui/layout/BottomBar';
import { Button } from '../../../../src/web/ui/button/Button';
import { about } from '../../about';
import { oneLongWord } from '../../sample';

const meta = {
  title: 'Layout/BottomBar',
  component: BottomBar,
  parameters: about(
    'What goes on as long as the tab does, such as a recording: one line at the bottom of the window.',
    'Not for what happened once: that is a toast.',
  ),
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    'aria-label': 'Recording',
    children: (
      <>
        <p>Recording · 12 steps</p>
        <Button size="small">Stop</Button>
      </>
    ),
  },
};
export const LongText: Story = { args: { 'aria-label': 'Recording', children: <p>{oneLongWord}</p> } };
