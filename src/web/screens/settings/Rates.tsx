import { useState } from 'react';
import type { RateValues } from '../../../contract/rates/rates';
import type { RateSets } from '../../../contract/rates/rateSets';
import { permissionMessage } from '../../../domain/access/access';
import { draftOf, readDraft, rebased, type RatesDraft } from '../../../domain/rateSets/ratesDraft';
import { ratesDifference } from '../../../domain/rateSets/ratesDifference';
import { readKeptRates, useKeptDraft } from '../../state/leaving/useKeptDraft';
import { useServices } from '../../state/services';
import { Stack } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';
import { EditBar } from './form/EditBar';
import { LeaveGuard } from './form/LeaveGuard';
import { RateGroups } from './form/RateGroups';
import { InForce } from './history/InForce';
import { SetList } from './history/SetList';
import { ReviewDialog } from './review/ReviewDialog';
import { useRatesChange } from './review/useRatesChange';

/** Where what is not saved is kept. */
const PLACE = 'rates';

/** The rates that hold, their history, and a draft of others while somebody edits them. */
export function Rates({ sets }: { sets: RateSets }) {
  const { current, coming, past, mayChange } = sets;
  const { drafts } = useServices();
  const [kept] = useState(() => (mayChange === true ? readKeptRates(drafts?.read(PLACE) ?? null) : null));
  const [draft, setDraft] = useState<RatesDraft | null>(kept?.draft ?? null);
  const [base, setBase] = useState<RateValues>(kept?.base ?? current.values);
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
  /** Values that cannot be read are changes, too. */
  const changed = new Set([...changes.map(({ id }) => id), ...Object.keys(problems)]).size;
  const hasUnsaved = draft !== null && changed > 0;
  const drop = useKeptDraft(PLACE, hasUnsaved ? { draft, base } : null);
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
