import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { compileHints } from '../../../scripts/build/compileHints';

const folder = mkdtempSync(path.join(tmpdir(), 'specai-hints-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The names of built files, without their hashes, that begin with the hint. */
async function hinted(): Promise<string[]> {
  for (const name of ['main', 'plan']) writeFileSync(path.join(folder, `${name}.js`), '/* lost */ console.log(1);');
  const [entry, out] = [path.join(folder, 'main.js'), path.join(folder, 'out')];
  writeFileSync(entry, "import(/* webpackChunkName: 'plan' */ './plan.js');");
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: { main: entry },
        output: { path: out, filename: 'assets/[name].[contenthash:16].js' },
        optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })] },
        plugins: [compileHints()],
      },
      (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()),
    ),
  );
  return readdirSync(path.join(out, 'assets'))
    .filter((name) => readFileSync(path.join(out, 'assets', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    .map((name) => name.split('.')[0] ?? '');
}

test('files that the first screen runs begin with the hint to compile all of them, the others do not', async () => {
  expect(await hinted()).toEqual(['main']);
});
