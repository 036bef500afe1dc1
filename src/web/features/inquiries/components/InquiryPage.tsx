import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Inquiry, InquiryLine } from '../../../../contract/requests/inquiries';
import { BUSINESS_TIME_ZONE } from '../../../../domain/calendar/businessDay';
import { formatDate, formatDateTime } from '../../../../domain/format/date';
import { formatNumber } from '../../../../domain/format/number';
import { inquiryLineText, inquiryPlace, onHoldText, requirementWords } from '../../../../domain/inquiries/inquiryWords';
import { errorMessage } from '../../../lib/errorMessage';
import { orderPath, unitAlonePath } from '../../../lib/paths';
import { useGated } from '../../../store/gate/useEffectGate';
import { usePermissionHint } from '../../../store/hooks';
import { needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Dim, PaddedCard, Prose, Row, Skeleton, Stack } from '../../../ui/elements';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { KeyValue } from '../../../ui/layout/KeyValue';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { Notice } from '../../../ui/notice/Notice';
import { PageTitle } from '../../../ui/page/PageTitle';
import { Activity } from '../../audit/components/Activity';
import { useActivity } from '../../audit/state/useActivity';
import { Owner } from '../../people/components/Owner';
import { useGetInquiryQuery } from '../api/inquiries';
import { type InquiryWrites, useInquiryWrites } from '../state/useInquiryWrites';
import { HoldDialog } from './HoldDialog';
import { InquiryStateBadge } from './InquiryStateBadge';
import { InquirySteps } from './InquirySteps';
import { OpenRequest } from './OpenRequest';

