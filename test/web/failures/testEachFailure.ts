import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { server } from '../../mocks/server';
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

/** A test for each of the calls and each of the failures: what the person sees is in the scene, or with the failure. */
export function testEachFailure(scenes: Readonly<Record<string, Scene>>): void {
  describe.each(Object.entries(scenes))('the call for %s', (_call, scene) => {
    test.each(failures.map((failure) => [failure.name, failure] as const))(
      'shows what it comes to after: %s',
      async (name, failure) => {
        await run(scene, failure, scene.otherwise?.[name] ?? failure.outcome);
      },
    );
  });
}
