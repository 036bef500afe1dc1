import styled from 'styled-components';
import { noticeText } from '../../domain/notices/noticeText';
import { useDismissNoticeMutation, useGetNoticesQuery } from '../state/api/notices/notices';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/notice/Notice';
import { needsNetwork } from '../ui/needsNetwork';
import { screens, space } from '../ui/theme';

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  max-width: 93rem;
  margin: ${space(4)} auto 0;
  padding: 0 ${space(6)};
  list-style: none;
  ${screens.phone} {
    padding: 0 ${space(3)};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`;

/** What others did that this person must know, above every screen, until they dismiss it. */
export function Notices() {
  const { data = [] } = useGetNoticesQuery(undefined);
  const [dismiss] = useDismissNoticeMutation();
  if (data.length === 0) return null;
  return (
    <List aria-label="Notices">
      {data.map((notice) => (
        <li key={notice.id}>
          <Notice>
            <Line>
              {noticeText(notice)}
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
