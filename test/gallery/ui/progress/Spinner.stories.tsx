import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../../../src/web/ui/layout/Layout';
import { Spinner } from '../../../../src/web/ui/progress/Spinner';
import { about } from '../../about';

const meta = {
  title: 'Waiting/Spinner',
  component: Spinner,
  parameters: about(
    'Work is under way for an unknown time. Screen readers announce its label.',
    'Not for a list whose shape is known: that is a Skeleton. Not inside a button: a Button is busy by itself.',
  ),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Row>
      {[14, 20, 28, 48].map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Row>
  ),
};
export const ReadOut: Story = { args: { label: 'Loading images' } };
