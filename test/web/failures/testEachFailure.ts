import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/server';
import { extent } from '../../support/extent';
import { failures, oneOfEachOutcome, type Failure, type Outcome } from './failures';
import { bePatientWith, everythingIsWell, type Opened, type Scene } from './scene';

/**
 * No blank page, no endless wait, no technical terms. test/setup checks the console, and an unhandled rejection fails
 * a test by itself.
 */
async function theScreenIsSound() {
  await waitFor(() => {
    expect(screen.queryByText(/^Loading|^Searching|^Saving/)).not.toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"], [data-spinner]')).toBeNull();
  });
  const text = document.body.textContent;
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/Something went wrong|\[object |undefined|NaN|<\/?html|Bad gateway|\bat \S+:\d+/);
}

const outcomeOf = ({ otherwise = {} }: Scene, { name, outcome }: Failure) => otherwise[name] ?? outcome;

async function call(scene: Scene, failure: Failure, make: () => Promise<Opened>): Promise<[Opened, Made]> {
  const made = { count: 0 };
  server.use(
    http[scene.method](scene.address, () => {
      made.count += 1;
      return failure.answer(scene.right);
    }),
  );
  const opened = await make();
  await waitFor(() => expect(made.count).toBeGreaterThan(0));
  return [opened, made];
}

interface Made {
  readonly count: number;
}

async function itIsShown(scene: Scene, outcome: Outcome, opened: Opened): Promise<void> {
  if (outcome.kind === 'signedOut') {
    await waitFor(() => expect(opened.onUnauthorized).toHaveBeenCalledTimes(1));
    return;
  }
  // The previous failure may still be on screen.
  await theScreenIsSound();
  if (outcome.kind === 'answered') await scene.answered(opened);
  else await scene.failed(outcome.reason, opened);
  await theScreenIsSound();
  expect(opened.onUnauthorized).not.toHaveBeenCalled();
}

async function run(scene: Scene, [first, ...others]: Failures): Promise<void> {
  everythingIsWell();
  bePatientWith(first);
  const [opened, made] = await call(scene, first, scene.open);
  await itIsShown(scene, outcomeOf(scene, first), opened);
  expect(made.count).toBe(1);
  const { retry } = scene;
  if (!retry || outcomeOf(scene, first).kind !== 'failed') return;
  const makeAgain = async () => {
    jest.clearAllMocks();
    await retry(opened);
    return opened;
  };
  for (const failure of others) {
    const [, again] = await call(scene, failure, makeAgain);
    await itIsShown(scene, outcomeOf(scene, failure), opened);
    expect(again.count).toBe(1);
  }
  everythingIsWell();
  await makeAgain();
  await scene.answered(opened);
}

const chosenFor = ({ otherwise = {} }: Scene, turn: number) =>
  failures.filter((failure) => failure.name in otherwise || oneOfEachOutcome(turn).includes(failure));

type Failures = readonly [Failure, ...Failure[]];

function onOneScreen(scene: Scene, chosen: readonly Failure[]): readonly Failures[] {
  const isPassing = (failure: Failure) => outcomeOf(scene, failure).kind === 'failed' && !failure.neverAnswers;
  const [first, ...passing] = scene.retry ? chosen.filter(isPassing) : [];
  const alone = chosen
    .filter((failure) => failure !== first && !passing.includes(failure))
    .map((each) => [each] as const);
  return first ? [[first, ...passing], ...alone] : alone;
}

export function testEachFailure(scenes: Readonly<Record<string, Scene>>): void {
  const turns = Object.keys(scenes);
  describe.each(Object.entries(scenes))('the call for %s', (name, scene) => {
    const alone = failures.map((failure) => [failure] as const);
    const screens = extent(alone, onOneScreen(scene, chosenFor(scene, turns.indexOf(name))));
    test.each(screens.map((together) => [together.map((failure) => failure.name).join(', then '), together] as const))(
      'shows what it comes to after: %s',
      (_names, together) => run(scene, together),
    );
  });
}
