import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RetiredNotice } from '../../../../src/web/parts/page/RetiredNotice';
import { about } from '../../about';

const meta = {
  title: 'Page/Retired',
  component: RetiredNotice,
  parameters: about(
    'Above a unit or an order that a complete file did not have.',
    'Not in lists: there a word in the row is enough.',
  ),
  args: {
    what: 'unit',
    at: '2026-03-05T15:30:00Z',
    by: 'Dana Sales',
    isBusy: false,
    failure: null,
    whyNot: null,
    onBringBack: () => undefined,
  },
} satisfies Meta<typeof RetiredNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unit: Story = {};
export const Order: Story = { args: { what: 'order', by: null } };
export const NotBroughtBack: Story = { args: { failure: 'The server does not answer. Please try again.' } };
