import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { offerOnFailure } from '../../../../src/web/ui/notice/offerOnFailure';
import { ToastCard } from '../../../../src/web/ui/toast/ToastCard';
import { about } from '../../about';
import { longNotes, oneLongWord } from '../../sample';

const meta = {
  title: 'Messages/Toast',
  component: ToastCard,
  parameters: about(
    'Says that something has just happened, or has just failed, wherever the user is looking. A swipe to the right dismisses it.',
    'Not for what must be read or answered: that is a Notice or a Dialog.',
  ),
  args: { isVisible: true, onDismiss: () => undefined, message: { tone: 'default', title: 'Options saved' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 388 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDescription: Story = {
  args: { message: { tone: 'default', title: 'Unit reserved', description: 'Unit 557128315 for order SO117204-1' } },
};
export const Destructive: Story = {
  args: {
    message: {
      tone: 'destructive',
      title: 'The options were not saved.',
      description: 'The server did not answer. Your changes are still here: save them again.',
    },
  },
};
/** While a recording is made. */
export const WithAnOffer: Story = {
  args: { message: { tone: 'destructive', title: 'The options were not saved.', description: 'Save them again.' } },
  beforeEach: () => {
    offerOnFailure({ label: 'Save a recording of the last minutes', onAccept: () => undefined });
    return () => offerOnFailure(null);
  },
};
/** It is on its way out. */
export const Dismissed: Story = { args: { isVisible: false } };
export const LongText: Story = {
  args: { message: { tone: 'destructive', title: oneLongWord, description: longNotes.slice(0, 300) } },
};
