import { styled } from 'styled-components';
import { PageTitle } from '../ui/page/PageTitle';
import { LinkButton } from '../ui/button/LinkButton';
import { color, space } from '../ui/theme';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(16)} 0;
  & > :first-child {
    margin-bottom: 0;
  }
  text-align: center;
  & > p {
    margin-bottom: ${space(4)};
    color: ${color('textDim')};
  }
`;

export const NotFoundPage = () => (
  <Root>
    <PageTitle title="404 Page Not Found" />
    <p>This page does not exist.</p>
    <LinkButton to="/">Back to Open Orders</LinkButton>
  </Root>
);
