import { labelText } from '../elements';
import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { formatDateTime, formatTime } from '../../../domain/format/date';
import { Button, needsNetwork } from '../button/Button';
import { color, fontSize, screens, space, hairline, radius, hideInPrint, flexRow, inlineRow } from '../theme';
import { Tooltip } from '../Tooltip';
import { aboveBar } from '../layout/foot';

const Root = styled.span`
  ${inlineRow('0.375rem')}
  min-height: 1.75rem;
  ${labelText}
`;

const Fetch = styled(Button)`
  color: ${color('textDim')};
  font-weight: inherit;
  ${screens.phone} {
    margin-left: -${space(2)};
  }
`;

interface SyncIndicatorProps {
  /** ISO 8601; undefined while loading. */
  lastRefresh: string | null | undefined;
  sync: { loadedAt: number | undefined; isFetching: boolean; onFetch: () => void } | null;
}

export function SyncIndicator({ lastRefresh, sync }: SyncIndicatorProps) {
  if (lastRefresh === undefined) return <Root />;
  const text = lastRefresh === null ? 'Nothing imported yet' : `Last synced on ${formatDateTime(lastRefresh)}`;
  if (sync === null)
    return (
      <Root>
        <RefreshCw size={13} aria-hidden="true" />
        {text}
      </Root>
    );
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

const Place = styled.div`
  position: fixed;
  inset: auto 0 calc(${space(4)} + ${aboveBar});
  z-index: 40;
  display: flex;
  justify-content: center;
  pointer-events: none;
  ${hideInPrint}
`;

const Line = styled.div`
  ${flexRow(space(2))}
  max-width: calc(100vw - ${space(6)});
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  border: ${hairline};
  border-radius: ${radius.pill};
  background: ${color('surface')};
  box-shadow: 0 4px 16px ${color('shadow')};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  pointer-events: auto;
  button {
    border-radius: ${radius.pill};
  }
`;

/** Nothing is fetched until the user requests it. */
export const ChangedLine = ({
  text,
  isFetching,
  onShow,
}: {
  text: string;
  isFetching: boolean;
  onShow: () => void;
}) => (
  <Place>
    <div role="status">
      {text !== '' && (
        <Line>
          {text}
          <Button size="small" busy={isFetching} onClick={onShow} {...needsNetwork}>
            <RefreshCw size={13} aria-hidden="true" />
            Show
          </Button>
        </Line>
      )}
    </div>
  </Place>
);
