import { useState } from 'react';
import { Printer } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { EstimateChoice } from '../../../../../domain/estimates/sheet/estimateSheet';
import { preloadable } from '../../../../lib/loading/preloadable';
import { useHasPermission } from '../../../../store/hooks';
import { useServices } from '../../../../store/services';
import { IconButton } from '../../../../ui/button/Button';
import { Tooltip } from '../../../../ui/Tooltip';

const EstimateDialog = preloadable(
  () => import(/* webpackChunkName: "estimate-dialog" */ './EstimateDialog').then((m) => m.EstimateDialog),
  null,
);

export const UnitEstimate = (of: EstimateChoice) => useHasPermission('seeCost') && <PrintEstimate of={of} />;

function PrintEstimate({ of }: { of: EstimateChoice }) {
  const { print } = useServices();
  const [shown, setShown] = useState<{ isOpen: boolean; at: string } | null>(null);
  const show = () => setShown({ isOpen: true, at: new Date().toISOString() });
  const printNow = () => {
    // Printing captures the page as is, so the new time must be rendered first.
    flushSync(show);
    print();
  };
  return (
    <>
      <Tooltip label="Print estimate">
        <IconButton
          size="small"
          label={`Print estimate of unit ${of.unit.serial}`}
          icon={<Printer size={15} />}
          aria-keyshortcuts="E"
          data-shortcut="Print estimate of the unit in focus"
          onPointerEnter={EstimateDialog.tryPreload}
          onFocus={EstimateDialog.tryPreload}
          onClick={show}
        />
      </Tooltip>
      {shown && (
        <EstimateDialog of={of} {...shown} onPrint={printNow} onClose={() => setShown({ ...shown, isOpen: false })} />
      )}
    </>
  );
}
