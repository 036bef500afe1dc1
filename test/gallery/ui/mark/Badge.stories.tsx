import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../../../../src/web/ui/mark/Badge';
import { Row } from '../../../../src/web/ui/layout/Layout';
import type { Tone } from '../../../../src/web/ui/theme';
import { about } from '../../about';

const meta = {
  title: 'Status/Badge',
  component: Badge,
  parameters: about(
    'A word or two about what it stands beside: a status, a grade, a kind.',
    'Not for something that can be taken away again, such as a filter: that is a Chip.',
  ),
  args: { children: 'Assigned' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: readonly Tone[] = ['neutral', 'ok', 'near', 'warn', 'orange', 'bad', 'violet'];
const each = (strong: boolean) => (
  <Row>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone} strong={strong}>
        {tone}
      </Badge>
    ))}
  </Row>
);

export const Default: Story = {};
export const Tones: Story = { render: () => each(false) };
/** For the one badge of a list that must be seen first. */
export const Strong: Story = { render: () => each(true) };
export const LongText: Story = { args: { children: 'Assignment Pending, waiting for engineering review' } };
