import { styled } from 'styled-components';
import { Spinner } from '../ui/Spinner';
import { color, space } from '../ui/theme';

const Page = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: 100vh;
  color: ${color('textDim')};
`;

export const LoadingScreen = () => (
  <Page>
    <Spinner />
    <p role="status">Loading SpecAI...</p>
  </Page>
);
