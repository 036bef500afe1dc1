import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { InquiryProposals } from '../../../../contract/requests/inquiries';
import { inquiryPath, unitPath } from '../../../lib/paths';
import { useInsights, usePermissionHint } from '../../../store/hooks';
import { needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Row } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { space } from '../../../ui/theme';
import { onHoldText } from '../../../../domain/inquiries/inquiryWords';
import { useGetInquiryQuery, useGetOrderInquiriesQuery } from '../api/inquiries';
import { useInquiryWrites } from '../state/useInquiryWrites';
import { HoldDialog } from './HoldDialog';

const Proposal = styled(Notice)`
  margin-bottom: ${space(4)};
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    text-decoration: underline;
  }
`;

/** For a line of an inquiry, its holds; for an order, the inquiries that it may come from. */
export const InquiryNotices = ({ orderId, inquiryId }: { orderId: string; inquiryId: string | undefined }) =>
  inquiryId === undefined ? <ProposedInquiries orderId={orderId} /> : <LineHolds {...{ orderId, inquiryId }} />;

/** '2 of 3 on hold: 490417, 490418', for a line of several units. */
function LineHolds({ orderId, inquiryId }: { orderId: string; inquiryId: string }) {
  const skip = !useInsights();
  const { currentData } = useGetInquiryQuery(inquiryId, { skip });
  const line = currentData?.lines.find((each) => String(each.order_id) === orderId);
  if (line === undefined || line.quantity === 1 || line.holds.length === 0) return null;
  return (
    <Proposal>
      <span>
        {onHoldText(line.holds.length, line.quantity)}:{' '}
        {line.holds.map(({ id, serial }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {serial !== null && <Link to={unitPath(serial, orderId)}>{serial}</Link>}
          </Fragment>
        ))}
      </span>
    </Proposal>
  );
}

function ProposedInquiries({ orderId }: { orderId: string }) {
  const skip = !useInsights();
  const { currentData } = useGetOrderInquiriesQuery(orderId, { skip });
  const proposals = currentData?.results ?? [];
  return proposals.map((proposal) => <ProposedInquiry key={proposal.line} orderId={orderId} proposal={proposal} />);
}

interface ProposedProps {
  orderId: string;
  proposal: InquiryProposals['results'][number];
}

function ProposedInquiry({ orderId, proposal }: ProposedProps) {
  const { inquiry_id, number, customer_name, line, reason } = proposal;
  const permissionHint = usePermissionHint('saveInquiry');
  const writes = useInquiryWrites(String(inquiry_id));
  return (
    <Proposal>
      <Row $gap={2}>
        <span>
          May come from <Link to={inquiryPath(inquiry_id)}>{number}</Link>
          {customer_name ? ` (${customer_name})` : ''}: {reason}
        </span>
        <ExplainedButton
          size="small"
          aria-label={`Link ${number} to this order`}
          whyNot={permissionHint}
          busy={writes.isBusy}
          onClick={() => writes.link(orderId, String(line))}
          {...needsNetwork}
        >
          Link
        </ExplainedButton>
      </Row>
    </Proposal>
  );
}

interface HoldUnitProps {
  inquiryId: string;
  line: string;
  serial: string;
  /** Why it cannot be held. */
  whyNot: string | null;
}

/** Instead of reserving, on the comparison of an inquiry. */
export function HoldUnit({ inquiryId, line, serial, whyNot }: HoldUnitProps) {
  const [isOpen, setOpen] = useState(false);
  const writes = useInquiryWrites(inquiryId);
  return (
    <>
      <ExplainedButton
        size="small"
        aria-keyshortcuts="R"
        data-shortcut="Reserve or release the unit in focus"
        aria-label={`Hold unit ${serial}`}
        whyNot={whyNot}
        busy={writes.isBusy}
        onClick={() => setOpen(true)}
        {...needsNetwork}
      >
        Hold
      </ExplainedButton>
      <HoldDialog {...{ line, serial, writes, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}
