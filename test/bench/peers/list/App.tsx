import simpleRest from 'ra-data-simple-rest';
import { lazy } from 'react';
import {
  Admin,
  Datagrid,
  DateField,
  FunctionField,
  List,
  NumberField,
  Pagination,
  Resource,
  SelectInput,
  ShowButton,
  TextField,
  TextInput,
} from 'react-admin';
import type { PeerOrder } from '../data/orders';

const AGES = [
  { id: 0, name: 'All' },
  ...[30, 60, 90, 180].map((days) => ({ id: days, name: `${days} days` })),
  { id: 365, name: 'Last year' },
];
const STATES = ['AZ', 'TX', 'CA', 'OR', 'WA', 'NV', 'UT', 'CO', 'NM', 'OK'].map((id) => ({ id, name: id }));
const STATUSES = [
  { id: 'unassigned', name: 'Assignment Pending' },
  { id: 'assigned', name: 'Unit Assigned' },
];
const TYPES = [
  { id: 'rc', name: 'RC' },
  { id: 'rw', name: 'RW' },
];
const DOLLARS = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };

const filters = [
  <TextInput key="search" source="q" label="Search" alwaysOn />,
  <SelectInput key="status" source="unit_assignment" label="Status" alwaysOn choices={STATUSES} />,
  <TextInput key="salesperson" source="sales_rep" label="Salesperson" />,
  <TextInput key="customer" source="customer_name" label="Customer Name" />,
  <SelectInput key="age" source="date_range" label="Job Creation Date" choices={AGES} />,
  <SelectInput key="type" source="order_type" label="Job Type" choices={TYPES} />,
  <SelectInput key="delivery" source="delivery_state" label="Delivery Location" choices={STATES} />,
];

const OrderList = () => (
  <List
    title="Open Orders"
    filters={filters}
    filterDefaultValues={{ unit_assignment: 'unassigned' }}
    sort={{ field: 'order_date', order: 'DESC' }}
    perPage={6}
    pagination={<Pagination rowsPerPageOptions={[6, 12, 24]} />}
  >
    <Datagrid rowClick="show" bulkActionButtons={false}>
      <TextField source="job_number" label="Job Number" />
      <TextField source="sales_order_number" label="Sales Order Number" />
      <TextField source="customer_name" label="Customer Name" />
      <TextField source="sales_rep" label="Salesperson" />
      <FunctionField<PeerOrder>
        label="Location"
        render={({ ship_city, ship_state }) => `${ship_city}, ${ship_state}`}
      />
      <TextField source="requirement.kva_rating" label="kVA" />
      <NumberField source="sale_price" label="Price" options={DOLLARS} transform={Number} />
      <DateField source="order_date" label="Order Date" />
      <DateField source="request_date" label="Delivery Date" />
      <ShowButton label="Compare Units" />
    </Datagrid>
  </List>
);
const OrderShow = lazy(() => import('./OrderShow'));

/** Open orders as the documentation of react-admin would have them: our columns, filters, page size and sort; without a sign-in. */
export const App = () => (
  <Admin dataProvider={simpleRest('/ra')} disableTelemetry>
    <Resource name="orders" list={OrderList} show={OrderShow} />
  </Admin>
);
