import { useMemo, type ReactNode } from 'react';
import { isPermission } from '../../domain/access/access';
import { useGetMeQuery } from '../state/api/shell';
import { errorMessage } from '../state/api/server/errorMessage';
import { ServicesContext, useServices } from '../state/services';
import { Button, needsNetwork } from '../ui/button/Button';
import { Stack } from '../ui/elements';
import { Notice } from '../ui/notice/Notice';
import { LoadingScreen } from './LoadingScreen';

/** Its children, once it is known what the signed-in person may do; at once where roles do not count. */
export function WithPermissions({ children }: { children: ReactNode }) {
  return useServices().config.capabilities.access === 'roles' ? <Asked>{children}</Asked> : children;
}

function Asked({ children }: { children: ReactNode }) {
  const services = useServices();
  const { data, error, isFetching, refetch } = useGetMeQuery(undefined);
  const known = useMemo(
    () => data && { ...services, permissions: new Set(data.permissions.filter(isPermission)) },
    [services, data],
  );
  if (known) return <ServicesContext value={known}>{children}</ServicesContext>;
  if (error === undefined || isFetching) return <LoadingScreen />;
  return (
    <main>
      <Stack $gap={3}>
        <Notice tone="bad">What you may do in SpecAI could not be loaded. {errorMessage(error)}</Notice>
        <Button onClick={() => void refetch()} {...needsNetwork}>
          Try again
        </Button>
      </Stack>
    </main>
  );
}
