import type { EstimateOf } from '../../../../domain/estimateSheet/estimateSheet';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { EstimatePage } from './EstimatePage';
import { PrintThePageAlone } from './estimatePrintStyle';

export interface EstimateDialogProps {
  of: EstimateOf;
  /** The printed time, ISO 8601. */
  at: string;
  isOpen: boolean;
  onClose: () => void;
  onPrint: () => void;
}

/** Print preview of one unit's estimate. */
export function EstimateDialog({ of, at, isOpen, onClose, onPrint }: EstimateDialogProps) {
  return (
    <Modal
      title={`Estimate of unit ${of.unit.serial}`}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      footer={
        <>
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
