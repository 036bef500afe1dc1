/** node --import tsx scripts/build/bundle.ts production|development: builds the app; in development, again after each change. */
import webpack, { type Stats } from 'webpack';
import { webpackConfig } from '../../webpack.config';

const mode = process.argv[2] === 'production' ? 'production' : 'development';
const compiler = webpack(webpackConfig(mode));
if (process.stderr.isTTY) new webpack.ProgressPlugin().apply(compiler);

function report(error: Error | null, stats?: Stats): void {
  if (error) console.error(error);
  console.log(stats?.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }) ?? '');
  process.exitCode = error || stats?.hasErrors() ? 1 : 0;
}

// `close` writes the cache.
if (mode === 'development') compiler.watch({}, report);
else compiler.run((error, stats) => compiler.close((closing) => report(error ?? closing ?? null, stats)));
