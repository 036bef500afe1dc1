import { styled } from 'styled-components';
import { useDocumentTitle } from '../../parts/page/PageTitle';
import { Skeleton } from '../../ui/elements';
import { Working } from '../../ui/Spinner';
import { space } from '../../ui/theme';
import { Panel } from './layout/panel';
import { About, Columns, Money, Specs } from './layout/columns';

const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin-bottom: ${space(4)};
`;

const Place = ({ lines }: { lines: number }) => (
  <Panel aria-hidden>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </Panel>
);

const PhotoPlace = () => (
  <Panel aria-hidden>
    <Skeleton $height="14.75rem" />
  </Panel>
);

/** Placeholders where the unit's panels will be. */
export function UnitLoading() {
  useDocumentTitle('Loading unit details');
  return (
    <>
      <Title>
        <Skeleton $width="11.25rem" $height="1.5rem" />
        <Working>Loading unit details...</Working>
      </Title>
      <Columns>
        <About>
          <Place lines={8} />
          <PhotoPlace />
          <Place lines={3} />
        </About>
        <Specs>
          <Place lines={18} />
        </Specs>
        <Money>
          <Place lines={8} />
          <Place lines={7} />
          <Place lines={5} />
        </Money>
      </Columns>
    </>
  );
}
