import { memo, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { BottomBar } from '../ui/layout/BottomBar';
import { Button } from '../ui/button/Button';
import { color, space } from '../ui/theme';
import type { Playback } from './playback';
import { stepTitle } from './recorded/stepTitle';

const Steps = styled.details`
  flex-basis: 100%;
  ol {
    max-height: 30vh;
    overflow: auto;
  }
  button {
    border: 0;
    padding: 0 ${space(1)};
    background: none;
    text-align: left;
    font-variant-numeric: tabular-nums;
  }
  [aria-current] {
    font-weight: 600;
  }
`;

const Differences = styled.ul`
  flex-basis: 100%;
  color: ${color('bad')};
`;

interface ListedStepProps {
  playback: Playback;
  index: number;
  isCurrent: boolean;
  isBusy: boolean;
}

/** Long recordings have thousands: a step that is played renders two of them. */
const ListedStep = memo(function ListedStep({ playback, index, isCurrent, isBusy }: ListedStepProps) {
  const step = playback.trace.steps[index];
  return (
    <li>
      <button
        type="button"
        disabled={isBusy}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => void playback.playTo(index + 1)}
      >
        {index + 1} {step && stepTitle(step)}
      </button>
    </li>
  );
});

/** Steps through a recording, and lists the steps that differ from it. */
export function PlaybackPanel({ playback }: { playback: Playback }) {
  const { position, differences, remark, isBusy } = useSyncExternalStore(playback.subscribe, playback.view);
  const [isPlaying, setPlaying] = useState(false);
  const { steps } = playback.trace;
  const last = steps[position - 1];
  const play = async () => {
    setPlaying(true);
    await playback.playTo(steps.length);
    setPlaying(false);
  };
  return (
    <BottomBar aria-label="Playback">
      <Button size="small" disabled={isBusy || position === 0} onClick={() => void playback.playTo(position - 1)}>
        Back
      </Button>
      <Button
        size="small"
        disabled={isBusy || position === steps.length}
        onClick={() => void playback.playTo(position + 1)}
      >
        Next
      </Button>
      <Button size="small" disabled={isBusy || position === steps.length} busy={isPlaying} onClick={() => void play()}>
        Play
      </Button>
      <p role="status">
        Step {position} of {steps.length}
        {last && ` · ${stepTitle(last)}`}
      </p>
      {remark !== null && <p>{remark}</p>}
      {Object.keys(differences).length > 0 && (
        <Differences>
          {Object.entries(differences).map(([index, found]) => (
            <li key={index}>
              Step {Number(index) + 1}:{' '}
              {found
                .map(
                  ({ path, recorded, today }) => `${path} was ${JSON.stringify(recorded)}, is ${JSON.stringify(today)}`,
                )
                .join('; ')}
            </li>
          ))}
        </Differences>
      )}
      <Steps>
        <summary>Steps</summary>
        <ol>
          {steps.map((_, index) => (
            <ListedStep key={index} {...{ playback, index, isBusy, isCurrent: index === position - 1 }} />
          ))}
        </ol>
      </Steps>
    </BottomBar>
  );
}
