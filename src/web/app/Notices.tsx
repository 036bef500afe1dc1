import { styled, createGlobalStyle } from 'styled-components';
import { noticeText } from '../../domain/reservations/noticeText';
import { useDismissNoticeMutation, useGetNoticesQuery } from '../store/api/shell';
import { estimatePath } from '../lib/paths';
import { Button, needsNetwork } from '../ui/button/Button';
import { LinkButton } from '../ui/button/LinkButton';
import { aboveBar, aboveNotices, heightInto } from '../ui/layout/foot';
import { Notice } from '../ui/notice/Notice';
import { color, screens, space, flexRow } from '../ui/theme';

/** At the bottom, because they load late and must not move controls. */
const List = styled.ul`
  position: fixed;
  z-index: 5;
  right: 0;
  bottom: ${aboveBar};
  left: 0;
  display: grid;
  gap: ${space(2)};
  max-height: 40vh;
  max-width: 93rem;
  margin: 0 auto;
  padding: ${space(2)} ${space(6)} ${space(3)};
  border-top: 1px solid ${color('line')};
  overflow: auto;
  background: ${color('canvas')};
  ${screens.phone} {
    padding: ${space(2)} ${space(3)};
  }
`;

const ClearOfNotices = createGlobalStyle`
  html {
    scroll-padding-bottom: ${aboveNotices};
  }
  #main {
    padding-bottom: calc(${aboveNotices} + ${space(10)});
  }
`;

const measured = heightInto('--notices');

const Line = styled.div`
  ${flexRow(`${space(2)} ${space(4)}`)}
  flex-wrap: wrap;
`;

export function Notices() {
  const { data = [] } = useGetNoticesQuery(undefined);
  const [dismiss] = useDismissNoticeMutation();
  if (data.length === 0) return null;
  return (
    <List aria-label="Notices" ref={measured}>
      <ClearOfNotices />
      {data.map((notice) => (
        <li key={notice.id}>
          <Notice>
            <Line>
              {noticeText(notice)}
              {notice.estimate && (
                <LinkButton size="small" to={estimatePath(notice.orderId, notice.estimate.id)}>
                  Show the estimate
                </LinkButton>
              )}
              <Button
                size="small"
                aria-label={`Dismiss the notice on unit ${notice.itemCode}`}
                onClick={() => void dismiss({ id: notice.id })}
                {...needsNetwork}
              >
                Dismiss
              </Button>
            </Line>
          </Notice>
        </li>
      ))}
    </List>
  );
}
