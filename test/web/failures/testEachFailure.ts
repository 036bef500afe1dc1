import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/server';
import { extent } from '../../support/extent';
import { failures, type Failure } from './failures';
import { bePatientWith, everythingIsWell, type Scene } from './scene';

/**
 * Nothing that a person should never see: a blank page, a wait without end, words of machines. That nothing is written
 * to the console is test/setup's to check; an unhandled rejection fails a test by itself.
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

async function run(scene: Scene, failure: Failure, outcome: Failure['outcome']) {
  everythingIsWell();
  bePatientWith(failure);
  server.use(http[scene.method](scene.address, () => failure.answer(scene.right)));
  const opened = await scene.open();
  if (outcome.kind === 'signedOut') {
    await waitFor(() => expect(opened.onUnauthorized).toHaveBeenCalledTimes(1));
    return;
  }
  if (outcome.kind === 'answered') await scene.answered(opened);
  else await scene.failed(outcome.reason, opened);
  await theScreenIsSound();
  expect(opened.onUnauthorized).not.toHaveBeenCalled();
  if (outcome.kind === 'answered' || !scene.again) return;
  everythingIsWell();
  await scene.again(opened);
}

const wordsOf = ({ outcome }: Failure) => JSON.stringify(outcome);

/** The failures by what they come to. */
const alike = [...new Set(failures.map(wordsOf))].map((words) => failures.filter((each) => wordsOf(each) === words));

/** One failure of each outcome, another one with each turn, and those of which the call makes something else. */
const chosenFor = ({ otherwise = {} }: Scene, turn: number) =>
  failures.filter(
    (failure) => failure.name in otherwise || alike.some((group) => group[turn % group.length] === failure),
  );

/** A test for each of the calls and of the failures: what the person sees is in the scene, or with the failure. */
export function testEachFailure(scenes: Readonly<Record<string, Scene>>): void {
  const turns = Object.keys(scenes);
  describe.each(Object.entries(scenes))('the call for %s', (call, scene) => {
    const chosen = extent(failures, chosenFor(scene, turns.indexOf(call)));
    test.each(chosen.map((failure) => [failure.name, failure] as const))(
      'shows what it comes to after: %s',
      async (name, failure) => {
        await run(scene, failure, scene.otherwise?.[name] ?? failure.outcome);
      },
    );
  });
}
