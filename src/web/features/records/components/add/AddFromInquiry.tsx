import { errorMessage } from '../../../../lib/errorMessage';
import { Modal } from '../../../../ui/dialog/Modal';
import { Notice } from '../../../../ui/notice/Notice';
import { Working } from '../../../../ui/Spinner';
import { useGetRecordQuery } from '../../api/records';
import { AddDialog } from './AddDialog';

/** The inquiry's line has separate numbers. */
const OWN_NUMBERS = ['order_code', 'job_number'];

interface AddFromInquiryProps {
  /** The order_id of the line. */
  inquiryLine: string;
  onClose: () => void;
}

/** A new order with everything that its inquiry says. */
export function AddFromInquiry({ inquiryLine, onClose }: AddFromInquiryProps) {
  const { currentData: line, error } = useGetRecordQuery({ file: 'orders', recordKey: inquiryLine });
  if (line === undefined)
    return (
      <Modal title="Add order" isOpen onClose={onClose}>
        {error === undefined ? (
          <Working>Loading the inquiry...</Working>
        ) : (
          <Notice tone="bad">The inquiry could not be loaded. {errorMessage(error)}</Notice>
        )}
      </Modal>
    );
  const stated = line.fields.filter(
    ({ name, value, may_correct }) => value !== null && may_correct && !OWN_NUMBERS.includes(name),
  );
  const prefilled = Object.fromEntries(stated.map(({ name, value }) => [name, value ?? '']));
  return <AddDialog file="orders" inquiryLine={inquiryLine} prefilled={prefilled} onClose={onClose} />;
}
