import type { Fit } from '../../../../contract/unit/unit';
import { FitBadge } from '../../../parts/unit/FitBadge';
import { Row, Dim } from '../../../ui/elements';

/** How the unit fits the order as of today, and what keeps it from fitting better. */
export const EditorFit = ({ fit }: { fit: Fit }) => (
  <Row $gap={2}>
    <FitBadge fitClass={fit.class} />
    <Dim>{fit.gaps.flatMap(({ text }) => text ?? []).join('; ')}</Dim>
  </Row>
);
