import { writeFile } from 'node:fs/promises';
import { buildSync } from 'esbuild';
import type { ByRole, ByWords, Place, Role, Screen, Words } from '../screen';
import { DriverError, type Command } from './driver';
import { keyActions } from './keys';
import { written, type Step } from './steps';

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;
/** The key under which WebDriver sends an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type ElementId = Readonly<Record<typeof ELEMENT, string>>;

const [bundle] = buildSync({
  entryPoints: ['test/browser/engines/webkitGtk/inPage.ts'],
  ...{ bundle: true, minify: true, write: false, format: 'iife', globalName: 'inPage', target: 'es2022' },
}).outputFiles;

/** Of a page that navigates or renders meanwhile. */
const PASSING = new Set([
  ...['stale element reference', 'element not interactable', 'element click intercepted', 'no such element'],
  ...['javascript error', 'no such window'],
]);

async function untilDone<Result>(what: string, attempt: () => Promise<Result | undefined>): Promise<Result> {
  const deadline = Date.now() + TIMEOUT_MS;
  let reason = 'not found';
  while (Date.now() < deadline) {
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof DriverError) || !PASSING.has(error.kind)) throw error;
      reason = error.message;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${what}: ${reason}`);
}

const WITHOUT_FINDER = 'without the finder';

/** Runs in the page with the finder at hand; a page just loaded gets it first. */
async function inPage<Result>(command: Command, script: string, args: readonly unknown[] = []): Promise<Result> {
  const run = <Answer>(text: string) => command<Answer>('POST', '/execute/sync', { script: text, args });
  const result = await run<Result | typeof WITHOUT_FINDER>(
    `if (!window.inPage) return ${JSON.stringify(WITHOUT_FINDER)}; ${script}`,
  );
  if (result !== WITHOUT_FINDER) return result;
  await run(`${bundle?.text ?? ''}; window.inPage = inPage; return null`);
  return run<Result>(script);
}

type Find = (step: Step) => Place;

const finders = (find: Find) => ({
  getByRole: (role: Role, { name, exact }: ByRole = {}) =>
    find({ by: 'role', role, ...(name === undefined ? {} : { name: written(name, exact) }) }),
  getByLabel: (words: Words, { exact }: ByWords = {}) => find({ by: 'label', words: written(words, exact) }),
  getByText: (words: Words, { exact }: ByWords = {}) => find({ by: 'text', words: written(words, exact) }),
  getByPlaceholder: (words: Words, { exact }: ByWords = {}) =>
    find({ by: 'placeholder', words: written(words, exact) }),
});

function placeOf(command: Command, steps: readonly Step[]): Place {
  const what = JSON.stringify(steps);
  const narrow: Find = (step) => placeOf(command, [...steps, step]);
  const ask = <Result>(script: string, ...args: unknown[]) =>
    inPage<Result>(command, `const [steps, ...args] = arguments; const found = inPage.find(steps); ${script}`, [
      steps,
      ...args,
    ]);
  const onOne = <Result>(script: string, ...args: unknown[]) =>
    untilDone(what, async () => {
      const got = await ask<{ count: number; value: Result }>(
        `const [one] = found; return { count: found.length, value: found.length === 1 ? (${script}) : null };`,
        ...args,
      );
      if (got.count > 1) throw new Error(`${what} finds ${got.count} elements.`);
      return got.count === 1 ? { value: got.value } : undefined;
    }).then(({ value }) => value);
  /** Visible and enabled: what is being saved takes no click. */
  const IS_READY = 'inPage.isVisible(one) && !one.matches(":disabled, [aria-disabled=true]")';
  /** At rest for a moment: what moves between being found and being clicked is missed. */
  const act = (perform: (path: string) => Promise<unknown>) => {
    let last = '';
    return untilDone(what, async () => {
      const ready = await onOne<{ element: ElementId; place: string } | null>(
        `${IS_READY} ? { element: one, place: JSON.stringify(one.getBoundingClientRect()) } : null`,
      );
      const isAtRest = ready !== null && ready.place === last;
      last = ready?.place ?? '';
      if (!isAtRest) return undefined;
      await perform(`/element/${ready.element[ELEMENT]}`);
      return true;
    });
  };
  const type = (path: string, text: string) => command('POST', `${path}/value`, { text });

  return {
    ...finders(narrow),
    filter: ({ hasText }) => narrow({ by: 'hasText', words: written(hasText) }),
    first: () => narrow({ by: 'nth', index: 0 }),
    nth: (index) => narrow({ by: 'nth', index }),
    waitFor: async ({ state = 'visible' } = {}) => {
      await untilDone(`${what} ${state}`, async () => {
        const visible = await ask<boolean>('return found.some(inPage.isVisible)');
        return visible === (state === 'visible') ? true : undefined;
      });
    },
    click: async () => {
      await act((path) => command('POST', `${path}/click`));
    },
    fill: async (text) => {
      await act(async (path) => {
        await onOne('one.focus(), one.select(), null');
        await type(path, text === '' ? '\uE003' : text);
      });
    },
    press: async (keys) => {
      await act(() => onOne('one.focus()'));
      await command('POST', '/actions', keyActions(keys));
    },
    selectOption: async (label) => {
      const script = `(one.value = [...one.options].find((each) => each.label === args[0]).value,
        one.dispatchEvent(new Event('input', { bubbles: true })), one.dispatchEvent(new Event('change', { bubbles: true })))`;
      await onOne(script, label);
    },
    setInputFiles: async (path) => {
      const element = await onOne<ElementId>('one');
      await type(`/element/${element[ELEMENT]}`, path);
    },
    count: () => ask<number>('return found.length'),
    innerText: () => onOne<string>('one.innerText'),
    inputValue: () => onOne<string>('one.value'),
    isChecked: () => onOne<boolean>('one.checked ?? one.ariaChecked === "true"'),
    getAttribute: (name) => onOne<string | null>('one.getAttribute(args[0])', name),
  };
}

/** A window of WebKitGTK, driven by WebDriver. */
export function gtkScreen(command: Command): Screen & { faults: () => Promise<readonly string[]> } {
  return {
    ...finders((step) => placeOf(command, [step])),
    keyboard: {
      press: async (keys) => {
        await command('POST', '/actions', keyActions(keys));
      },
    },
    goto: (url) => command('POST', '/url', { url }),
    url: () => command<string>('GET', '/url'),
    reload: () => command('POST', '/refresh'),
    goBack: () => command('POST', '/back'),
    setViewportSize: async ({ width, height }) => {
      await command('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    screenshot: async ({ path }) => writeFile(path, Buffer.from(await command<string>('GET', '/screenshot'), 'base64')),
    evaluate: (script) => inPage(command, `return (${String(script)})()`),
    faults: () => inPage<readonly string[]>(command, 'return inPage.faultsSeen()'),
  };
}
