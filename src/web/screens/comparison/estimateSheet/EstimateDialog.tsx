import type { EstimateChoice, EstimateOf } from '../../../../domain/estimateSheet/estimateSheet';
import { estimateTable } from '../../../../domain/estimateSheet/estimateTable';
import { ExportMenu } from '../../../parts/page/ExportMenu';
import { useSaveTable } from '../../../state/tables/useSaveTable';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { useEstimate, useOptions, whole } from '../unit/useCosts';
import { EstimatePage } from './EstimatePage';
import { PrintThePageAlone } from './estimatePrintStyle';

export interface EstimateDialogProps {
  of: EstimateChoice;
  /** The printed time, ISO 8601. */
  at: string;
  isOpen: boolean;
  onClose: () => void;
  onPrint: () => void;
}

/** Print preview of one unit's estimate. */
export function EstimateDialog({ of: whose, at, isOpen, onClose, onPrint }: EstimateDialogProps) {
  const of: EstimateOf = { ...whose, options: useOptions(whose, whole), estimate: useEstimate(whose, whole) };
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
