import { errorMessage } from '../../../lib/errorMessage';
import { useGetRatesQuery } from '../api/rates';
import { useGated, useShowsPast } from '../../../store/gate/useEffectGate';
import { PageTitle } from '../../../ui/page/PageTitle';
import { Working } from '../../../ui/Spinner';
import { QuotationSettings } from '../../quotations/components/QuotationSettings';
import { Vocabulary } from '../../vocabulary/components/Vocabulary';
import { LoadFailure } from '../../../ui/notice/LoadFailure';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RateSet, RateSets } from '../../../../contract/rates/rateSets';
import type { RateValues } from '../../../../contract/rates/rates';
import { permissionMessage } from '../../../../domain/access/access';
import { formatDateTime } from '../../../../domain/format/date';
import { ratesDifference } from '../../../../domain/rates/ratesDifference';
import { draftOf, type RatesDraft, readDraft, rebased } from '../../../../domain/rates/ratesDraft';
import { DEFAULT_RATES } from '../../../../domain/rates/rates';
import { ratesName } from '../../../../domain/rates/ratesName';
import { LeaveDialog } from '../../../ui/page/LeaveDialog';
import { readStoredRates, useStoredDraft } from '../../../store/unsavedChanges/useStoredDraft';
import { useLeaveGuard } from '../../../store/unsavedChanges/useLeaveGuard';
import { useServices } from '../../../store/services';
import { Button } from '../../../ui/button/Button';
import { PaddedCard, Row, Stack, Dim } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { space } from '../../../ui/theme';
import { ChangesTable, ReviewDialog, useRatesChange } from './ReviewDialog';
import { RateGroups } from './Distances';

export function SettingsPage() {
  const { data, error, isFetching, refetch } = useGetRatesQuery(undefined);
  const again = useGated(refetch);
  return (
    <>
      <PageTitle
        title="Settings"
        subtitle="Rates by which units are matched, costed and priced, quotation details, and the vocabulary"
      />
      {error && !isFetching && (
        <LoadFailure onRetry={again}>The rates could not be loaded. {errorMessage(error)}</LoadFailure>
      )}
      {!data && isFetching && <Working>Loading rates...</Working>}
      {data && <Rates sets={data} />}
      {data && <QuotationSettings />}
      <Vocabulary />
    </>
  );
}

const PLACE = 'rates';

function Rates({ sets }: { sets: RateSets }) {
  const { current, coming, past, mayChange } = sets;
  const { drafts } = useServices();
  const [stored] = useState(() => (mayChange === true ? readStoredRates(drafts?.read(PLACE) ?? null) : null));
  const [draft, setDraft] = useState<RatesDraft | null>(stored?.draft ?? null);
  const [base, setBase] = useState<RateValues>(stored?.base ?? current.values);
  if (base !== current.values) {
    setBase(current.values);
    if (draft) setDraft(rebased(draft, base, current.values));
  }
  const [isChecked, setChecked] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const shown = draft ?? draftOf(current.values);
  const { rates, problems } = readDraft(shown);
  const count = Object.keys(problems).length;
  const changes = ratesDifference(current.values, rates);
  const changed = new Set([...changes.map(({ id }) => id), ...Object.keys(problems)]).size;
  const hasUnsaved = draft !== null && changed > 0;
  const drop = useStoredDraft(PLACE, hasUnsaved ? { draft, base } : null);
  const stop = () => {
    setDraft(null);
    setChecked(false);
    setReviewing(false);
  };
  const change = useRatesChange(sets.version, stop);
  const review = () => {
    setChecked(true);
    setReviewing(count === 0);
    change.forget();
  };
  return (
    <Stack $gap={4}>
      <InForce current={current} />
      {mayChange !== true && <Notice>{permissionMessage('changeRates')}</Notice>}
      {mayChange === true && (
        <EditBar
          isEditing={draft !== null}
          changes={changed}
          problems={isChecked ? count : 0}
          onEdit={() => setDraft(draftOf(current.values))}
          onReview={review}
          onDiscard={stop}
        />
      )}
      <RateGroups draft={shown} problems={isChecked ? problems : {}} onChange={draft && setDraft} />
      <SetList title="Coming changes" sets={coming} before={current} />
      <SetList title="Past rates" sets={past} before={null} />
      <LeaveGuard hasUnsaved={hasUnsaved} onLeave={drop} />
      {isReviewing && (
        <ReviewDialog {...{ today: sets.today, rates, changes, change }} onClose={() => setReviewing(false)} />
      )}
    </Stack>
  );
}

const InForce = ({ current }: { current: RateSet }) => (
  <p>
    In force: <strong>{ratesName(current)}</strong>{' '}
    <Dim>{current.holdsFrom === null ? 'Default, unchanged' : authorText(current)}</Dim>
  </p>
);

/** 'by Omar Operations on 23 November 2026, 09:05: Steel went up' */
const authorText = ({ authorName, reason, savedAt }: RateSet): string =>
  `by ${authorName ?? 'an unknown person'} on ${formatDateTime(savedAt)}: ${reason ?? ''}`;

const Root = styled(PaddedCard)`
  ol {
    display: grid;
    gap: ${space(4)};
  }
`;

function SetList({ title, sets, before }: { title: string; sets: readonly RateSet[]; before: RateSet | null }) {
  if (sets.length === 0) return null;
  return (
    <Root aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {sets.map((set, index) => (
          <li key={set.id ?? 'standard'}>
            <strong>{ratesName(set)}</strong> {set.holdsFrom !== null && <Dim>{authorText(set)}</Dim>}
            {set.id === null ? (
              <Dim as="p">As specified.</Dim>
            ) : (
              <ChangesTable
                caption={`${ratesName(set)}, what changes`}
                changes={ratesDifference(
                  before === null ? DEFAULT_RATES : (sets[index - 1] ?? before).values,
                  set.values,
                )}
                headings={before === null ? ['Standard', 'Rate'] : ['Before', 'From then']}
              />
            )}
          </li>
        ))}
      </ol>
    </Root>
  );
}

interface EditBarProps {
  isEditing: boolean;
  changes: number;
  problems: number;
  onEdit: () => void;
  onReview: () => void;
  onDiscard: () => void;
}

function EditBar({ isEditing, changes, problems, onEdit, onReview, onDiscard }: EditBarProps) {
  if (!isEditing)
    return (
      <Row>
        <Button variant="primary" onClick={onEdit}>
          Change rates
        </Button>
      </Row>
    );
  return (
    <Row $gap={2}>
      <Button variant="primary" disabled={changes === 0} onClick={onReview}>
        Review changes
      </Button>
      <Button onClick={onDiscard}>Discard</Button>
      <Dim role="status">{stateText(changes, problems)}</Dim>
    </Row>
  );
}

function stateText(changes: number, problems: number): string {
  if (problems > 0) return problems === 1 ? 'One value needs attention.' : `${problems} values need attention.`;
  if (changes === 0) return 'No value changed yet.';
  return changes === 1 ? '1 value changed' : `${changes} values changed`;
}

interface LeaveGuardProps {
  hasUnsaved: boolean;
  onLeave: () => void;
}

const LeaveGuard = (props: LeaveGuardProps) => (useShowsPast() ? null : <Guard {...props} />);

const Guard = ({ hasUnsaved, onLeave }: LeaveGuardProps) => (
  <LeaveDialog question={useLeaveGuard(hasUnsaved, onLeave)}>You changed the rates.</LeaveDialog>
);
