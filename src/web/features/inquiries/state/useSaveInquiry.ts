import { lineFields, type RequestField } from '../../../../contract/requests/reading';
import type { Inquiry, InquiryChange, NewInquiry } from '../../../../contract/requests/inquiries';
import { NOT_AVAILABLE } from '../../../../domain/format/number';
import { deliveryPlace, quantityOfLine } from '../../../../domain/request/desk/deskLine';
import { toDelivery } from '../../../../domain/request/requirement/toRequirement';
import { errorMessage } from '../../../lib/errorMessage';
import { useCall } from '../../../store/api/server/useWrites';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { inquirySaved } from '../../requests/state/requestDesk';
import type { Desk, DeskLine } from '../../requests/state/useDesk';
import { changeInquiry, createInquiry } from '../api/inquiries';

const MAX_VALUE = 400;
const MAX_QUANTITY = 1000;

/** A changed value has no passage. */
function savedLine({ fields, readings }: DeskLine): NewInquiry['lines'][number] {
  return {
    quantity: Math.min(MAX_QUANTITY, Math.max(1, Math.round(quantityOfLine(fields)))),
    readings: lineFields.flatMap((field): NewInquiry['lines'][number]['readings'] => {
      const value = fields[field]?.slice(0, MAX_VALUE).trim();
      if (value === undefined || value === '') return [];
      const read = readings.find((each) => each.field === field);
      const isRead = read?.value.trim() === value;
      if (!isRead) return [{ field, value, status: 'read', reason: null, passage: null }];
      return [{ ...read, value }];
    }),
  };
}

function headOf(desk: Desk, customer: string, today: string): Omit<InquiryChange, 'lines'> {
  const said = (field: RequestField, longest: number) => saidOf(desk, field).slice(0, longest).trim() || null;
  const known = deliveryPlace(saidOf(desk, 'place'), today);
  const place = { field: 'place' as const, value: known === NOT_AVAILABLE ? '' : known };
  const date = { field: 'date' as const, value: saidOf(desk, 'date') };
  return {
    customer_name: customer.slice(0, 120).trim(),
    ...{ contact: said('contact', 120), email: said('email', 254), phone: said('phone', 40) },
    ...toDelivery([place, date], today),
  };
}

export const saidOf = ({ said, reading }: Desk, field: RequestField): string =>
  (said[field] ?? reading?.request.find((each) => each.field === field)?.value ?? '').trim();

export function useSaveInquiry(desk: Desk) {
  const dispatch = useAppDispatch();
  const { notifier, today } = useServices();
  const { saved, sourceName } = useAppSelector(({ requestDesk }) => requestDesk);
  const { isBusy, run } = useCall();
  const save = async (customer: string, onDone: () => void) => {
    const head = headOf(desk, customer, today());
    const lines = desk.lines.map(savedLine);
    const source = { source: desk.text.replaceAll('\u0000', ' '), source_name: sourceName?.slice(0, 200) ?? null };
    const send = () => {
      if (saved === null) {
        return dispatch(createInquiry.initiate({ ...head, ...source, lines }, { track: false }));
      }
      const known = lines.map((line, at) => ({ ...line, ...orderIdAt(saved.orderIds, at) }));
      const change = { id: saved.id, version: saved.version, change: { ...head, ...source, lines: known } };
      return dispatch(changeInquiry.initiate(change, { track: false }));
    };
    const { data, error } = await run<{ data?: Inquiry; error?: unknown }>(send);
    if (data === undefined) {
      notifier.failure('The inquiry was not saved', errorMessage(error));
      return;
    }
    const { id, number, version } = data;
    const orderIds = data.lines.map(({ order_id }) => String(order_id));
    dispatch(inquirySaved({ id: String(id), number, version, orderIds }));
    notifier.success(`Saved as ${number}`, `${customer}. The link is at the top of the page.`);
    onDone();
  };
  return { saved, isBusy, save: useGated(save) };
}

function orderIdAt(orderIds: readonly string[], at: number): { order_id?: string } {
  const id = orderIds[at];
  return id === undefined ? {} : { order_id: id };
}
