import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { addBuild, previousFiles } from './scripts/build/previousBuilds';
import { licenses } from './scripts/build/licenses/licenses';
import { Page } from './scripts/build/pages';

type Mode = 'production' | 'development';

const ROOT = import.meta.dirname;
const COMPRESSED = /\.(js|css|svg)$/;
/** The sign-in's return page is in the way of every sign-in: it brings its own code along and shares none. */
const BRIDGE = 'authRedirect';

/** The packages' builds for browsers bring the Buffer that they need. */
const browserBuilds = {
  'csv-stringify/sync$': 'csv-stringify/browser/esm/sync',
  'csv-parse/sync$': 'csv-parse/browser/esm/sync',
};

/** Files of a folder go out as they are. */
class FilesOf {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.join(ROOT, folder);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FilesOf', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'FilesOf', stage }, () => {
        const folder = this.#folder;
        compilation.contextDependencies.add(folder);
        for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!file.isFile()) continue;
          const place = path.join(file.parentPath, file.name);
          const name = path.relative(folder, place).replaceAll(path.sep, '/');
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(place)));
        }
      });
    });
  }
}

/** Which files each named chunk needs: dist/web.chunks.json, for the size budgets. */
class ChunkFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkFiles', ({ compilation }) => {
      const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
      writeFileSync(`${compiler.outputPath}.chunks.json`, JSON.stringify(Object.fromEntries(groups)));
    });
  }
}

const OUTPUT = path.join(ROOT, 'dist/web');
/** Beside the folder, so that nobody can ask for it. */
const BUILDS = `${OUTPUT}.builds.json`;

/** Lists the files of the last builds, which stay where they are. */
class Builds {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('Builds', ({ compilation }) => {
      if (compilation.errors.length === 0) addBuild(BUILDS, Object.keys(compilation.assets));
    });
  }
}

/** What a cached build depends on beside the sources it was made of. */
const cacheVersion = (): string =>
  ['webpack.config.ts', 'scripts/build/pages.ts', 'babel.config.js', 'package-lock.json']
    .reduce((hash, file) => hash.update(readFileSync(path.join(ROOT, file))), createHash('sha256'))
    .digest('hex');

const pages = [
  new Page({ filename: 'index.html', template: 'src/web/index.html', entry: 'main' }),
  new Page({ filename: 'auth-redirect.html', template: 'src/web/authRedirect.html', entry: BRIDGE }),
];

/** Licenses stand in one file of the build, not in each of its scripts. */
const minified = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { compress: { passes: 3 }, format: { comments: false } },
});

const compressed = () => [
  new CompressionPlugin({
    test: COMPRESSED,
    algorithm: 'gzip',
    filename: '[path][base].gz',
    compressionOptions: { level: 9 },
  }),
  new CompressionPlugin<BrotliOptions>({
    test: COMPRESSED,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

/** Recordings name the version of the app. */
function appVersion(): webpack.DefinePlugin {
  const about = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const version = /"version": ("[^"]+")/.exec(about)?.[1];
  return new webpack.DefinePlugin({ 'process.env.APP_VERSION': version ?? '""' });
}

/** React apart from the app: it changes seldom, and two files are evaluated as two shorter tasks. */
const react = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: ({ name }: { name?: string | null }) => name === 'main',
  enforce: true,
};

/** What screens share is a file of its own from this size on, bytes before compression: smaller ones are more to wait for than to load twice. */
const SHARED_BYTES = 40_000;

/** The browser app, built into dist/web. `entry` is another start file, e.g. one with a mock of the product API. */
export function webpackConfig(mode: Mode, entry = './src/web/main.tsx'): Configuration {
  const isProduction = mode === 'production';
  const kept = previousFiles(BUILDS);
  return {
    mode,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: { main: entry, [BRIDGE]: './src/web/authRedirect.ts' },
    output: {
      path: OUTPUT,
      publicPath: '/',
      filename: 'assets/[name].[contenthash:16].js',
      chunkFilename: 'assets/[name].[contenthash:16].js',
      cssFilename: 'assets/[name].[contenthash:16].css',
      cssChunkFilename: 'assets/[name].[contenthash:16].css',
      clean: isProduction ? { keep: (file) => kept.has(file) } : true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: browserBuilds,
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, include: path.join(ROOT, 'src'), loader: 'babel-loader', options: { envName: mode } },
        { test: /\.css$/, type: 'css/auto' },
        // It does not say so itself: without this, who writes a workbook would load what reads one, too.
        { test: /[\\/]node_modules[\\/]hucre[\\/]/, sideEffects: false },
      ],
    },
    plugins: [
      ...pages,
      appVersion(),
      new FilesOf('public'),
      ...(isProduction ? [new ChunkFiles(), new Builds(), licenses(ROOT), ...compressed()] : []),
    ],
    experiments: { css: true },
    // Packages go out with the screens that use them: fewer files to wait for.
    optimization: {
      // Shorter than the names of the default, and as stable for a module whose exports stay.
      mangleExports: 'size',
      splitChunks: { chunks: 'async', minSize: SHARED_BYTES, cacheGroups: { defaultVendors: false, react } },
      // swc minifies JavaScript, what webpack brings the style sheets.
      minimize: isProduction && { javascript: false },
      minimizer: [minified, '...'],
    },
    // No eval, in development either: the Content-Security-Policy forbids it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    performance: false,
    stats: 'errors-warnings',
    cache: { type: 'filesystem', cacheDirectory: path.join(ROOT, '.cache/webpack'), version: cacheVersion() },
  };
}

export default webpackConfig('production');
