import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { orNA } from '../../../../src/domain/format/number';
import { OrderFacts } from '../../../../src/web/parts/order/OrderFacts';
import { about } from '../../about';
import { longNotes, oneLongWord, orders } from '../../sample';

const order = orders[0];

const meta = {
  title: 'Data/Facts of an order',
  component: OrderFacts,
  parameters: about(
    'Names and values of an order in a narrow column; a value that does not fit beside its name goes below it.',
    'Not where names and values stand in two even columns: that is Key and value.',
  ),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

const facts = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));

export const Default: Story = {
  args: {
    children: facts([
      ['Job number', orNA(order?.job_number)],
      ['Customer', orNA(order?.customer_name)],
      ['Description', orNA(order?.stock_code_long_desc)],
      ['Category', orNA(order?.category)],
    ]),
  },
};
export const LongText: Story = {
  args: {
    children: facts([
      ['Notes', longNotes.slice(0, 300)],
      ['Order', oneLongWord],
    ]),
  },
};
