import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CommentBox } from '../../../../src/web/parts/activity/CommentBox';
import { about } from '../../about';

const empty = {
  ...{ text: '', canSend: false, isBusy: false, failure: null },
  ...{ write: () => undefined, save: () => undefined },
};
const written = { ...empty, text: 'Call Mesa before it ships.', canSend: true };

const meta = {
  title: 'Activity/Comment',
  component: CommentBox,
  parameters: about(
    'Where people write about an order or a unit, for everybody who can see it.',
    'Not for the reason of an action: its dialog asks for that.',
  ),
  args: { what: 'unit', comment: empty },
} satisfies Meta<typeof CommentBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Written: Story = { args: { comment: written } };
export const Busy: Story = { args: { comment: { ...written, canSend: false, isBusy: true } } };
export const NotSaved: Story = {
  args: { comment: { ...written, failure: 'There is no connection to the server. Please try again.' } },
};
