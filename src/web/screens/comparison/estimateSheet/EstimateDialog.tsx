import { createGlobalStyle } from 'styled-components';
import type { EstimateChoice, EstimateOf } from '../../../../domain/estimateSheet/estimateSheet';
import { estimateTable } from '../../../../domain/estimateSheet/estimateTable';
import { ExportMenu } from '../../../parts/page/ExportMenu';
import { useAppSelector } from '../../../state/hooks';
import { selectCostOptions } from '../../../state/selectors/comparisonChoices';
import { useSaveTable } from '../../../state/tables/useSaveTable';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { useEstimate, whole } from '../unit/useCosts';
import { EstimatePage } from './EstimatePage';

interface EstimateDialogProps {
  of: EstimateChoice;
  /** The printed time, ISO 8601. */
  at: string;
  isOpen: boolean;
  onClose: () => void;
  onPrint: () => void;
}

export function EstimateDialog({ of: choice, at, isOpen, onClose, onPrint }: EstimateDialogProps) {
  const options = useAppSelector((state) => selectCostOptions(state, choice.order.id, choice.unit));
  const of: EstimateOf = { ...choice, options, estimate: useEstimate(choice, whole) };
  const { saveTable, isBusy } = useSaveTable({ what: 'the estimate' });
  return (
    <Modal
      title={`Estimate of unit ${of.unit.serial}`}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      footer={
        <>
          <ExportMenu
            isBusy={isBusy}
            onExport={(format) => void saveTable((made) => estimateTable(of, made), format)}
          />
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onPrint}>
            Print
          </Button>
        </>
      }
    >
      <PrintThePageAlone />
      <EstimatePage of={of} at={at} />
    </Modal>
  );
}

/** Prints only `data-print`: no page behind it, no dialog frame, no clipping, no theme. */
const PrintThePageAlone = createGlobalStyle`
  @page { margin: 10mm; }
  @media print {
    :root { color-scheme: light !important; }
    :root, body { padding: 0 !important; overflow: visible !important; background: #fff !important; }
    body > :not(.ReactModalPortal), .modal > :not(:has([data-print])) { display: none !important; }
    .modal-overlay, .modal, .modal > :has([data-print]) {
      display: block !important;
      position: static !important;
      width: auto !important;
      max-height: none !important;
      padding: 0 !important;
      overflow: visible !important;
      border: 0 !important;
      background: none !important;
      box-shadow: none !important;
      animation: none !important;
    }
  }
`;
