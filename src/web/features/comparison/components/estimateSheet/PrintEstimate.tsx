import { useState } from 'react';
import { Printer } from 'lucide-react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { EstimateChoice } from '../../../../../domain/estimates/sheet/estimateSheet';
import { preloadable } from '../../../../lib/loading/preloadable';
import { useHasPermission } from '../../../../store/hooks';
import { useServices } from '../../../../store/services';
import { Button, IconButton } from '../../../../ui/button/Button';
import { Tooltip } from '../../../../ui/Tooltip';

const EstimateDialog = preloadable(
  () => import(/* webpackChunkName: "estimate-dialog" */ './EstimateDialog').then((m) => m.EstimateDialog),
  null,
);

const Place = styled.div`
  display: flex;
  justify-content: flex-end;
  margin: 0.5rem -0.5rem -0.375rem 0;
`;

export function PrintEstimate({ of, isIcon = false }: { of: EstimateChoice; isIcon?: boolean }) {
  const { print } = useServices();
  const [shown, setShown] = useState<{ isOpen: boolean; at: string } | null>(null);
  const show = () => setShown({ isOpen: true, at: new Date().toISOString() });
  const printNow = () => {
    // Printing captures the page as is, so the new time must be rendered first.
    flushSync(show);
    print();
  };
  const opens = { onPointerEnter: EstimateDialog.tryPreload, onFocus: EstimateDialog.tryPreload, onClick: show };
  return (
    <>
      {isIcon ? (
        <Tooltip label="Estimate">
          <IconButton
            size="small"
            label={`Estimate of unit ${of.unit.serial}`}
            icon={<Printer size={15} />}
            aria-keyshortcuts="E"
            data-shortcut="Estimate of the unit in focus"
            {...opens}
          />
        </Tooltip>
      ) : (
        <Place>
          <Button variant="quiet" size="small" {...opens}>
            <Printer size={14} aria-hidden="true" /> Print estimate
          </Button>
        </Place>
      )}
      {shown && (
        <EstimateDialog of={of} {...shown} onPrint={printNow} onClose={() => setShown({ ...shown, isOpen: false })} />
      )}
    </>
  );
}

export const UnitEstimate = (of: EstimateChoice) => useHasPermission('seeCost') && <PrintEstimate of={of} isIcon />;
