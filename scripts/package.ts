import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { buildIfStale } from './build';
import { buildServer } from './build/buildServer';

/** A built tree. These scripts need no compiler. */
const CONTENTS = [
  ...[
    'dist/web',
    'dist/web.builds.json',
    'dist/web.licenses.json',
    'dist/server',
    'deploy',
    'docs/operate/deployment.md',
  ],
  ...['package.json', 'package-lock.json', '.npmrc'],
  ...['serve', 'start', 'run', 'builtTree', 'endWithShell', 'prepare'].map((name) => `scripts/${name}.mjs`),
];
/** Files of an earlier build for pages that are still open. */
const PREVIOUS = ['dist/web/assets', 'dist/web.builds.json'];

const HELP = `npm run package                         write specai-<version>-<platform>.tar.gz with everything that a server needs
npm run package -- --without-packages   leave the packages out; the server's machine runs npm ci --omit=dev
npm run package -- --previous FILE      also serve the files of the build in an earlier archive`;

const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')));

const inFolder = async (work: (folder: string) => Promise<void> | void): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'specai-package-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The next build retains these files. */
const takePrevious = (archive: string): Promise<void> =>
  inFolder((folder) => {
    execFileSync('tar', ['-xzf', path.resolve(archive), '--strip-components=1'], { cwd: folder });
    for (const each of PREVIOUS) cpSync(path.join(folder, each), each, { recursive: true });
    rmSync('dist/web.stamp', { force: true });
  });

function installPackages(tree: string): void {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund'];
  if (npm === undefined) execFileSync('npm', args, { cwd: tree, stdio: 'inherit' });
  else execFileSync(process.execPath, [npm, ...args], { cwd: tree, stdio: 'inherit' });
}

const pack = (withPackages: boolean): Promise<void> =>
  inFolder((folder) => {
    const root = `specai-${version}`;
    const tree = path.join(folder, root);
    for (const each of CONTENTS) {
      mkdirSync(path.dirname(path.join(tree, each)), { recursive: true });
      cpSync(each, path.join(tree, each), { recursive: true });
    }
    if (withPackages) installPackages(tree);
    const platform = withPackages ? `-${process.platform}-${process.arch}` : '';
    const archive = path.resolve(`${root}${platform}.tar.gz`);
    execFileSync('tar', ['-czf', archive, '-C', folder, root]);
    console.log(`Wrote ${archive}.`);
  });

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: { 'without-packages': flag, previous: { type: 'string' }, help: flag },
});
if (values.help) console.log(HELP);
else if (values.previous !== undefined && !existsSync(values.previous)) {
  console.error(`There is no file ${values.previous}.`);
  process.exitCode = 1;
} else {
  if (values.previous !== undefined) await takePrevious(values.previous);
  await buildIfStale();
  await buildServer();
  await pack(!values['without-packages']);
}
