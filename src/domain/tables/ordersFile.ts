import type { DeliveryState } from '../../contract/states';
import { activeFilterChips, statusWords, type StatusFilter } from '../orders/orderFilters';
import type { OrderSort } from '../orders/orderSort';
import type { OrderList } from '../orders/orderList';
import { DOLLARS, filterBasis, orderKinds, type Basis } from './table';

const sorts = { orderDate: 'Order Date', price: 'Price', requestDate: 'Customer Request Date' } as const;
const statusWord = (status: StatusFilter) => (status === 'all' ? 'All' : statusWords[status]);
const directions = { asc: 'ascending', desc: 'descending' } as const;

const sortBasis = ({ by, direction }: OrderSort): Basis => ['Sorted by', `${sorts[by]}, ${directions[direction]}`];

export const ordersFile = (
  { filters, sort }: Pick<OrderList, 'filters' | 'sort'>,
  states: readonly DeliveryState[],
) => ({
  fileName: 'open-orders',
  title: 'Open orders',
  kinds: orderKinds,
  basis: [
    ['Status', statusWord(filters.status)] satisfies Basis,
    filterBasis(activeFilterChips(filters, states).map(({ label }) => label)),
    sortBasis(sort),
    DOLLARS,
  ],
});
