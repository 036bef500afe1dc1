import { styled } from 'styled-components';
import { Skeleton, VisuallyHidden } from '../../ui/elements';
import { Spinner } from '../../ui/Spinner';
import { space } from '../../ui/theme';
import { Frame } from './card/cardStyle';

const Place = styled(Frame)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  height: 18rem;
`;

/** Placeholders while the figures load. */
export const OverviewLoading = () => (
  <>
    <VisuallyHidden>
      <Spinner label="Loading the overview..." />
    </VisuallyHidden>
    {['40%', '60%'].map((width) => (
      <Place key={width} aria-hidden>
        <Skeleton $width={width} />
        <Skeleton />
        <Skeleton $width="80%" />
        <Skeleton $width="50%" />
      </Place>
    ))}
  </>
);
