import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row, Stack } from '../../../../src/web/ui/layout/Layout';
import { StatusIcon } from '../../../../src/web/ui/mark/StatusIcon';
import { about } from '../../about';

const meta = {
  title: 'Status/Status icon',
  component: StatusIcon,
  parameters: about(
    'How one value of a unit fits what the order asks for. Each status has its own shape and its own name.',
    'Not for a sentence about the whole screen: that is a Notice.',
  ),
  args: { state: 'check' },
} satisfies Meta<typeof StatusIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Match: Story = {};
export const WithinTolerance: Story = { args: { state: 'tolerance' } };
export const Warning: Story = { args: { state: 'warning' } };
export const Alert: Story = { args: { state: 'alert' } };
export const All: Story = {
  render: () => (
    <Stack>
      {(['check', 'tolerance', 'warning', 'alert'] as const).map((state) => (
        <Row key={state} $gap={2}>
          <StatusIcon state={state} label="" />
          {state}
        </Row>
      ))}
    </Stack>
  ),
};
