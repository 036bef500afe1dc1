import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlainToast } from '../../../../src/web/ui/toast/PlainToast';
import { about } from '../../about';

const meta = {
  title: 'Messages/Toast without its looks',
  component: PlainToast,
  parameters: about(
    'Takes the place of a Toast whose code cannot be fetched, so that the words are there all the same.',
    'Not for use anywhere else.',
  ),
  args: { tone: 'default', message: { tone: 'default', title: 'Options saved' } },
} satisfies Meta<typeof PlainToast>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Goes after five seconds. */
export const Default: Story = {};
export const Destructive: Story = {
  args: {
    tone: 'destructive',
    message: { tone: 'destructive', title: 'The options were not saved.', description: 'Save them again.' },
  },
};
