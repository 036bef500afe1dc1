import { screen } from '@testing-library/react';
import { ordersQuerySchema } from '../../../../../src/contract/order/ordersQuery';
import { ORDER_AGES } from '../../../../../src/domain/limits';
import { toOrdersQuery } from '../../../../../src/domain/order/ordersQuery';
import { OrdersPage } from '../../../../../src/web/screens/orders/OrdersPage';
import { readList } from '../../../../../src/domain/order/orderList';
import { recordRequests } from '../../../../mocks/recorder';
import { dataWasRefreshed, ordersAreListed, statesAreListed } from '../../../../mocks/situations';
import { extent } from '../../../../support/extent';
import { orders } from '../../../../support/web/builders';
import { renderScreen } from '../../../../support/web/renderApp';

/** One choice: the words it has in the address and the parameters it has in the request (spec section 7). */
interface Choice {
  readonly address: Readonly<Record<string, string>>;
  readonly asks: Readonly<Record<string, string>>;
}

const nothing: Choice = { address: {}, asks: {} };
const either = (choice: Choice): readonly Choice[] => [nothing, choice];

const statuses: readonly Choice[] = [
  { address: {}, asks: { unit_assignment: 'unassigned' } },
  { address: { status: 'assigned' }, asks: { unit_assignment: 'assigned' } },
];
const sorts: readonly Choice[] = [
  { address: {}, asks: { ordering: '-order_date' } },
  { address: { direction: 'asc' }, asks: { ordering: 'order_date' } },
  { address: { sort: 'price' }, asks: { ordering: '-sale_price' } },
  { address: { sort: 'price', direction: 'asc' }, asks: { ordering: 'sale_price' } },
];
const jobTypes: readonly Choice[] = [
  nothing,
  { address: { job: 'RC' }, asks: { order_type: 'rc' } },
  { address: { job: 'RW' }, asks: { order_type: 'rw' } },
];
const ages = ORDER_AGES.map((days) => (days === '0' ? nothing : { address: { days }, asks: { date_range: days } }));
const search: Choice = { address: { search: 'SO-1' }, asks: { search: 'SO-1' } };
const salesperson: Choice = { address: { salesperson: 'M. Ortega' }, asks: { sales_rep: 'M. Ortega' } };
const customer: Choice = { address: { customer: 'Tri-County' }, asks: { customer_name: 'Tri-County' } };
const state: Choice = { address: { state: 'AZ' }, asks: { delivery_state: 'AZ' } };

const together = (choices: readonly Choice[]): Choice => ({
  address: Object.assign({}, ...choices.map(({ address }) => address)) as Choice['address'],
  asks: Object.assign({ page: '1', page_size: '6' }, ...choices.map(({ asks }) => asks)) as Choice['asks'],
});

const combinations = (groups: readonly (readonly Choice[])[]): Choice[] =>
  groups
    .reduce<Choice[][]>((built, group) => built.flatMap((some) => group.map((each) => [...some, each])), [[]])
    .map(together);

const addressOf = ({ address }: Choice) => `/?${new URLSearchParams(address).toString()}`;

test('every combination of filters, sort and status asks the server exactly what it should', () => {
  const all = combinations([
    statuses,
    sorts,
    jobTypes,
    ages,
    either(search),
    either(salesperson),
    either(customer),
    either(state),
  ]);
  expect(all).toHaveLength(2 * 4 * 3 * 6 * 16);
  const queries = all.map((each) => {
    const list = readList(new URL(addressOf(each), 'http://localhost').searchParams);
    return toOrdersQuery(list.filters, list.sort, list.page);
  });
  expect(queries).toEqual(all.map(({ asks }) => asks));
  expect(queries.filter((query) => !ordersQuerySchema.safeParse(query).success)).toEqual([]);
});

const screenLists = combinations([
  statuses,
  sorts,
  [
    nothing,
    search,
    salesperson,
    customer,
    state,
    ages[3]!,
    jobTypes[1]!,
    together([search, salesperson, customer, state, ages[5]!, jobTypes[2]!]),
  ],
]);

/** Every filter, sort and status at least once, each with others. */
const chosen = extent(
  screenLists,
  screenLists.filter((_, index) => index % 9 === 0),
);

test.each(chosen.map((each) => [addressOf(each), each.asks] as const))(
  'the screen at %s asks once, and exactly that',
  async (at, asks) => {
    ordersAreListed(orders(1));
    statesAreListed();
    dataWasRefreshed();
    const recorded = recordRequests();
    renderScreen(<OrdersPage />, { at });
    await screen.findByText(/^Showing|^No orders found$/);
    expect((await recorded()).filter(({ path }) => path === '/api/orders/').map(({ query }) => query)).toEqual([asks]);
  },
);
