import { Button } from '../../ui/button/Button';
import { Logo } from '../../ui/mark/Logo';
import { CutawayDrawing } from './CutawayDrawing';
import { Banner, Brand, Claim, Form, Help, Half, Page, Story } from './signInStyle';

export interface SignInPageProps {
  status: 'idle' | 'signingIn';
  error: string | null;
  /** What happened to the last session, where nothing went wrong. */
  remark?: string | null;
  onSignIn: () => void;
}

/** The only screen of those who are not signed in. It stands between a person and their work: keep what it imports small. */
export function SignInPage({ status, error, remark, onSignIn }: SignInPageProps) {
  const isBusy = status === 'signingIn';
  return (
    <Page>
      <Story>
        <Brand>
          <Logo size={28} />
          SpecAI
        </Brand>
        <CutawayDrawing />
        <Claim>
          <p>AI analysis dashboard for industrial equipment</p>
          <p>Match every transformer order to the unit that fits it, see why, and know the margin before you commit.</p>
        </Claim>
      </Story>
      <Half>
        <Form>
          <div>
            <h1>Sign in to SpecAI</h1>
            <p>Use your work account.</p>
          </div>
          {error && <Banner role="alert">{error}</Banner>}
          {remark && <p role="status">{remark}</p>}
          <Button variant="primary" size="large" busy={isBusy} onClick={onSignIn}>
            {isBusy ? 'Signing in...' : 'Sign in with your work account'}
          </Button>
          <Help>Need help? Contact your system administrator</Help>
        </Form>
      </Half>
    </Page>
  );
}
