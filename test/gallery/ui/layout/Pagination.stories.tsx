import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pageNumbers } from '../../../../src/domain/comparison/paginate';
import { Pagination } from '../../../../src/web/ui/layout/Pagination';
import { about } from '../../about';
import { Held } from '../../Held';
import { Pretend } from '../../Pretend';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: about(
    'Through a list that is longer than a page of it.',
    'Not for a list that fits on one page: leave it out there.',
  ),
  args: { page: 1, pages: 5, numbers: [], onChange: () => undefined },
  render: (args) => (
    <Held initial={args.page}>
      {(page, goTo) => <Pagination {...args} page={page} numbers={pageNumbers(page, args.pages)} onChange={goTo} />}
    </Held>
  ),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = { args: { pages: 1 } };
export const FivePages: Story = { args: { page: 3 } };
export const FiftyPages: Story = { args: { pages: 50, page: 25 } };
export const First: Story = { args: { pages: 50 } };
export const Last: Story = { args: { pages: 50, page: 50 } };
/** For a toolbar. */
export const Compact: Story = { args: { pages: 50, page: 25, compact: true } };
export const PointedAt: Story = {
  render: (args) => (
    <Pretend state="hover">
      <Pagination {...args} numbers={pageNumbers(1, 5)} />
    </Pretend>
  ),
};
export const Focused: Story = {
  render: (args) => (
    <Pretend state="focus-visible">
      <Pagination {...args} page={3} numbers={pageNumbers(3, 5)} />
    </Pretend>
  ),
};
