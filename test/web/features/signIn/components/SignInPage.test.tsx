import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInPage } from '../../../../../src/web/features/signIn/components/SignInPage';

test('the sign-in page says what it is, and signs in', async () => {
  const onSignIn = jest.fn();
  render(<SignInPage status="idle" error={null} onSignIn={onSignIn} />);
  expect(screen.getByText('AI analysis dashboard for industrial equipment')).toBeInTheDocument();
  expect(screen.getByText('Need help? Contact your system administrator')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with your work account' }));
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('the sign-in page is busy while signing in', async () => {
  const onSignIn = jest.fn();
  render(<SignInPage status="signingIn" error={null} onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Signing in...' }));
  expect(onSignIn).not.toHaveBeenCalled();
});

test('the sign-in page shows the error in a banner', () => {
  const error = 'Session timed out afer 15 minutes of inactivity';
  render(<SignInPage status="idle" error={error} onSignIn={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent(error);
});
