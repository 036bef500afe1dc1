import type { Inquiry, InquiryLine, InquiryState, InquiryStep } from '../../contract/requests/inquiries';
import { lineGroups } from '../request/desk/deskFields';
import { editedLine, lineTitle } from '../request/desk/deskLine';

export const inquiryStateNames: Readonly<Record<InquiryState, string>> = {
  open: 'Open',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  order: 'Order',
};

export const inquiryStepNames: Readonly<Record<InquiryStep, string>> = {
  open: 'Reopen',
  quoted: 'Mark as quoted',
  won: 'Mark as won',
  lost: 'Mark as lost',
};

/** '2 of 3 on hold' */
export const onHoldText = (held: number, quantity: number): string =>
  `${held.toLocaleString('en-US')} of ${quantity.toLocaleString('en-US')} on hold`;

type Requested = Pick<InquiryLine, 'quantity' | 'readings'>;

const fieldsOf = ({ quantity, readings }: Requested) => ({ ...editedLine(readings), quantity: String(quantity) });

/** '2 × 1,500 kVA, 12470D to 480Y/277' */
export function inquiryLineText(line: Requested): string {
  const fields = fieldsOf(line);
  const { primary_voltage_kv: primary, secondary_voltage_kv: secondary } = fields;
  const voltages = [primary, secondary].filter((voltage) => voltage !== undefined).join(' to ');
  return voltages === '' ? lineTitle(fields) : `${lineTitle(fields)}, ${voltages}`;
}

/** The requirement by label, in the order of the desk. */
export function requirementWords(line: Requested): { label: string; value: string }[] {
  const fields = fieldsOf(line);
  return lineGroups.flatMap((group) =>
    group.fields.flatMap((each) => {
      const value = fields[each.field];
      const measure = 'unitOfMeasure' in each ? ` ${each.unitOfMeasure}` : '';
      return value === undefined ? [] : [{ label: each.label, value: `${value}${measure}` }];
    }),
  );
}

/** 'Fresno, CA' */
export const inquiryPlace = ({ ship_city, ship_state }: Pick<Inquiry, 'ship_city' | 'ship_state'>): string =>
  [ship_city, ship_state].filter(Boolean).join(', ');

const DAY_MS = 86_400_000;

/** 'today', '1 day', '12 days' */
export function ageText(createdAt: string | null, now: number): string {
  const days = createdAt === null ? Number.NaN : Math.floor((now - Date.parse(createdAt)) / DAY_MS);
  if (Number.isNaN(days)) return '';
  if (days < 1) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
}
