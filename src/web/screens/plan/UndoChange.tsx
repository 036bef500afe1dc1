import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '../../ui/button/Button';
import { Row } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';

/** What was done to come to an address of the plan, and the address before. */
const changeSchema = z.object({ done: z.string(), before: z.string() });

/** Says what was pinned, excluded or swapped last, and takes it back: the address before solves that plan again. */
export function UndoChange() {
  const location = useLocation();
  const navigate = useNavigate();
  const undo = useRef<HTMLButtonElement>(null);
  const read = changeSchema.safeParse(location.state);
  const done = read.data?.done;
  // The button that was pressed is gone with its plan.
  useEffect(() => {
    if (done !== undefined) undo.current?.focus();
  }, [location.key, done]);
  if (!read.success) return null;
  const { before } = read.data;
  return (
    <Notice>
      <Row $gap={2}>
        {done}
        <Button ref={undo} size="small" onClick={() => void navigate({ search: before })}>
          Undo
        </Button>
      </Row>
    </Notice>
  );
}
