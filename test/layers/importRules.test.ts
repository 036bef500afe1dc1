import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file that there is, what is planted in it, and the rule that must refuse it. */
const planted: [file: string, imported: string, rule: string][] = [
  ['src/domain/limits.ts', 'src/web/ui/theme.ts', 'layer domain'],
  ['src/domain/limits.ts', 'src/server/config/config.ts', 'layer domain'],
  ['src/domain/limits.ts', 'react', 'pure domain'],
  ['src/domain/limits.ts', 'node:fs', 'pure domain'],
  ['src/contract/paths.ts', 'src/domain/limits.ts', 'layer contract'],
  ['src/contract/paths.ts', 'kysely', 'pure contract'],
  ['src/contract/paths.ts', 'kysely', 'package kysely'],
  ['src/sample/units.ts', 'src/server/config/config.ts', 'layer sample'],
  ['src/web/ui/theme.ts', 'src/contract/paths.ts', 'layer web/ui'],
  ['src/web/ui/theme.ts', 'src/domain/limits.ts', 'layer web/ui'],
  ['src/web/store/store.ts', 'src/web/ui/theme.ts', 'layer web/store'],
  ['src/web/store/store.ts', '@azure/msal-browser', 'package @azure/msal-browser'],
  ['src/web/machines/icPanel.ts', '@reduxjs/toolkit', 'pure web/machines'],
  ['src/web/machines/icPanel.ts', 'src/web/store/store.ts', 'layer web/machines'],
  ['src/web/lib/paths.ts', 'src/web/ui/theme.ts', 'layer web/lib'],
  ['src/web/store/store.ts', 'src/web/features/devtools/startInspection.ts', 'layer web/store'],
  ['src/web/features/orders/components/OrdersPage.tsx', 'src/web/features/devtools/startInspection.ts', 'feature'],
  ['src/web/features/orders/components/OrdersPage.tsx', 'src/web/app/Root.tsx', 'layer web/features'],
  ['src/web/features/orders/components/OrdersPage.tsx', 'src/sample/units.ts', 'layer web/features'],
  [
    'src/web/features/orders/components/OrdersPage.tsx',
    'src/web/features/comparison/components/ComparisonPage.tsx',
    'feature',
  ],
  ['src/web/features/orders/components/OrdersPage.tsx', 'src/server/config/config.ts', 'server in the browser'],
  ['src/web/main.tsx', 'src/server/config/config.ts', 'server in the browser'],
  ['src/web/features/orders/components/OrdersPage.tsx', 'test/support/web/builders.ts', 'tests in the product'],
  ['src/web/features/orders/components/OrdersPage.tsx', 'react-modal', 'package react-modal'],
  ['src/server/config/config.ts', 'src/web/ui/theme.ts', 'browser in the server'],
  ['src/server/features/orders/routes.ts', 'src/web/store/store.ts', 'browser in the server'],
  ['src/server/features/orders/repository.ts', 'src/server/features/orders/routes.ts', 'repository'],
  ['src/server/features/units/routes.ts', 'src/server/features/orders/routes.ts', 'feature'],
  ['src/server/features/orders/routes.ts', 'src/server/app/app.ts', 'layer server/features'],
  ['src/server/db/pool/connectionPool.ts', 'src/server/auth/principal.ts', 'layer server/db'],
  ['src/server/http/errors.ts', 'src/server/features/orders/routes.ts', 'layer server/http'],
];

const ALLOWED = [
  ['src/domain/orders/quote.ts', 'src/contract/paths.ts'],
  ['src/web/ui/dialog/Modal.tsx', 'react-modal'],
  ['src/contract/paths.ts', 'zod'],
  ['src/server/features/units/routes.ts', 'src/server/features/orders/repository.ts'],
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
  const args = [depcruise, 'src', 'test', '--config', 'config/dependency-cruiser.mjs', '--output-type', 'json'];
  const answer = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return (JSON.parse(answer) as Cruise).summary.violations;
}

const found: string[] = [];

beforeAll(() => {
  for (const each of [...planted, ...ALLOWED]) plant(each);
  mkdirSync(path.join(folder, 'config'));
  for (const file of ['config/dependency-cruiser.mjs', 'config/layers.js', 'tsconfig.json', 'package.json'])
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
