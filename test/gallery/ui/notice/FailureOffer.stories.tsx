import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FailureOffer } from '../../../../src/web/ui/notice/FailureOffer';
import { offerOnFailure } from '../../../../src/web/ui/notice/offerOnFailure';
import { about } from '../../about';

const meta = {
  title: 'Messages/Failure offer',
  component: FailureOffer,
  parameters: about(
    'What people can do about a failure besides, on the error screen and in the toast of a failure: offerOnFailure says what.',
    'Not for what a screen can repeat: that is a button of its own.',
  ),
  beforeEach: () => {
    offerOnFailure({ label: 'Save a recording of the last minutes', onAccept: () => undefined });
    return () => offerOnFailure(null);
  },
} satisfies Meta<typeof FailureOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const NothingOffered: Story = {
  beforeEach: () => offerOnFailure(null),
};