export function InquiryPage() {
  const { inquiryId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetInquiryQuery(inquiryId, {
    refetchOnMountOrArgChange: true,
  });
  const retry = useGated(refetch);
  if (currentData) return <LoadedInquiry key={inquiryId} inquiry={currentData} />;
  return (
    <>
      <PageTitle title="Inquiry" />
      {error && !isFetching ? (
        <LoadFailure onRetry={retry}>The inquiry could not be loaded. {errorMessage(error)}</LoadFailure>
      ) : (
        <Skeleton $height="20rem" />
      )}
    </>
  );
}

function LoadedInquiry({ inquiry }: { inquiry: Inquiry }) {
  const writes = useInquiryWrites(String(inquiry.id));
  return (
    <>
      <PageTitle title={`Inquiry ${inquiry.number}`} subtitle={inquiry.customer_name ?? ''}>
        <InquiryStateBadge state={inquiry.state} />
        <OpenRequest inquiry={inquiry} />
        <InquirySteps inquiry={inquiry} writes={writes} />
      </PageTitle>
      <Stack $gap={4}>
        {inquiry.state === 'lost' && <Notice>Lost: {inquiry.lost_reason}</Notice>}
        <Owner what="inquiry" id={String(inquiry.id)} />
        <Head inquiry={inquiry} />
        {inquiry.lines.map((line, index) => (
          <Line key={line.order_id} line={line} position={index + 1} inquiry={inquiry} writes={writes} />
        ))}
      </Stack>
    </>
  );
}

function Head({ inquiry }: { inquiry: Inquiry }) {
  const { customer_name, contact, email, phone, request_date, author_name, created_at, source, source_name } = inquiry;
  const items = [
    { label: 'Customer', value: customer_name },
    { label: 'Contact', value: contact },
    { label: 'Email', value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: 'Phone', value: phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> },
    { label: 'Place', value: inquiryPlace(inquiry) },
    { label: 'Wanted', value: request_date && formatDate(request_date) },
    { label: 'Author', value: author_name },
    { label: 'Saved', value: formatDateTime(created_at) },
  ];
  return (
    <PaddedCard aria-label="Customer">
      <KeyValue items={items.filter(({ value }) => value !== null && value !== '')} />
      {source !== undefined && source !== '' && (
        <Collapsible title={source_name ? `Text of ${source_name}` : 'Text of the request'}>
          <Prose>{source}</Prose>
        </Collapsible>
      )}
    </PaddedCard>
  );
}

/** Serials and job numbers may have no place to break. */
const Actions = styled(Row)`
  overflow-wrap: anywhere;
`;

interface LineProps {
  line: InquiryLine;
  position: number;
  inquiry: Inquiry;
  writes: InquiryWrites;
}

function Line({ line, position, inquiry, writes }: LineProps) {
  const orderId = String(line.order_id);
  return (
    <PaddedCard aria-label={`Line ${position}`}>
      <Row>
        <h2>
          Line {position}: {inquiryLineText(line)}
        </h2>
      </Row>
      <KeyValue items={requirementWords(line)} />
      <Actions $gap={2}>
        <LinkButton to={orderPath(orderId)}>Compare units</LinkButton>
        <Holds line={line} isClosed={inquiry.state === 'lost' || inquiry.state === 'order'} writes={writes} />
        {line.estimates > 0 && <Dim>{estimatesText(line.estimates)}</Dim>}
        {line.linked_order && (
          <Link to={orderPath(line.linked_order.id)}>Order {line.linked_order.job_number ?? line.linked_order.id}</Link>
        )}
      </Actions>
      <Collapsible title="Activity">
        <LineActivity orderId={orderId} job={line.job_number} />
      </Collapsible>
    </PaddedCard>
  );
}

const estimatesText = (count: number) => (count === 1 ? '1 estimate' : `${formatNumber(count)} estimates`);

const LineActivity = ({ orderId, job }: { orderId: string; job: string }) => (
  <Activity activity={useActivity('order', orderId)} of={{ job }} />
);

const Held = styled(Row)`
  min-width: 0;
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface HoldProps {
  line: InquiryLine;
  isClosed: boolean;
  writes: InquiryWrites;
}

function Holds({ line, isClosed, writes }: HoldProps) {
  const [isOpen, setOpen] = useState(false);
  const permissionHint = usePermissionHint('reserve');
  const { holds, quantity, linked_order } = line;
  const isOpenForMore = holds.length < quantity && linked_order === null;
  const whyNot = (isClosed ? 'Reopen the inquiry first.' : null) ?? permissionHint;
  return (
    <>
      {quantity > 1 && <Dim>{onHoldText(holds.length, quantity)}</Dim>}
      {holds.map((hold) => (
        <HeldUnit key={hold.id} {...{ hold, writes }} whyNot={permissionHint} />
      ))}
      {linked_order !== null && holds.length > 0 && (
        <Dim>The order took one unit. Release the others, or let their holds expire.</Dim>
      )}
      {isOpenForMore && (
        <ExplainedButton whyNot={whyNot} busy={writes.isBusy} onClick={() => setOpen(true)} {...needsNetwork}>
          {holds.length === 0 ? 'Hold unit' : 'Hold another unit'}
        </ExplainedButton>
      )}
      <HoldDialog line={String(line.order_id)} {...{ writes, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}

interface HeldUnitProps {
  hold: InquiryLine['holds'][number];
  writes: InquiryWrites;
  whyNot: string | null;
}

const HeldUnit = ({ hold: { id, serial, expires_at, reserved_by }, writes, whyNot }: HeldUnitProps) => (
  <Held>
    <span>
      Unit {serial !== null && <Link to={unitAlonePath(serial)}>{serial}</Link>}{' '}
      {expires_at === null ? 'is reserved' : `is on hold until ${formatDate(expires_at, BUSINESS_TIME_ZONE)}`}
      {reserved_by ? `, by ${reserved_by}` : ''}
    </span>
    <ExplainedButton
      whyNot={whyNot}
      busy={writes.isBusy}
      onClick={() => writes.release(String(id), serial ?? '')}
      {...needsNetwork}
    >
      Release unit {serial}
    </ExplainedButton>
  </Held>
);
