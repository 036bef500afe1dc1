import { useState } from 'react';
import { MAX_DELIVERY_WEEKS, type EstimateDelivery } from '../../../../contract/estimates/inputs';
import {
  deliveryIn,
  deliveryKind,
  deliveryText,
  typedDelivery,
  type DeliveryKind,
} from '../../../../domain/estimates/delivery';
import { formatDate } from '../../../../domain/format/date';
import { Segmented } from '../../../ui/field/Segmented';
import { TextField } from '../../../ui/field/TextField';
import { Stack, Dim } from '../../../ui/elements';

const KINDS: readonly { value: DeliveryKind; label: string }[] = [
  { value: 'order', label: 'As the order' },
  { value: 'day', label: 'Date' },
  { value: 'weeks', label: 'Weeks' },
];

interface DeliveryFieldProps {
  delivery: EstimateDelivery | undefined;
  /** 'YYYY-MM-DD'; null if the order has none. */
  orderDay: string | null;
  onChange: (delivery: EstimateDelivery | undefined) => void;
}

export function DeliveryField({ delivery, orderDay, onChange }: DeliveryFieldProps) {
  const [typed, setTyped] = useState({ kind: deliveryKind(delivery), text: typedDelivery(delivery) });
  // A delivery set elsewhere replaces the typed one unless the user is typing.
  const isTyped = deliveryText(deliveryIn(typed.kind, typed.text)) === deliveryText(delivery);
  const { kind, text } = isTyped ? typed : { kind: deliveryKind(delivery), text: typedDelivery(delivery) };
  const type = (next: typeof typed) => {
    setTyped(next);
    onChange(deliveryIn(next.kind, next.text));
  };
  const isMissing = delivery === undefined;
  return (
    <Stack $gap={2}>
      <div>
        <Segmented label="Delivery" options={KINDS} value={kind} onChange={(next) => type({ kind: next, text: '' })} />
      </div>
      {kind === 'order' && <Dim>{orderDay === null ? 'The order has no delivery date.' : formatDate(orderDay)}</Dim>}
      {kind === 'day' && (
        <TextField
          label="Delivery date"
          type="date"
          value={text}
          error={isMissing ? 'Enter a date; without one, that of the order counts.' : null}
          onChange={(next) => type({ kind, text: next })}
        />
      )}
      {kind === 'weeks' && (
        <TextField
          label="Weeks after the order"
          inputMode="numeric"
          value={text}
          error={
            isMissing
              ? `Enter weeks from 1 to ${MAX_DELIVERY_WEEKS}; without them, the date of the order counts.`
              : null
          }
          onChange={(next) => type({ kind, text: next })}
        />
      )}
    </Stack>
  );
}
