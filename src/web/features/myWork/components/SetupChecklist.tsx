import { useState } from 'react';
import { Check, Circle } from 'lucide-react';
import { styled } from 'styled-components';
import { setupSteps, type SetupStep } from '../../../../contract/people/setup';
import { setupTexts } from '../../../../domain/myWork/setupText';
import { useServices } from '../../../store/services';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Card, Dim, Row, VisuallyHidden } from '../../../ui/elements';
import { color, screens, space } from '../../../ui/theme';
import { useGetSetupQuery } from '../api/myWork';

const PLACE = 'setup dismissed';

/** Only where roles count is someone an administrator. */
const useIsAdministrator = () => useServices().permissions?.has('changeQuotations') === true;

/** The open setup steps; hidden once all are done, or dismissed in this browser. */
export function SetupChecklist() {
  const { unsent } = useServices();
  const isAdministrator = useIsAdministrator();
  const [isDismissed, setDismissed] = useState(() => (unsent?.read(PLACE) ?? null) !== null);
  const isNeeded = isAdministrator && !isDismissed;
  const { data } = useGetSetupQuery(undefined, { skip: !isNeeded, refetchOnMountOrArgChange: true });
  if (!isNeeded || data === undefined || data.done.length === setupSteps.length) return null;
  const dismiss = () => {
    unsent?.keep(PLACE, 'true');
    setDismissed(true);
  };
  return (
    <Root as="section" aria-label="Set up SpecAI">
      <Head>
        <h2>Set up SpecAI</h2>
        <Dim>
          {data.done.length} of {setupSteps.length} done
        </Dim>
        <Button size="small" variant="quiet" onClick={dismiss}>
          Dismiss
        </Button>
      </Head>
      <ul>
        {setupSteps.map((step) => (
          <Step key={step} step={step} isDone={data.done.includes(step)} />
        ))}
      </ul>
    </Root>
  );
}

const Root = styled(Card)`
  margin-bottom: ${space(4)};
  li {
    border-top: 1px solid ${color('lineSoft')};
  }
`;

const Head = styled(Row)`
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  button {
    margin-left: auto;
  }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  & > svg {
    flex: none;
    color: ${color('textDim')};
  }
  &[data-done='true'] > svg {
    color: ${color('ok')};
  }
  ${screens.phone} {
    flex-wrap: wrap;
  }
`;

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
`;

function Step({ step, isDone }: { step: SetupStep; isDone: boolean }) {
  const { title, hint, link } = setupTexts[step];
  const Icon = isDone ? Check : Circle;
  return (
    <Line data-done={isDone}>
      <Icon size={18} aria-hidden="true" />
      <Words>
        <p>
          {title}
          {isDone && <VisuallyHidden>: done</VisuallyHidden>}
        </p>
        {!isDone && <Dim>{hint}</Dim>}
      </Words>
      {!isDone && (
        <LinkButton size="small" to={link.to}>
          {link.label}
        </LinkButton>
      )}
    </Line>
  );
}
