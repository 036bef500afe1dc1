import { Button, needsNetwork } from '../../../ui/button/Button';
import { Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import type { EstimateEditing } from './useEstimateEditing';

/** Says that the estimate was saved by somebody else or in another tab, and offers that version. */
export function StaleEstimate({ editing }: { editing: EstimateEditing }) {
  return (
    <Notice tone="warn">
      <Stack $gap={2}>
        <p>A newer version of this estimate was saved. What you typed is still here; the latest version replaces it.</p>
        <div>
          <Button size="small" busy={editing.isLoadingNewer} onClick={editing.loadNewer} {...needsNetwork}>
            Load latest version
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}
