import { DateField, Show, SimpleShowLayout, TextField } from 'react-admin';

/** Loaded when it is opened, as our comparison. */
export default function OrderShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="job_number" />
        <TextField source="customer_name" />
        <TextField source="requirement.kva_rating" label="kVA" />
        <DateField source="order_date" />
      </SimpleShowLayout>
    </Show>
  );
}
