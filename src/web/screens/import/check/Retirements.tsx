import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { KeptRow, Retirement } from '../../../../contract/imports/files';
import { orderPath, unitAlonePath } from '../../../parts/page/paths';
import { Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';
import { retirementText } from '../retirementText';

const Kept = styled.p`
  overflow-wrap: anywhere;
  a {
    color: inherit;
  }
`;

const MOST_NAMED = 20;

function KeptLink({ file, row }: { file: Retirement['file']; row: KeptRow }) {
  if (file === 'units') {
    return (
      <>
        <Link to={unitAlonePath(row.key)}>{row.key}</Link>
        {row.jobNumber === null ? '' : ` (job ${row.jobNumber})`}
      </>
    );
  }
  return row.orderId === null ? row.key : <Link to={orderPath(row.orderId)}>{row.key}</Link>;
}

/** What complete files would retire, and what they lack and stays. */
export const Retirements = ({ retirements }: { retirements: readonly Retirement[] }) =>
  retirements.map((each) => {
    const said = retirementText(each);
    if (said === null) return null;
    const named = each.kept.slice(0, MOST_NAMED);
    return (
      <Notice key={each.file} tone={each.isMany === true ? 'warn' : 'neutral'}>
        <Stack $gap={1}>
          <p>{said}</p>
          {named.length > 0 && (
            <Kept>
              {each.file === 'units' ? 'Reserved, so they stay: ' : 'They have a unit, so they stay: '}
              {named.map((row, at) => (
                <span key={row.key}>
                  {at > 0 && ', '}
                  <KeptLink file={each.file} row={row} />
                </span>
              ))}
              {each.keptCount > named.length && ` and ${(each.keptCount - named.length).toLocaleString('en-US')} more`}
            </Kept>
          )}
        </Stack>
      </Notice>
    );
  });
