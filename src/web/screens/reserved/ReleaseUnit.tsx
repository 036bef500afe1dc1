import { useState } from 'react';
import { styled } from 'styled-components';
import type { ReservedTransformer } from '../../../contract/reservations';
import { releaseRefusal } from '../../../domain/reservations/refusals';
import { ReleaseDialog } from '../../parts/unit/ReserveDialog';
import { useGated } from '../../state/gate/useEffectGate';
import { useReserving } from '../../state/useReserving';
import { ExplainedButton } from '../../ui/button/ExplainedButton';
import { needsNetwork } from '../../ui/button/Button';
import { useWhyNotRelease } from '../../state/hooks';

const AtTheEnd = styled(ExplainedButton)`
  margin-left: auto;
`;

interface ReleaseUnitProps {
  item: ReservedTransformer;
  onReleased: () => void;
}

/** Releases a reserved unit after a confirmation; nothing where the product API keeps no reservations. */
export function ReleaseUnit({ item, onReleased }: ReleaseUnitProps) {
  const [isAsking, setAsking] = useState(false);
  const { isPossible, isBusy, release } = useReserving();
  const confirm = useGated(async (reason?: string) => {
    setAsking(false);
    if (await release({ id: item.id, itemCode: item.itemCode, reason })) onReleased();
  });
  const whyNotRelease = useWhyNotRelease();
  if (!isPossible) return null;
  return (
    <>
      <AtTheEnd
        variant="quiet"
        aria-label={`Release unit ${item.itemCode}`}
        whyNot={releaseRefusal(item) ?? whyNotRelease(item)}
        busy={isBusy}
        {...needsNetwork}
        onClick={() => setAsking(true)}
      >
        Release
      </AtTheEnd>
      <ReleaseDialog reservation={item} isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={confirm} />
    </>
  );
}
