import type { EstimateOf } from '../../../../domain/estimateSheet/estimateSheet';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { EstimatePage } from './EstimatePage';
import { PrintThePageAlone } from './estimatePrintStyle';

export interface EstimateDialogProps {
  of: EstimateOf;
  /** The moment that is printed, ISO 8601. */
  at: string;
  isOpen: boolean;
  onClose: () => void;
  onPrint: () => void;
}

/** The estimate of one unit, as it will be on paper. */
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
