import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { orNA } from '../../../../domain/format/number';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { mailLink, salesContact } from '../../../../domain/order/salesContact';
import { Button, buttonStyle, type ButtonSize, type ButtonVariant } from '../../../ui/button/Button';

const MailLink = styled.a<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

const subjectOf = (order: DisplayOrder) =>
  `Sales Order: ${orNA(order.salesOrderNumber)} | Job: ${orNA(order.jobOrderNumber)} | Customer: ${orNA(order.customerName)}`;

/** Opens an email draft to the sales rep; disabled where the order names none. */
export function ContactSalesRep({ order, icon }: { order: DisplayOrder; icon: ReactNode }) {
  const href = mailLink(salesContact(order), subjectOf(order));
  if (href === null) {
    return (
      <Button disabled title="No sales rep address">
        {icon} Contact Sales Rep
      </Button>
    );
  }
  return (
    <MailLink href={href} $variant="default" $size="medium">
      {icon} Contact Sales Rep
    </MailLink>
  );
}
