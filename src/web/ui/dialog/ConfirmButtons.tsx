import { Button, needsNetwork } from '../button/Button';

interface ConfirmButtonsProps {
  cancel?: string;
  onCancel: () => void;
  confirm: string;
  onConfirm: () => void;
  busy?: boolean;
  disabled?: boolean;
}

export const ConfirmButtons = ({ cancel = 'Cancel', onCancel, confirm, onConfirm, ...state }: ConfirmButtonsProps) => (
  <>
    <Button onClick={onCancel}>{cancel}</Button>
    <Button variant="primary" {...state} onClick={onConfirm} {...needsNetwork}>
      {confirm}
    </Button>
  </>
);
