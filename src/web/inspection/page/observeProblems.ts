import { subscribeToCaughtErrors } from '../../ui/notice/caughtErrors';
import { serialize } from '../steps/serialize';
import type { PageListener, Problem } from './pageStep';
import { stackFrames } from './stackFrames';

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value instanceof Error ? value.message : JSON.stringify(serialize(value));
};

/** What was said of a problem, or thrown, as a step. */
function problemOf(source: Problem['source'], words: readonly unknown[]): Problem {
  const error = words.find((each) => each instanceof Error);
  return {
    kind: 'problem',
    source,
    error: error?.name ?? null,
    message: words.map(textOf).join(' '),
    stack: error ? stackFrames(error) : null,
  };
}

/** A script of the app that could not be fetched; nothing else says which one. */
const notLoaded = ({ src }: HTMLScriptElement): Problem => ({
  kind: 'problem',
  source: 'error',
  error: 'ScriptNotLoaded',
  message: '',
  stack: new URL(src).pathname,
});

/** Passes on what is written to the console as a warning or an error, as long as it is wrapped. Returns how to stop. */
function wrapConsole(onWords: (words: readonly unknown[]) => void): () => void {
  const { console } = window;
  const { error, warn } = console;
  const observed =
    (write: typeof error): typeof error =>
    (...words: unknown[]) => {
      write.apply(console, words);
      onWords(words);
    };
  Object.assign(console, { error: observed(error), warn: observed(warn) });
  return () => void Object.assign(console, { error, warn });
}

/** What is written again so soon, ms, is no news. Messages about what a recording shows would else record themselves forever. */
const SOON_MS = 1_000;

/** Whether words were not among the news of the last second. */
function newsOnly(): (words: readonly unknown[]) => boolean {
  const news = new Map<string, number>();
  return (words) => {
    const [text, now] = [words.map(textOf).join(' '), performance.now()];
    for (const [each, at] of news) if (now - at > SOON_MS) news.delete(each);
    const isNews = !news.has(text);
    if (isNews) news.set(text, now);
    return isNews;
  };
}

/** Notices what goes wrong where no machine and no answer shows it. Returns how to stop. */
export function observeProblems(onStep: PageListener): () => void {
  /** What was reported already: React and the router write what they caught to the console too. */
  const known = new WeakSet<Error>();
  const isNews = newsOnly();
  const report = (source: Problem['source'], words: readonly unknown[]) => {
    for (const each of words) if (each instanceof Error) known.add(each);
    onStep(problemOf(source, words));
  };
  const onError = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) onStep(notLoaded(event.target));
    else if (event instanceof ErrorEvent) report('error', [event.error ?? event.message]);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => report('rejection', [reason]);
  const onWords = (words: readonly unknown[]) => {
    const isKnown = words.some((each) => each instanceof Error && known.has(each));
    if (!isKnown && isNews(words)) report('console', words);
  };
  // The failure of a script does not bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', onRejection);
  const stops = [subscribeToCaughtErrors((error) => report('render', [error])), wrapConsole(onWords)];
  return () => {
    window.removeEventListener('error', onError, true);
    window.removeEventListener('unhandledrejection', onRejection);
    for (const stop of stops) stop();
  };
}
