import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { HeadButton } from '../../../../src/web/ui/layout/HeadButton';
import { Table } from '../../../../src/web/ui/layout/Table';
import { about } from '../../about';

const meta = {
  title: 'Layout/Head button',
  component: HeadButton,
  parameters: about(
    'The head of a column by which a table can be sorted: the arrow is faint until the table is sorted by it.',
    'Not for a column that cannot be sorted: its head is plain text.',
  ),
  args: { $side: '0.75rem' },
  render: (args) => (
    <Table>
      <thead>
        <tr>
          <th scope="col" aria-sort="descending">
            <HeadButton {...args}>
              kVA <ArrowDown size={13} aria-hidden="true" />
            </HeadButton>
          </th>
          <th scope="col">
            <HeadButton {...args}>
              Warehouse <ArrowUp size={13} aria-hidden="true" />
            </HeadButton>
          </th>
        </tr>
      </thead>
    </Table>
  ),
} satisfies Meta<typeof HeadButton>;
export default meta;

export const SortedByTheFirst: StoryObj<typeof meta> = {};
