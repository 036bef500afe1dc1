import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { InquiryProposals } from '../../../../contract/requests/inquiries';
import { inquiryPath } from '../../../lib/paths';
import { useInsights, usePermissionHint } from '../../../store/hooks';
import { needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Row } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { space } from '../../../ui/theme';
import { useGetOrderInquiriesQuery } from '../api/inquiries';
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

/** The inquiries that a real order may come from. */
export function ProposedInquiries({ orderId }: { orderId: string }) {
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
