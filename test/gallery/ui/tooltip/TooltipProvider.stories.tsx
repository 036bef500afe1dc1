import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../../../../src/web/ui/button/Button';
import { Row } from '../../../../src/web/ui/layout/Layout';
import { Tooltip } from '../../../../src/web/ui/tooltip/Tooltip';
import { TooltipProvider } from '../../../../src/web/ui/tooltip/TooltipProvider';
import { about } from '../../about';

const meta = {
  title: 'Messages/Tooltip provider',
  component: TooltipProvider,
  parameters: about(
    'Goes once around the app. Its tooltips share their delay: after the first, the next opens at once.',
    'Not for a single screen: with a provider of its own, each would wait anew.',
    200,
  ),
  args: { children: null },
  decorators: [
    (Story) => (
      <div style={{ padding: '70px 200px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TooltipProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeTooltips: Story = {
  args: {
    children: (
      <Row>
        {['Reconditioned', 'Rewind', 'Return to stock'].map((label) => (
          <Tooltip key={label} label={label}>
            <Button>{label[0]}</Button>
          </Tooltip>
        ))}
      </Row>
    ),
  },
};
