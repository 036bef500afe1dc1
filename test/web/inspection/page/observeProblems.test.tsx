import { render } from '@testing-library/react';
import { observeProblems } from '../../../../src/web/inspection/page/observeProblems';
import { ErrorBoundary } from '../../../../src/web/ui/notice/ErrorBoundary';
import { observed, stopObserving } from './observed';

const { console } = window;
const problem = { kind: 'problem', error: null, stack: null };
const caught = { kind: 'problem', error: 'TypeError', message: 'no unit' };

let written: unknown[][] = [];
beforeEach(() => {
  written = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => void written.push(words));
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation((...words) => void written.push(words));
});

function Failing({ error }: { error: Error }): never {
  throw error;
}

test('an error that no code caught is noticed with its name, message and frames', () => {
  const steps = observed(observeProblems);
  const error = new TypeError('no unit');
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught TypeError: no unit' }));
  expect(steps).toEqual([
    { ...caught, source: 'error', stack: expect.stringContaining('observeProblems.test.tsx:') as unknown },
  ]);
});

test('an error without a value is noticed by its message', () => {
  const steps = observed(observeProblems);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  expect(steps).toEqual([{ ...problem, source: 'error', message: 'Script error.' }]);
});

test('a rejection that no code handled is noticed', () => {
  const steps = observed(observeProblems);
  for (const reason of [new TypeError('no unit'), { status: 500 }, undefined])
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(steps).toMatchObject([
    { ...caught, source: 'rejection' },
    { ...problem, source: 'rejection', message: '{"status":500}' },
    { ...problem, source: 'rejection', message: 'null' },
  ]);
});

test('a part of the app that could not be fetched is noticed by its file', () => {
  const steps = observed(observeProblems);
  const script = document.createElement('script');
  script.src = '/assets/orders.1a2b.js';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  expect(steps).toEqual([
    { kind: 'problem', source: 'error', error: 'ScriptNotLoaded', message: '', stack: '/assets/orders.1a2b.js' },
  ]);
});

test('what is written because a step was noticed is not noticed without end; the same words a while later are', () => {
  const MOST = 20;
  const words = ['shown outside of act', 'has no key'];
  let noticed = 0;
  const stop = observeProblems(() => {
    noticed += 1;
    for (const each of words) if (noticed < MOST) console.error(each);
  });
  const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
  console.error(words[0]);
  expect(noticed).toBe(2);
  now.mockReturnValue(6_001);
  console.error(words[0]);
  expect(noticed).toBe(4);
  console.error('another one');
  expect(noticed).toBe(5);
  now.mockRestore();
  stop();
});

test('what the app writes to the console is noticed, and still written', () => {
  const steps = observed(observeProblems);
  console.warn('slow', { page: 2 });
  console.error(new TypeError('no unit'));
  console.log('fine');
  expect(steps).toMatchObject([
    { ...problem, source: 'console', message: 'slow {"page":2}' },
    { ...caught, source: 'console' },
  ]);
  expect(written).toEqual([['slow', { page: 2 }], [new TypeError('no unit')]]);
});

test('what the error screen took the place of is noticed', () => {
  const steps = observed(observeProblems);
  render(
    <ErrorBoundary>
      <Failing error={new TypeError('no unit')} />
    </ErrorBoundary>,
  );
  expect(steps).toContainEqual(expect.objectContaining({ ...caught, source: 'render' }));
});

test('an error that is known already is not noticed again when it is written to the console', () => {
  const steps = observed(observeProblems);
  const error = new TypeError('no unit');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  console.error('While loading:', error);
  expect(steps).toHaveLength(1);
});

test('after the stop the console is as it was, and nothing is noticed', () => {
  const { error, warn } = console;
  const steps = observed(observeProblems);
  expect(console.error).not.toBe(error);
  stopObserving();
  expect([console.error, console.warn]).toEqual([error, warn]);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no unit' }));
  render(
    <ErrorBoundary>
      <Failing error={new TypeError('no unit')} />
    </ErrorBoundary>,
  );
  expect(steps).toEqual([]);
});
