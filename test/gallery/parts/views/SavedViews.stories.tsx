import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { View } from '../../../../src/contract/views';
import { SavedViews } from '../../../../src/web/parts/views/SavedViews';
import { about } from '../../about';

const nothing = () => undefined;
const view: View = {
  ...{ id: '1', list: 'orders', name: 'Arizona', query: 'state=AZ', isShared: false, isOwn: true, isStart: false },
  ...{ ownerName: 'Dana Sales', version: 1, updatedAt: '2026-03-05T15:30:00Z' },
};
const others: View = { ...view, id: '2', name: 'Overdue', isOwn: false, isShared: true, ownerName: 'Omar Operations' };

const meta = {
  title: 'Lists/Saved views',
  component: SavedViews,
  parameters: about(
    'On a list whose address holds its filters, sort and look: named addresses of it.',
    'Not for what a browser remembers by itself, such as the last page.',
    320,
  ),
  args: {
    views: [view, others],
    unavailable: null,
    actions: { save: nothing, change: nothing, remove: nothing, start: nothing, forgetFailure: nothing },
    isBusy: false,
    failure: null,
    done: 0,
    query: 'state=AZ',
    onOpen: nothing,
  },
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { views: [] } };
