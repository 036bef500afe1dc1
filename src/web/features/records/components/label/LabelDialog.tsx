import { styled } from 'styled-components';
import { formatKva } from '../../../../../domain/format/number';
import { useServices } from '../../../../store/services';
import { Button } from '../../../../ui/button/Button';
import { Modal } from '../../../../ui/dialog/Modal';
import { PrintThePageAlone } from '../../../../ui/page/PrintThePageAlone';
import { color, hideInPrint, space } from '../../../../ui/theme';
import { qrPath } from './qrPath';

/** 4 by 2 inches, as common label printers have it. */
const Label = styled.section`
  display: grid;
  grid-template-columns: 1.6in minmax(0, 1fr);
  gap: 0.15in;
  align-items: center;
  width: 4in;
  max-width: 100%;
  height: 2in;
  padding: 0.15in;
  border-radius: 4px;
  outline: 1px solid #c3cdd6;
  background: #fff;
  color: #000;
  overflow: hidden;
  svg {
    width: 100%;
  }
  strong {
    display: block;
    font-size: 0.3in;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  p {
    font-size: 0.15in;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  @media print {
    outline: 0;
  }
`;

const Advice = styled.p`
  margin-top: ${space(3)};
  color: ${color('textDim')};
  ${hideInPrint}
`;

/** Squares around a QR code that must stay white. */
const QUIET = 4;

export interface LabelDialogProps {
  serial: string;
  kva: number | string | null;
  primaryVoltage: number | string | null;
  secondaryVoltage: number | string | null;
  onClose: () => void;
}

export function LabelDialog({ serial, kva, primaryVoltage, secondaryVoltage, onClose }: LabelDialogProps) {
  const { print } = useServices();
  const { size, path } = qrPath(serial);
  const voltages = [primaryVoltage, secondaryVoltage].filter((each) => each !== null);
  return (
    <Modal
      title={`Label of unit ${serial}`}
      size="small"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={print}>
            Print
          </Button>
        </>
      }
    >
      <PrintThePageAlone $page="size: 4in 2in; margin: 0;" />
      <div data-print>
        <Label aria-label="Label to print">
          <svg
            viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
            role="img"
            aria-label={`QR code ${serial}`}
          >
            <path d={path} fill="#000" shapeRendering="crispEdges" />
          </svg>
          <div>
            <p>IC#</p>
            <strong>{serial}</strong>
            {kva !== null && <p>{formatKva(kva)}</p>}
            {voltages.map((voltage) => (
              <p key={voltage}>{voltage}</p>
            ))}
          </div>
        </Label>
      </div>
      <Advice>Fits labels of 4 by 2 inches. Scan it on any screen to open the unit.</Advice>
    </Modal>
  );
}
