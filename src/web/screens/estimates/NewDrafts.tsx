import type { EstimateDraft } from '../../../contract/estimates/estimates';
import { formatDateTime } from '../../../domain/format/date';
import { Button } from '../../ui/button/Button';
import { Row } from '../../ui/elements';
import { Notice } from '../../ui/notice/Notice';

/** How the address names a new estimate of a unit. */
export const newOf = (serial: string): string => `new:${serial}`;

interface NewDraftsProps {
  drafts: readonly EstimateDraft[];
  edited: string | null;
  onEdit: (edited: string) => void;
}

/** What this person began and never saved. */
export function NewDrafts({ drafts, edited, onEdit }: NewDraftsProps) {
  return drafts
    .filter(({ estimateId, unitSerial }) => estimateId === null && newOf(unitSerial) !== edited)
    .map(({ unitSerial, name, savedAt }) => (
      <Notice key={unitSerial}>
        <Row>
          <span>
            {`You began ${name.trim() === '' ? 'an estimate' : `“${name.trim()}”`} of unit ${unitSerial}. Its draft was saved on ${formatDateTime(savedAt)}.`}
          </span>
          <Button size="small" onClick={() => onEdit(newOf(unitSerial))}>
            Continue
          </Button>
        </Row>
      </Notice>
    ));
}
