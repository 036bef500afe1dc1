import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { formatDateTime, formatTime } from '../../../domain/format/date';
import { Button } from '../../ui/button/Button';
import { needsNetwork } from '../../ui/needsNetwork';
import { color, fontSize, screens, space } from '../../ui/theme';
import { Tooltip } from '../../ui/tooltip/Tooltip';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.75rem;
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
`;

const Fetch = styled(Button)`
  color: ${color('textDim')};
  font-weight: inherit;
  ${screens.phone} {
    margin-left: -${space(2)};
  }
`;

interface SyncIndicatorProps {
  /** ISO 8601; undefined while it is loading. */
  lastRefresh: string | null | undefined;
  /** How the page is fetched anew, and when it was loaded, ms; null where it only says when the data came in. */
  sync: { loadedAt: number | undefined; isFetching: boolean; onFetch: () => void } | null;
}

/** When the server's data last came in. Where it can, it fetches the page anew. */
export function SyncIndicator({ lastRefresh, sync }: SyncIndicatorProps) {
  if (lastRefresh === undefined) return <Root />;
  const text = `Last synced on ${formatDateTime(lastRefresh)}`;
  if (sync === null) {
    return (
      <Root>
        <RefreshCw size={13} aria-hidden="true" />
        {text}
      </Root>
    );
  }
  return (
    <Tooltip label={tooltipOf(sync.loadedAt)}>
      <Fetch variant="quiet" size="small" busy={sync.isFetching} onClick={sync.onFetch} {...needsNetwork}>
        {!sync.isFetching && <RefreshCw size={14} aria-hidden="true" />}
        {text}
      </Fetch>
    </Tooltip>
  );
}

const tooltipOf = (loadedAt: number | undefined) =>
  `${loadedAt === undefined ? '' : `Loaded at ${formatTime(loadedAt)}. `}Refresh this page`;
