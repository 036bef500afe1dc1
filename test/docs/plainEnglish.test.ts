import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Turns of phrase that a US engineer would not write, with what to write instead. */
const TURNS: readonly (readonly [turn: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhom\b/i, 'who, or another sentence'],
  [/\b(told|tells?)\b/i, 'reports, notifies'],
  [/\b(kept|keeps?)\b/i, 'caches, stores, retains'],
  [/\b(asks?|asked)\b/i, 'requests, fetches'],
  [/\bwhere (it|there|the|none|that|an?|no|nothing|nobody|one|they|somebody|either|both)\b/i, 'if, when, without'],
  [/\bof (its|their|his) own\b/i, 'its, separate'],
  [/\bso many\b/i, 'n, this many'],
  [/\b(lies?|stands?)\b/i, 'is in'],
  [/\b(somebody|nobody|whoever)\b/i, 'someone, no one, the caller'],
  [/\b(comes?|came) of\b/i, 'follows from'],
  [/\b(is|are) none\b/i, 'is missing'],
  [/^what \w+/i, 'the thing itself'],
  [/\bat once\b/i, 'immediately, in one request'],
  [/\bmay not\b/i, 'must not'],
];
const MAX_SHARE = 0.05;

const filesOf = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const found = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, text = '']) => text.trim()));

/** The texts with a turn and what to write instead; empty if they are few. */
function complaints(texts: readonly string[]): string[] {
  const odd = texts.flatMap((text) => {
    const turn = TURNS.find(([each]) => each.test(text));
    return turn === undefined ? [] : [`${text} (${turn[1]})`];
  });
  return odd.length <= MAX_SHARE * texts.length ? [] : odd;
}

test('at most one comment in twenty has a turn that a US engineer would not write', () => {
  const files = ['src', 'scripts'].flatMap((folder) => filesOf(folder, /\.(tsx?|mjs)$/));
  const blocks = found(files, /^\s*\/\*\*?\s*((?:(?!\*\/)[^])*)\*\//gm);
  const comments = [...blocks, ...found(files, /^\s*\/\/\s*(.*)$/gm)];
  expect(comments.length).toBeGreaterThan(2_000);
  expect(complaints(comments)).toEqual([]);
});

test('at most one test title in twenty has such a turn', () => {
  const titles = found(
    filesOf('test', /\.(test|spec)\.tsx?$/),
    /\b(?:test|it|describe)(?:\.\w+)*\(\s*['"`](.*?)['"`],/g,
  );
  expect(titles.length).toBeGreaterThan(2_000);
  expect(complaints(titles)).toEqual([]);
});

test('a turn is found in a comment and in a title', () => {
  expect(complaints(['What is kept'])).toEqual(['What is kept (caches, stores, retains)']);
  expect(complaints(['Cached until data changes'])).toEqual([]);
});
