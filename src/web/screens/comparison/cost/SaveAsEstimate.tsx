import { Calculator } from 'lucide-react';
import { estimatesPath } from '../../../parts/page/paths';
import { useWhoElseMay, useInsights } from '../../../state/hooks';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { LinkButton } from '../../../ui/button/LinkButton';

interface SaveAsEstimateProps {
  orderId: string;
  serial: string | number;
}

/** To a new estimate with the work that is chosen here. Nothing where the product API has no estimates. */
export function SaveAsEstimate({ orderId, serial }: SaveAsEstimateProps) {
  const isThere = useInsights();
  const permissionHint = useWhoElseMay('proposeEstimate');
  if (!isThere) return null;
  const words = (
    <>
      <Calculator size={14} aria-hidden="true" /> Save as estimate
    </>
  );
  if (permissionHint === null)
    return (
      <LinkButton variant="quiet" size="small" to={estimatesPath(orderId, `new:${serial}`)}>
        {words}
      </LinkButton>
    );
  return (
    <ExplainedButton variant="quiet" size="small" whyNot={permissionHint}>
      {words}
    </ExplainedButton>
  );
}
