import { useState } from 'react';
import type { EstimateVersion, StoredEstimate } from '../../../../contract/estimates/estimates';
import { useGetEstimateQuery } from '../../../state/api/estimates';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Modal } from '../../../ui/dialog/Modal';
import { Row, Spacer, Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { VersionDetail } from './VersionDetail';
import { VersionsTable } from './VersionsTable';

interface VersionsDialogProps {
  orderId: string;
  estimate: StoredEstimate;
  isOpen: boolean;
  /** Why nothing can be begun from another version; null where it can. */
  whyNotStart: string | null;
  /** Begins a draft of what was decided in a version. */
  onStart: (version: EstimateVersion) => void;
  onClose: () => void;
}

/** Every version of an estimate as it was saved, the newest first, and one of them as it was. */
export function VersionsDialog({ orderId, estimate, isOpen, onClose, ...start }: VersionsDialogProps) {
  const { data, error } = useGetEstimateQuery({ orderId, id: String(estimate.id) }, { skip: !isOpen });
  return (
    <Modal title={`Versions of ${estimate.name}`} size="large" isOpen={isOpen} onClose={onClose}>
      {data ? (
        <Versions versions={data.versions} {...start} />
      ) : error ? (
        <Notice tone="bad">{errorMessage(error)}</Notice>
      ) : (
        <Working>Loading the versions...</Working>
      )}
    </Modal>
  );
}

interface VersionsProps extends Pick<VersionsDialogProps, 'whyNotStart' | 'onStart'> {
  versions: readonly EstimateVersion[];
}

function Versions({ versions, whyNotStart, onStart }: VersionsProps) {
  const [newest, before] = versions;
  const [opened, setOpened] = useState(before?.version ?? newest?.version ?? 0);
  const shown = versions.find(({ version }) => version === opened) ?? newest;
  if (newest === undefined || shown === undefined) return null;
  const isNewest = shown === newest;
  return (
    <Stack>
      <VersionsTable versions={versions} opened={shown.version} onOpen={setOpened} />
      <Row>
        <h3>{isNewest ? `Version ${shown.version}` : `Version ${shown.version} beside the newest`}</h3>
        <Spacer>
          {!isNewest && (
            <ExplainedButton size="small" whyNot={whyNotStart} onClick={() => onStart(shown)}>
              Start from this version
            </ExplainedButton>
          )}
        </Spacer>
      </Row>
      <VersionDetail versions={isNewest ? [shown] : [shown, newest]} />
    </Stack>
  );
}
