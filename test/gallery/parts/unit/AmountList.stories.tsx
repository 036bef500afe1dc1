import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AmountList } from '../../../../src/web/parts/unit/AmountList';
import { about } from '../../about';

const meta = {
  title: 'Data/Amounts',
  component: AmountList,
  parameters: about(
    'Amounts with their names, one below the other; parts stand indented below their sum.',
    'Not for amounts of several units side by side: that is a table.',
  ),
  args: {
    children: [
      <dt key="cost">Cost</dt>,
      <dd key="cost-amount">$17,886</dd>,
      <dt key="unit" data-row="part">
        Unit
      </dt>,
      <dd key="unit-amount" data-row="part">
        $13,035
      </dd>,
      <dt key="labor" data-row="part">
        Unit labor
      </dt>,
      <dd key="labor-amount" data-row="part">
        $4,851
      </dd>,
    ],
  },
} satisfies Meta<typeof AmountList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithParts: Story = {};
