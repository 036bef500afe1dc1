import { styled } from 'styled-components';
import { Spinner } from '../Spinner';
import { color } from '../theme';

const Root = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
  color: ${color('textDim')};
`;

export const ScreenLoading = () => (
  <Root>
    <Spinner size={28} label="Loading" />
  </Root>
);
