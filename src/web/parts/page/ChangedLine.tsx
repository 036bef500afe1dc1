import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../ui/button/Button';
import { needsNetwork } from '../../ui/needsNetwork';
import { aboveNotices } from '../../ui/layout/foot';
import { color, fontSize, hairline, radius, space } from '../../ui/theme';

/** Over the page, so that nothing moves; as wide as what it says. */
const Place = styled.div`
  position: fixed;
  inset: auto 0 calc(${space(4)} + ${aboveNotices});
  z-index: 40;
  display: flex;
  justify-content: center;
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
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

interface ChangedLineProps {
  /** What others changed of what the page shows; empty where nothing did. */
  text: string;
  isFetching: boolean;
  /** Fetches it. */
  onShow: () => void;
}

/** Says quietly that others changed what the page shows. Nothing is fetched before somebody asks for it. */
export function ChangedLine({ text, isFetching, onShow }: ChangedLineProps) {
  return (
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
}
