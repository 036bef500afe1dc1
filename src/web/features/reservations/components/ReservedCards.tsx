import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ReservedTransformer } from '../../../../contract/reservations';
import { pageNumbers, type PageRange, paginate, rangeText } from '../../../../domain/comparison/paginate';
import { PAGE_SIZES } from '../../../../domain/limits';
import { type ReservedList, searchReserved } from '../../../../domain/reservations/reservedList';
import { scrollBackTo } from '../../../lib/bringIntoView';
import { Row, Spacer, Dim, VisuallyHidden, Card } from '../../../ui/elements';
import { Pagination } from '../../../ui/layout/Pagination';
import { EmptyState } from '../../../ui/notice/Notice';
import { space, fontSize, hairline, type Tone, noOutline } from '../../../ui/theme';
import { formatDate } from '../../../../domain/format/date';
import { formatKva, orNA } from '../../../../domain/format/number';
import { BUSINESS_TIME_ZONE } from '../../../../domain/calendar/businessDay';
import { capitalized } from '../../../../domain/format/text';
import { inquiryLineOf } from '../../../../domain/reservations/holds';
import { jobOf, releaseRefusal } from '../../../../domain/reservations/refusals';
import { orderPath, unitPath } from '../../../lib/paths';
import { ReleaseDialog } from './ReserveDialog';
import { useReleaseRefusal } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import { useReserving } from '../state/useReserving';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { LinkButton } from '../../../ui/button/LinkButton';
import { KeyValue } from '../../../ui/layout/KeyValue';
import { Badge } from '../../../ui/mark/Badge';
import { Button, needsNetwork } from '../../../ui/button/Button';

export const ReservedGrid = styled.ul`
  display: grid;
  & > li {
    min-width: 0;
  }
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr));
  gap: ${space(4)};
`;

const Found = styled.section`
  display: grid;
  gap: ${space(4)};
  scroll-margin-top: 0.75rem;
  ${noOutline}
`;

interface ReservedCardsProps {
  items: readonly ReservedTransformer[];
  list: ReservedList;
  onTurnTo: (page: number) => void;
  onClear: () => void;
}

export function ReservedCards({ items, list, onTurnTo, onClear }: ReservedCardsProps) {
  const found = useRef<HTMLElement>(null);
  const { items: shown, ...range } = paginate(searchReserved(items, list.text), list.page, PAGE_SIZES.reserved);
  const turnTo = (page: number) => {
    onTurnTo(page);
    scrollBackTo(found.current);
  };
  const keepFocus = () => found.current?.focus({ preventScroll: true });
  return (
    <Found ref={found} tabIndex={-1} aria-label="Reserved transformers">
      <VisuallyHidden role="status">{range.total > 0 && countOf(range)}</VisuallyHidden>
      {shown.length > 0 && (
        <ReservedGrid>
          {shown.map((item) => (
            <li key={item.id}>
              <ReservedCard item={item} onReleased={keepFocus} />
            </li>
          ))}
        </ReservedGrid>
      )}
      {range.total === 0 && (
        <EmptyState title="No reserved transformers found" hint="Try adjusting your search criteria">
          {list.text.trim() === '' ? (
            <LinkButton to="/">Open Orders</LinkButton>
          ) : (
            <Button onClick={onClear}>Clear search</Button>
          )}
        </EmptyState>
      )}
      {range.pages > 1 && <Pages range={range} onTurnTo={turnTo} />}
    </Found>
  );
}

function Pages({ range, onTurnTo }: { range: PageRange; onTurnTo: (page: number) => void }) {
  const { page, pages } = range;
  return (
    <Row>
      <Dim>{rangeText(range, 'reserved transformers')}</Dim>
      <Spacer>
        <Pagination page={page} pages={pages} numbers={pageNumbers(page, pages)} onChange={onTurnTo} />
      </Spacer>
    </Row>
  );
}

const countOf = ({ page, pages, total }: PageRange) =>
  `${total} reserved ${total === 1 ? 'transformer' : 'transformers'}, page ${page} of ${pages}`;

const Root = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  height: 100%;
  padding: ${space(3)} ${space(4)};
