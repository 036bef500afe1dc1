import { styled } from 'styled-components';
import { clockText, minutesAhead } from '../../../lib/browser/clock';
import { Button } from '../../../ui/button/Button';
import { Logo } from '../../../ui/mark/Logo';
import { color, fontSize, radius, screens, space, flexRow } from '../../../ui/theme';

export const Page = styled.div`
  display: grid;
  grid-template-columns: 1.15fr 1fr;
  min-height: 100vh;
  background: ${color('surface')};
  ${screens.tablet} {
    grid-template-columns: none;
    grid-template-rows: auto 1fr;
  }
`;

export const Story = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  padding: ${space(12)} ${space(16)};
  background: ${color('frame')};
  color: ${color('frameText')};
  ${screens.tablet} {
    gap: ${space(4)};
    padding: ${space(6)};
    svg[data-drawing] {
      display: none;
    }
  }
`;

export const Brand = styled.div`
  ${flexRow(space(3))}
  font-size: ${fontSize.figure};
  line-height: 1.75rem;
  font-weight: 600;
`;

export const Claim = styled.div`
  p {
    max-width: 17em;
    font-size: ${fontSize.claim};
    line-height: 2.625rem;
    font-weight: 600;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  p + p {
    max-width: 36em;
    margin-top: ${space(4)};
    color: ${color('frameTextDim')};
    font-size: ${fontSize.name};
    line-height: 1.5rem;
    font-weight: 400;
    letter-spacing: 0;
    text-wrap: pretty;
  }
  ${screens.tablet} {
    p {
      font-size: ${fontSize.heading};
      line-height: 1.75rem;
    }
    p + p {
      margin-top: ${space(2)};
      font-size: ${fontSize.body};
      line-height: 1.25rem;
    }
  }
`;

export const Half = styled.main`
  display: grid;
  place-items: center;
  padding: ${space(8)} ${space(6)};
  ${screens.tablet} {
    place-items: start center;
    padding-top: ${space(12)};
  }
`;

export const Form = styled.div`
  display: grid;
  gap: ${space(5)};
  grid-template-columns: minmax(0, 1fr);
  width: min(100%, 21.25rem);
  h1 {
    font-size: ${fontSize.heading};
  }
  p {
    color: ${color('textDim')};
  }
`;

export const Banner = styled.div`
  padding: 0.625rem 0.75rem;
  border-radius: ${radius.control};
  border-left: 3px solid ${color('bad')};
  background: ${color('badSoft')};
  color: ${color('bad')};
  overflow-wrap: anywhere;
`;

export const Help = styled.p`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
`;

interface SignInPageProps {
  status: 'idle' | 'signingIn';
  error: string | null;
  remark?: string | null;
  onSignIn: () => void;
}

/** Loads before sign-in, so its imports must be small. */
export function SignInPage({ status, error, remark, onSignIn }: SignInPageProps) {
  const isBusy = status === 'signingIn';
  const clock = clockText(minutesAhead());
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
          {clock && <Banner role="alert">{clock}</Banner>}
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

const Drawing = styled.svg`
  width: min(100%, 520px);
  height: auto;
  margin: auto 0;
  .edge {
    stroke: ${color('frameTextDim')};
    stroke-opacity: 0.55;
  }
  .part {
    stroke: ${color('frameTextDim')};
    stroke-opacity: 0.3;
  }
  .winding {
    stroke: ${color('mark')};
  }
`;

const turns = Array.from({ length: 9 }, (_, index) => 116 + index * 10);
const limbs = [128, 188, 248];

const CutawayDrawing = () => (
  <Drawing data-drawing="" viewBox="0 0 520 270" fill="none" strokeWidth="1.4" aria-hidden="true">
    <path
      className="edge"
      d="M60 70h360v162H60zM60 70l38-42h360l-38 42M420 70l38-42v162l-38 42"
      strokeLinejoin="round"
    />
    <path className="part" d="M300 70v162M76 86h208v130H76zM316 86h88v130h-88zM360 86v130" />
    <path
      className="part"
      d="M104 98h168v8H104zM104 208h168v-6H104zM122 106v96M134 106v96M182 106v96M194 106v96M242 106v96M254 106v96"
    />
    <g className="winding" strokeWidth="1.8">
      {limbs.map((x) => turns.map((y) => <ellipse key={`${x}-${y}`} cx={x} cy={y} rx="19" ry="4.5" />))}
    </g>
    <g className="edge">
      {[106, 130, 154].map((y) => (
        <circle key={y} cx="338" cy={y} r="7" />
      ))}
      {[104, 122, 140, 158].map((y) => (
        <circle key={y} cx="382" cy={y} r="5" />
      ))}
      <path d="M338 176v28M372 176v28M382 176v28M392 176v28" strokeOpacity="0.3" />
    </g>
    <path className="part" d="M20 232h480" />
  </Drawing>
);
