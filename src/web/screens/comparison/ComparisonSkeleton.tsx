import styled from 'styled-components';
import { Skeleton } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { hairline, screens, space } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Grid } from './grid';

const Column = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: 14px;
  border: ${hairline};
  border-radius: 8px;
  ${screens.tablet} {
    margin-top: ${space(3)};
  }
`;

const Title = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
`;

/** The page's layout while the order is on its way. */
export function ComparisonSkeleton() {
  return (
    <div>
      <VisuallyHidden>
        <Spinner label="Loading order" />
      </VisuallyHidden>
      <Title>
        <Skeleton $width="260px" $height="28px" />
        <Skeleton $width="220px" />
      </Title>
      <Grid>
        <Column>
          <Lines />
        </Column>
        <UnitSkeletons />
      </Grid>
    </div>
  );
}

/** The places of three unit cards. */
export function UnitSkeletons() {
  return [1, 2, 3].map((each) => (
    <Column key={each}>
      <Skeleton $height="40px" />
      <Skeleton $height="260px" />
      <Lines />
    </Column>
  ));
}

const Lines = () => Array.from({ length: 9 }, (_, index) => <Skeleton key={index} $height="20px" />);