`;

const Top = styled(Row)`
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(1)};
`;

const Code = styled(Dim)`
  margin-right: auto;
  overflow-wrap: anywhere;
`;

const Name = styled.h2`
  font-size: ${fontSize.name};
  overflow-wrap: anywhere;
`;

const Facts = styled(KeyValue)`
  padding-top: ${space(3)};
  border-top: ${hairline};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: auto;
  padding-top: ${space(3)};
  border-top: ${hairline};
`;

function reservedFor({ orderId, jobNumber, expiresAt }: ReservedTransformer): string {
  const until = expiresAt ? ` · on hold until ${formatDate(expiresAt, BUSINESS_TIME_ZONE)}` : '';
  if (inquiryLineOf(jobNumber) !== null) return `${capitalized(jobOf({ jobNumber }))}${until}`;
  const order = `Order ID ${orNA(orderId)}`;
  return jobNumber?.trim() ? `${order} · Job ${jobNumber}` : order;
}

const factsOf = (item: ReservedTransformer) => [
  { label: 'Reserved for', value: reservedFor(item) },
  { label: 'Customer', value: orNA(item.customerName) },
  { label: 'Type', value: orNA(item.transformerType) },
  { label: 'kVA Rating', value: formatKva(item.kvaRating) },
  { label: 'Location', value: orNA(item.location) },
  { label: 'Delivery Date', value: formatDate(item.deliveryDate) },
  // Imported reservations have no user and no date.
  ...(item.reservedBy?.trim()
    ? [{ label: 'Reserved by', value: `${item.reservedBy}, ${formatDate(item.reservedDate)}` }]
    : []),
];

function ReservedCard({ item, onReleased }: { item: ReservedTransformer; onReleased: () => void }) {
  const { itemCode, orderId, status, priority } = item;
  const view = inquiryLineOf(item.jobNumber) === null ? 'View Order' : 'View Inquiry';
  return (
    <Root aria-label={String(itemCode)}>
      <div>
        <Top>
          <Code>{itemCode}</Code>
          <Badge tone={statusTone(status)}>{orNA(status)}</Badge>
          <Badge tone={priorityTone(priority)}>{orNA(priority)}</Badge>
        </Top>
        <Name>{orNA(item.itemName)}</Name>
      </div>
      <Facts items={factsOf(item)} />
      <Foot>
        <LinkButton to={unitPath(itemCode, orderId)} aria-label={`Unit Details of ${itemCode}`}>
          Unit Details
        </LinkButton>
        <LinkButton to={orderPath(orderId)} aria-label={`${view} of ${itemCode}`}>
          {view}
        </LinkButton>
        <ReleaseUnit item={item} onReleased={onReleased} />
      </Foot>
    </Root>
  );
}

const EndButton = styled(ExplainedButton)`
  margin-left: auto;
`;

function ReleaseUnit({ item, onReleased }: { item: ReservedTransformer; onReleased: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { isPossible, isBusy, release } = useReserving();
  const confirm = useGated(async (reason?: string) => {
    setAsking(false);
    if (await release({ ...item, reason })) onReleased();
  });
  const whyNotRelease = useReleaseRefusal();
  if (!isPossible) return null;
  return (
    <>
      <EndButton
        variant="quiet"
        aria-label={`Release unit ${item.itemCode}`}
        whyNot={releaseRefusal(item) ?? whyNotRelease(item)}
        busy={isBusy}
        {...needsNetwork}
        onClick={() => setAsking(true)}
      >
        Release
      </EndButton>
      <ReleaseDialog reservation={item} isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={confirm} />
    </>
  );
}

const statusTones = new Map<string | null, Tone>([
  ['Reserved', 'near'],
  ['In Transit', 'orange'],
  ['Delivered', 'ok'],
]);
const priorityTones = new Map<string | null, Tone>([
  ['High', 'bad'],
  ['Medium', 'warn'],
  ['Low', 'ok'],
]);

/** Spec section 4. */
const statusTone = (status: string | null): Tone => statusTones.get(status) ?? 'neutral';
const priorityTone = (priority: string | null): Tone => priorityTones.get(priority) ?? 'neutral';
