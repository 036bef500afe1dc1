import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file that there is, what is planted in it, and the rule that must refuse it. */
const planted: [file: string, imported: string, rule: string][] = [
  ['src/domain/limits.ts', 'src/web/ui/theme.ts', 'room domain'],
  ['src/domain/limits.ts', 'src/server/config.ts', 'room domain'],
  ['src/domain/limits.ts', 'react', 'pure domain'],
  ['src/domain/limits.ts', 'node:fs', 'pure domain'],
  ['src/contract/paths.ts', 'src/domain/limits.ts', 'room contract'],
  ['src/contract/paths.ts', 'kysely', 'pure contract'],
  ['src/contract/paths.ts', 'kysely', 'package kysely'],
  ['src/sample/units.ts', 'src/server/config.ts', 'room sample'],
  ['src/web/ui/theme.ts', 'src/contract/paths.ts', 'room web/ui'],
  ['src/web/ui/theme.ts', 'src/domain/limits.ts', 'room web/ui'],
  ['src/web/state/store.ts', 'src/web/ui/theme.ts', 'room web/state'],
  ['src/web/state/store.ts', '@azure/msal-browser', 'package @azure/msal-browser'],
  ['src/web/state/machines/icPanel.ts', '@reduxjs/toolkit', 'pure web/state/machines'],
  ['src/web/state/store.ts', 'src/web/inspection/startInspection.ts', 'room web/state'],
  ['src/web/screens/orders/OrdersPage.tsx', 'src/web/inspection/startInspection.ts', 'room web/screens'],
  ['src/web/inspection/mirror.ts', 'src/web/screens/orders/OrdersPage.tsx', 'room web/inspection'],
  ['src/web/screens/orders/OrdersPage.tsx', 'src/web/screens/comparison/ComparisonPage.tsx', 'screens'],
  ['src/web/screens/orders/OrdersPage.tsx', 'src/server/config.ts', 'server in the browser'],
  ['src/web/main.tsx', 'src/server/config.ts', 'server in the browser'],
  ['src/web/screens/orders/OrdersPage.tsx', 'test/support/web/builders.ts', 'tests in the product'],
  ['src/web/screens/orders/OrdersPage.tsx', 'react-modal', 'package react-modal'],
  ['src/server/config.ts', 'src/web/ui/theme.ts', 'browser in the server'],
  ['src/server/repositories/orders/orders.ts', 'src/server/routes/orders.ts', 'room server/repositories'],
  ['src/server/routes/orders.ts', 'src/web/state/store.ts', 'browser in the server'],
  ['src/server/presenters/orders.ts', 'src/server/repositories/orders/orders.ts', 'room server/presenters'],
];

const ALLOWED = [
  ['src/domain/order/quote.ts', 'src/contract/paths.ts'],
  ['src/web/ui/dialog/Modal.tsx', 'react-modal'],
  ['src/contract/paths.ts', 'zod'],
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'specai-planted-'));
const isOurs = (imported: string): boolean => /^(src|test)\//.test(imported);

function write(file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text, { flag: 'a' });
}

function plant([file, imported]: readonly [string, string, ...string[]]): void {
  const relative = path.relative(path.dirname(file), imported).replace(/\.tsx?$/, '');
  const specifier = isOurs(imported) ? (relative.startsWith('.') ? relative : `./${relative}`) : imported;
  write(file, `import type {} from '${specifier}';\n`);
  write(isOurs(imported) ? imported : `node_modules/${imported}/index.js`, 'export {};\n');
}

interface Cruise {
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

function cruise(): Cruise['summary']['violations'] {
  const depcruise = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [depcruise, 'src', 'test', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const answer = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return (JSON.parse(answer) as Cruise).summary.violations;
}

const found: string[] = [];

beforeAll(() => {
  for (const each of [...planted, ...ALLOWED]) plant(each);
  for (const file of ['.dependency-cruiser.mjs', 'rooms.js', 'tsconfig.json', 'package.json'])
    copyFileSync(file, path.join(folder, file));
  for (const { rule, from, to } of cruise()) found.push(`${rule.name}: ${from} → ${to}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const asFound = (imported: string): string => {
  if (isOurs(imported)) return imported;
  return imported.startsWith('node:') ? imported.slice('node:'.length) : `node_modules/${imported}/index.js`;
};

test.each(planted)('in %s, the import of %s is refused by %s', (file, imported, rule) => {
  expect(existsSync(file)).toBe(true);
  if (isOurs(imported)) expect(existsSync(imported)).toBe(true);
  expect(found).toContain(`${rule}: ${file} → ${asFound(imported)}`);
});

test.each(ALLOWED)('in %s, the import of %s is let through', (file, imported) => {
  expect(found.filter((each) => each.endsWith(`${file} → ${asFound(imported)}`))).toEqual([]);
});
