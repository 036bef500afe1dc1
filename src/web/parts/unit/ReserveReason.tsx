import { useEffect, useRef } from 'react';
import { TextArea } from '../../ui/field/TextArea';
import { Notice } from '../../ui/notice/Notice';

interface ReserveReasonProps {
  /** What speaks against reserving the unit. */
  points: readonly string[];
  /** What the server wants first, in its words; null for nothing. */
  demand: string | null;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the reason; null for nothing, or before the first attempt. */
  error: string | null;
}

/** Names what speaks against reserving a unit, and asks why it is to be reserved all the same. */
export function ReserveReason({ points, demand, value, onChange, error }: ReserveReasonProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  return (
    <>
      <Notice tone="warn">
        {demand !== null && <p>{demand}</p>}
        {points.length > 0 && (
          <>
            <p>Reserving this unit needs a reason:</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      <TextArea ref={input} label="Reason" required value={value} onChange={onChange} error={error} />
    </>
  );
}
