import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { formatDateTime } from '../../../domain/format/date';
import { color, fontSize } from '../../ui/theme';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.125rem;
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
`;

/** `lastRefresh` is ISO 8601; undefined while it is loading. */
export function SyncIndicator({ lastRefresh }: { lastRefresh: string | null | undefined }) {
  if (lastRefresh === undefined) return <Root />;
  return (
    <Root>
      <RefreshCw size={13} aria-hidden="true" />
      Last synced on {formatDateTime(lastRefresh)}
    </Root>
  );
}
