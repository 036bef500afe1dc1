import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Each in a file of its own of src/domain, which one rule must refuse: the domain is pure. */
const plantedInDomain = [
  ['eslint(no-restricted-properties)', 'export const now = Date.now();'],
  ['eslint(no-restricted-properties)', 'export const chance = Math.random();'],
  ['eslint(no-restricted-properties)', "export const write = (element: Element) => { element.innerHTML = 'text'; };"],
  ['eslint(no-restricted-globals)', 'export const title = document.title;'],
] as const;

/** The same in src/web. The first need to know types. */
const planted: Record<string, string> = {
  'typescript(no-floating-promises)': "fetch('/units');",
  'typescript(no-misused-promises)': '[1].forEach(async () => { await fetch("/units"); });',
  'typescript(await-thenable)': 'export const one = async () => await 1;',
  'typescript(no-unsafe-assignment)': "export const units: string[] = JSON.parse('[]');",
  'typescript(no-unsafe-member-access)': "console.log(JSON.parse('{}').units);",
  'typescript(no-unsafe-return)': "export const read = (): string => JSON.parse('{}');",
  'typescript(no-deprecated)': "export const cut = 'T-100'.substr(2);",
  'typescript(no-unnecessary-condition)':
    'export const text = (name: string) => (name ? name : "");\nexport const size = (list: string[]) => list?.length;',
  'typescript(no-unnecessary-type-assertion)': 'export const name = (text: string) => text!;',
  'typescript(no-confusing-void-expression)': 'export const log = () => { return window.focus(); };',
  'typescript(restrict-template-expressions)': 'export const text = (unit: object | null) => `${unit}`;',
  'typescript(restrict-plus-operands)': "export const sum = (kva: number) => kva + ' kVA';",
  'typescript(no-base-to-string)': 'export const text = (unit: object) => String(unit);',
  'typescript(only-throw-error)': "export const fail = () => { throw 'failed'; };",
  'typescript(prefer-promise-reject-errors)': "export const fail = () => Promise.reject('failed');",
  'typescript(require-await)': 'export const load = async () => { window.focus(); };',
  'typescript(return-await)':
    'export const load = async () => { try { return fetch("/units"); } catch { return null; } };',
  'typescript(unbound-method)': 'export const log = new Date().getTime;',
  'typescript(use-unknown-in-catch-callback-variable)': 'export const load = () => fetch("/").catch((error) => error);',
  'typescript(no-explicit-any)': 'export const units: any[] = [];',
  'typescript(no-non-null-assertion)': 'export const name = (text: string | null) => text!.length;',
  'typescript(consistent-type-assertions)': 'export const asIs = (value: unknown) => value as Date;',
  'typescript(consistent-type-imports)': "import { Reducer } from 'react';\nexport type Own = Reducer<string, string>;",
  'eslint(no-unused-vars)': 'const unused = 1;\nexport {};',
  'import(no-default-export)': 'export default 1;',
  'import(no-duplicates)':
    "import { useMemo } from 'react';\nimport { useState } from 'react';\nexport { useMemo, useState };",
  'eslint(no-console)': "console.log('text');",
  'eslint(eqeqeq)': 'export const isOne = (count: number) => count == 1;',
  'eslint(no-eval)': "eval('1');",
  'eslint(max-lines)': 'window.focus();\n'.repeat(251),
  'eslint(max-lines-per-function)': `export function long() {\n${'  window.focus();\n'.repeat(80)}}`,
  'react-hooks(rules-of-hooks)':
    "import { useId } from 'react';\nexport function Name({ on }: { on: boolean }) {\n  return on ? useId() : null;\n}",
  'react-hooks(exhaustive-deps)':
    "import { useEffect } from 'react';\nexport function Name({ name }: { name: string }) {\n  useEffect(() => { document.title = name; }, []);\n  return null;\n}",
  'react(set-state-in-effect)':
    "import { useEffect, useState } from 'react';\nexport function Name({ name }: { name: string }) {\n  const [shown, show] = useState('');\n  useEffect(() => { show(name); }, [name]);\n  return shown;\n}",
  'react(no-danger)': 'export const text = (html: string) => <p dangerouslySetInnerHTML={{ __html: html }} />;',
  'eslint(no-restricted-properties)': "document.body.innerHTML = 'text';",
  'react(refs)':
    "import { useRef } from 'react';\nexport function Name() {\n  const name = useRef('');\n  return <p>{name.current}</p>;\n}",
  'react(purity)': 'export function Name() {\n  return <p>{Math.random()}</p>;\n}',
  'react(static-components)': 'export function Name() {\n  const Inner = () => <p />;\n  return <Inner />;\n}',
  'jsx-a11y(alt-text)': 'export const picture = <img src="unit.png" />;',
  'jsx-a11y(anchor-is-valid)': 'export const link = <a href="#">Unit</a>;',
  'jsx-a11y(click-events-have-key-events)':
    'export const row = <div role="button" tabIndex={0} onClick={() => window.focus()} />;',
  'jsx-a11y(no-static-element-interactions)':
    'export const row = <div onClick={() => window.focus()} onKeyDown={() => window.focus()} />;',
  'jsx-a11y(no-noninteractive-element-interactions)':
    'export const row = <li onClick={() => window.focus()} onKeyDown={() => window.focus()} />;',
  'jsx-a11y(label-has-associated-control)': 'export const label = <label>kVA</label>;',
  'jsx-a11y(interactive-supports-focus)':
    'export const row = <div role="button" onClick={() => window.focus()} onKeyDown={() => window.focus()} />;',
  'jsx-a11y(no-autofocus)': 'export const field = <input autoFocus />;',
  'jsx-a11y(aria-role)': 'export const part = <div role="part" />;',
  'jsx-a11y(tabindex-no-positive)': 'export const part = <button tabIndex={2}>Save</button>;',
};

interface Report {
  diagnostics: { code: string; filename: string }[];
}

const cases = [
  ...Object.entries(planted).map(([rule, code], index) => ({ rule, code, file: `src/web/planted${index}.tsx` })),
  ...plantedInDomain.map(([rule, code], index) => ({
    rule,
    code,
    file: `src/domain/planted${index}.ts`,
  })),
];
const folder = mkdtempSync(path.join(tmpdir(), 'specai-planted-'));
const reported = new Map<string, string[]>();

function lint(): Report {
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', 'src'], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout) as Report;
}

beforeAll(() => {
  for (const room of ['src/web', 'src/domain']) mkdirSync(path.join(folder, room), { recursive: true });
  for (const file of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const { file, code } of cases) writeFileSync(path.join(folder, file), `${code}\n`);
  for (const { code, filename } of lint().diagnostics)
    reported.set(filename, [...(reported.get(filename) ?? []), code]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(cases)('in $file, what $rule is about is refused', ({ rule, file }) => {
  expect(reported.get(file)).toContain(rule);
});
