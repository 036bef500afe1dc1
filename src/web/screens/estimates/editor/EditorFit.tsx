import type { Fit } from '../../../../contract/unit/unit';
import { FitBadge } from '../../../parts/fit/FitBadge';
import { Row } from '../../../ui/layout/Layout';
import { Dim } from '../../../ui/text/Text';

/** How the unit fits the order as of today, and what keeps it from fitting better. */
export const EditorFit = ({ fit }: { fit: Fit }) => (
  <Row $gap={2}>
    <FitBadge fitClass={fit.class} />
    <Dim>{fit.gaps.flatMap(({ text }) => text ?? []).join('; ')}</Dim>
  </Row>
);
