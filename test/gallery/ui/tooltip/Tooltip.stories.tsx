import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/web/ui/button/Button';
import { Tooltip } from '../../../../src/web/ui/tooltip/Tooltip';
import { about } from '../../about';
import { longNotes } from '../../sample';

const meta = {
  title: 'Messages/Tooltip',
  component: Tooltip,
  parameters: about(
    'A short text about an element, on hover, focus and touch: what an abbreviation means, why a button cannot be used.',
    'Not for what must be read, nor for anything to click: that belongs on the page.',
    200,
  ),
  args: { label: 'Reconditioned', children: <Button>RC</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '70px 200px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvasElement }) => canvasElement.querySelector('button')?.focus();

export const Waiting: Story = {};
export const OnTop: Story = { play: open };
export const Right: Story = { args: { side: 'right' }, play: open };
export const Bottom: Story = { args: { side: 'bottom' }, play: open };
export const Left: Story = { args: { side: 'left' }, play: open };
/** Nothing is shown while there is nothing to say. */
export const WithoutText: Story = { args: { label: null }, play: open };
export const LongText: Story = { args: { side: 'bottom', label: longNotes.slice(0, 260) }, play: open };
export const AboutPlainText: Story = { args: { children: <span>RC</span> } };
