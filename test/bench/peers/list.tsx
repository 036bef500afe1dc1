import simpleRest from 'ra-data-simple-rest';
import * as ra from 'react-admin';
import { createRoot } from 'react-dom/client';
import { root } from './shared';

const named = (...names: string[]) => names.map((id) => ({ id, name: id }));
const filters = [
  <ra.TextInput key="search" source="q" label="Search" alwaysOn />,
  <ra.SelectInput
    key="status"
    source="unit_assignment"
    label="Status"
    alwaysOn
    choices={named('unassigned', 'assigned')}
  />,
  <ra.TextInput key="salesperson" source="sales_rep" label="Salesperson" />,
  <ra.TextInput key="customer" source="customer_name" label="Customer Name" />,
  <ra.SelectInput key="age" source="date_range" label="Job Creation Date" choices={named('30', '60', '90', '180')} />,
  <ra.SelectInput key="type" source="order_type" label="Job Type" choices={named('rc', 'rw')} />,
  <ra.SelectInput key="delivery" source="delivery_state" label="Delivery Location" choices={named('AZ', 'TX', 'CA')} />,
];
const DOLLARS = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };

const OrderList = () => (
  <ra.List
    title="Open Orders"
    filters={filters}
    filterDefaultValues={{ unit_assignment: 'unassigned' }}
    sort={{ field: 'order_date', order: 'DESC' }}
    perPage={6}
    pagination={<ra.Pagination rowsPerPageOptions={[6, 12, 24]} />}
  >
    <ra.Datagrid rowClick="show" bulkActionButtons={false}>
      <ra.TextField source="job_number" label="Job Number" />
      <ra.TextField source="sales_order_number" label="Sales Order Number" />
      <ra.TextField source="customer_name" label="Customer Name" />
      <ra.TextField source="sales_rep" label="Salesperson" />
      <ra.FunctionField label="Location" render={({ ship_city, ship_state }) => `${ship_city}, ${ship_state}`} />
      <ra.TextField source="kva_rating" label="kVA" />
      <ra.NumberField source="sale_price" label="Price" options={DOLLARS} transform={Number} />
      <ra.DateField source="order_date" label="Order Date" />
      <ra.DateField source="request_date" label="Delivery Date" />
      <ra.ShowButton label="Compare Units" />
    </ra.Datagrid>
  </ra.List>
);

createRoot(root()).render(
  <ra.Admin dataProvider={simpleRest('/data')} disableTelemetry>
    <ra.Resource name="orders" list={OrderList} show={ra.ShowGuesser} />
  </ra.Admin>,
);
