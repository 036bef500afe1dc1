import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const CACHE = '.cache/ts-jest';
const ROOT = process.cwd();
const require = createRequire(import.meta.url);

const versionOf = (name) => require(`${name}/package.json`).version;
const tsconfig = `${ROOT}/tsconfig.json`;
const salt = [versionOf('ts-jest'), versionOf('typescript'), await readFile(tsconfig, 'utf8')].join('\n');

let transformer;

/** Loaded on first use, since ts-jest takes half a second to load. */
const transformerOf = () =>
  require('ts-jest').default.createTransformer({ useESM: true, diagnostics: false, tsconfig });

const OPTIONS = {
  ...{ supportsStaticESM: true, transformerConfig: {}, cacheFS: new Map(), configString: '', instrument: false },
  config: {
    ...{ cwd: ROOT, rootDir: ROOT, globals: {}, transform: [], transformIgnorePatterns: [] },
    ...{ testMatch: [], testRegex: [], extensionsToTreatAsEsm: ['.ts', '.tsx'] },
  },
};

async function compiled(path) {
  const text = await readFile(path, 'utf8');
  const name = `${CACHE}/${createHash('sha256').update([salt, path, text].join('\n')).digest('hex')}.js`;
  const cached = await readFile(name, 'utf8').catch(() => null);
  if (cached !== null) return cached;
  transformer ??= transformerOf();
  const { code } = transformer.process(text, path, OPTIONS);
  await mkdir(CACHE, { recursive: true });
  const own = `${name}.${process.pid}`;
  await writeFile(own, code);
  await rename(own, name);
  return code;
}

const isOurs = (url) =>
  url.startsWith('file:') && !url.includes('/node_modules/') && /\.tsx?$/.test(new URL(url).pathname);

/** Node's hook: compiles our TypeScript as ts-jest does; tsx resolves it and loads the rest. */
export async function load(url, context, next) {
  if (!isOurs(url)) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}
