import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SpecStatusIcon } from '../../../../src/web/parts/unit/SpecStatusIcon';
import { about } from '../../about';

const meta = {
  title: 'Data/Specification status',
  component: SpecStatusIcon,
  parameters: about(
    'How a value of a unit compares with the requirement, as an icon that a tooltip explains.',
    'Not for a value that nothing is compared with: it has no icon.',
  ),
  args: { status: 'tolerance', explanation: 'Within acceptable range' },
} satisfies Meta<typeof SpecStatusIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Explained: Story = {};
export const WithoutExplanation: Story = { args: { status: 'check', explanation: null } };
