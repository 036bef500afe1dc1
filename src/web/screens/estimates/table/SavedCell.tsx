import { Suspense, useState } from 'react';
import type { EstimateDraft, StoredEstimate } from '../../../../contract/estimates/estimates';
import { formatDateTime } from '../../../../domain/format/date';
import { ratesName } from '../../../../domain/rates/ratesName';
import { preloadable } from '../../../loading/preloadable';
import { Button } from '../../../ui/button/Button';
import type { ShownEstimates } from '../useShownEstimates';
import { useStartFrom } from '../versions/useStartFrom';
import { Small } from '../side/sideStyle';

const VersionsDialog = preloadable(() =>
  import(/* webpackChunkName: "estimate-versions" */ '../versions/VersionsDialog').then((m) => m.VersionsDialog),
);

interface SavedCellProps {
  orderId: string;
  estimate: StoredEstimate;
  draft: EstimateDraft | undefined;
  view: ShownEstimates;
}

/** Who saved an estimate, when and with which rates; its earlier versions. */
export function SavedCell(props: SavedCellProps) {
  const { orderId, estimate } = props;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { whyNotStart, start } = useStartFrom(props);
  const close = () => setOpen(false);
  const { version, savedBy, savedAt, worked, workedToday } = estimate;
  return (
    <>
      <p>{[savedBy, formatDateTime(savedAt)].filter(Boolean).join(', ')}</p>
      {worked && <Small>{ratesName(worked.rates, ...(workedToday ? [workedToday.rates] : []))}</Small>}
      {version === 1 ? (
        <Small>Version 1</Small>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          Version {version}
        </Button>
      )}
      {isOpen !== null && (
        <Suspense fallback={null}>
          <VersionsDialog
            {...{ orderId, estimate, isOpen, whyNotStart }}
            onStart={(version) => {
              close();
              start(version);
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
