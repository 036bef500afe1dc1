import type { ReservedTransformer } from '../../contract/reservations';

/** Those whose item code, order id, job number or customer contains the text, case ignored. */
export function searchReserved(items: readonly ReservedTransformer[], text: string): ReservedTransformer[] {
  const wanted = text.trim().toLowerCase();
  return items.filter(({ itemCode, orderId, jobNumber, customerName }) =>
    [itemCode, orderId, jobNumber, customerName].some((value) =>
      String(value ?? '')
        .toLowerCase()
        .includes(wanted),
    ),
  );
}
