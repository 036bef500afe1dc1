import styled from 'styled-components';
import { Button } from './Button';
import { color, space } from './theme';

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2)};
  min-height: 60vh;
  padding: ${space(8)} ${space(4)};
  text-align: center;
  p {
    max-width: 64ch;
    text-wrap: balance;
    color: ${color('textDim')};
  }
  div {
    display: flex;
    gap: ${space(2)};
    margin-top: ${space(4)};
  }
`;

/** Loads the whole page again, from the home route: the one way back that needs nothing that may have failed. */
const goHome = () => window.location.assign('/');

export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <Root role="alert">
      <h1>Something went wrong</h1>
      <p>We&apos;re sorry, but the application has encountered an error.</p>
      <p>Please try refreshing the page, or contact support if the problem persists.</p>
      <div>
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
        <Button onClick={goHome}>Back to Open Orders</Button>
      </div>
    </Root>
  );
}
