import type { QuotationContent } from '../../contract/estimates/quotations';
import { weeksAfterOrder } from '../estimates/delivery';
import { formatDate } from '../format/date';
import { plainLine, type MailText } from '../mails/mailText';

type QuotedDelivery = Pick<QuotationContent, 'delivery' | 'deliveryWeeks'>;

export function quotedDelivery({ delivery, deliveryWeeks }: QuotedDelivery): [label: string, text: string] {
  if (deliveryWeeks !== undefined) return ['Delivery', weeksAfterOrder(deliveryWeeks)];
  return ['Delivery date', delivery === null ? 'To be agreed' : formatDate(delivery)];
}

type QuotedFreight = Pick<QuotationContent, 'freight'>;

/** 'Freight: not included'; null in older quotations. */
export const quotedFreight = ({ freight }: QuotedFreight): string | null =>
  freight === undefined ? null : `Freight: ${freight}`;

interface MailedQuotation {
  readonly number: string;
  readonly date: string;
  readonly validUntil: string;
  readonly delivery: string | null;
  readonly deliveryWeeks?: number | undefined;
  readonly jobNumber: string | null;
  readonly serial: string;
  readonly price: number;
  readonly freight?: QuotationContent['freight'];
  readonly company: string;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A mail without costs that the receiver can forward to the customer. No value can start a new line. */
export function quotationMail(of: MailedQuotation, sender: string): MailText {
  const [number, serial, job] = [plainLine(of.number), plainLine(of.serial), plainLine(of.jobNumber)];
  const freight = quotedFreight(of);
  const text = [
    'Hello,',
    '',
    `attached is our quotation ${number} of ${formatDate(of.date)}${job && ` for your job ${job}`}, transformer IC# ${serial}.`,
    '',
    `Price: ${dollars.format(of.price)}`,
    ...(freight === null ? [] : [freight]),
    quotedDelivery(of).join(': '),
    `The quotation is valid until ${formatDate(of.validUntil)}.`,
    '',
    'Kind regards',
    plainLine(sender),
    plainLine(of.company),
    '',
  ];
  return { subject: `Quotation ${number}, transformer IC# ${serial}`, text: text.join('\n') };
}
