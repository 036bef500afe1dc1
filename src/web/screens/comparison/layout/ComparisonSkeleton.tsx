import { styled } from 'styled-components';
import { PAGE_SIZES } from '../../../../domain/limits';
import { useDocumentTitle } from '../../../parts/page/PageTitle';
import { Skeleton, VisuallyHidden } from '../../../ui/elements';
import { Spinner } from '../../../ui/Spinner';
import { color, hairline, radius, screens, space } from '../../../ui/theme';
import { besideRows, Grid } from './grid';

const Column = styled.div<{ $rows: number }>`
  ${besideRows}
  display: grid;
  gap: ${space(3)};
  padding: 0.875rem;
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${color('surface')};
  ${screens.phone} {
    margin-top: ${space(3)};
  }
`;

const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin-bottom: ${space(6)};
`;

const Toolbar = styled(Skeleton)`
  margin-top: ${space(1)};
`;

export function ComparisonSkeleton() {
  useDocumentTitle('Loading order');
  return (
    <div>
      <VisuallyHidden>
        <Spinner label="Loading order" />
      </VisuallyHidden>
      <Title>
        <Skeleton $width="16.25rem" $height="1.75rem" />
        <Skeleton $width="13.75rem" />
        <Toolbar $height="2.125rem" />
      </Title>
      <Grid $cards={PAGE_SIZES.comparison}>
        <RequirementSkeleton rows={1} />
        <UnitSkeletons rows={1} />
      </Grid>
    </div>
  );
}

export const RequirementSkeleton = ({ rows }: { rows: number }) => (
  <Column $rows={rows}>
    <Lines count={18} />
  </Column>
);

export const UnitSkeletons = ({ rows }: { rows: number }) =>
  [1, 2, 3].map((each) => (
    <Column key={each} $rows={rows}>
      <Skeleton $height="2.5rem" />
      <Skeleton $height="16.25rem" />
      <Lines count={9} />
    </Column>
  ));

const Lines = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <Skeleton key={index} $height="1.25rem" />);
