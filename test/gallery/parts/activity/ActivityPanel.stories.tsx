import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ActivityPanel } from '../../../../src/web/parts/activity/ActivityPanel';
import { about } from '../../about';
import { entries } from '../../entries';

const meta = {
  title: 'Activity/Panel',
  component: ActivityPanel,
  parameters: about(
    'The newest that people did with an order or a unit, and a box to write about it.',
    'Not where nothing can be written: a list of Entries is enough there.',
  ),
  args: {
    ...{ entries, failure: null, isFetching: false, onRetry: () => undefined, allAddress: '/activity?unit=484872' },
    what: 'unit',
    comment: {
      ...{ text: '', canSend: false, isBusy: false, failure: null },
      ...{ write: () => undefined, save: () => undefined },
    },
  },
} satisfies Meta<typeof ActivityPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Nothing: Story = { args: { entries: [] } };
export const Loading: Story = { args: { entries: null, isFetching: true } };
export const NotLoaded: Story = { args: { entries: null, failure: 'The server could not be reached.' } };
export const OutOfDate: Story = { args: { failure: 'The server could not be reached.' } };
