import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import type { PluginObj } from '@babel/core';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';

type Mode = 'production' | 'development';

const ROOT = import.meta.dirname;
const COMPRESSED = /\.(js|css|svg)$/;
/** The sign-in's return page is in the way of every sign-in: it brings its own code along and shares none. */
const BRIDGE = 'authRedirect';

/**
 * Parts that packages import and, as they are set up here, never start. Of MSAL (src/web/adapters/auth/msal.ts): tokens in
 * local storage; native brokers (allowPlatformBroker is off); popups (only redirects and hidden frames are asked for);
 * codes redeemed for a server (acquireTokenByCode is not called); tokens bound to a key (all are Bearer);
 * the region of the machine, which only servers in Azure ask for (azureRegionConfiguration is not set). Of stylis: vendor
 * prefixes (styled-components adds them only where enableVendorPrefixes is set).
 */
const UNUSED = {
  'msal-': [
    'LocalStorage',
    ...['NativeAuthError', 'PlatformAuthInteractionClient', 'PlatformAuthProvider'],
    ...['PopupClient', 'PopupMonitor'],
    ...['SilentAuthCodeClient', 'RegionDiscovery'],
    ...['DpopProofGenerator', 'PopTokenGenerator', 'TokenBindingKeyManager'],
  ],
  stylis: ['Prefixer'],
};
const STAND_IN = path.join(ROOT, 'src/web/unusedParts.ts');

const withoutUnusedParts = (): webpack.NormalModuleReplacementPlugin[] =>
  Object.entries(UNUSED).map(
    ([owner, files]) =>
      new webpack.NormalModuleReplacementPlugin(new RegExp(`/(${files.join('|')})\\.m?js$`), (asked) => {
        if (asked.context.includes(owner)) asked.request = STAND_IN;
      }),
  );

/** The package's build for browsers brings the Buffer that it needs. */
const browserBuilds = { 'csv-stringify/sync$': 'csv-stringify/browser/esm/sync' };

/** React Router's package names its development build, with warnings for developers, even to a production bundle. */
const ROUTER = path.join(ROOT, 'node_modules/react-router/dist/production');
const withoutWarnings = {
  'react-router$': path.join(ROUTER, 'index.mjs'),
  'react-router/dom$': path.join(ROUTER, 'dom-export.mjs'),
};

/** A component that is given a name for developer tools stays in the bundle even where nothing uses it. */
const withoutDisplayNames = (): PluginObj => ({
  visitor: {
    AssignmentExpression: ({ node: { left }, parentPath }) => {
      const isName =
        left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'displayName';
      if (isName && parentPath.isExpressionStatement()) parentPath.remove();
    },
  },
});

/** React Router without its forms, fetchers and other parts of its data routers, which nothing here uses. */
const routerRule = {
  test: /\.mjs$/,
  include: ROUTER,
  loader: 'babel-loader',
  options: { configFile: false, compact: false, presets: ['@babel/preset-react'], plugins: [withoutDisplayNames] },
};

/** Files of a folder go out as they are. */
class FilesOf {
  readonly #folder: string;
  readonly #prefix: string;

  constructor(folder: string, prefix = '') {
    this.#folder = path.join(ROOT, folder);
    this.#prefix = prefix;
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
          compilation.emitAsset(this.#prefix + name, new webpack.sources.RawSource(readFileSync(place)));
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

/** The development build brings recordings to play. */
const copied = {
  production: [new FilesOf('public')],
  development: [new FilesOf('public'), new FilesOf('test/traces', 'traces/')],
};

/** What a cached build depends on beside the sources it was made of. */
const cacheVersion = (): string =>
  ['webpack.config.ts', 'babel.config.js', 'package-lock.json']
    .reduce((hash, file) => hash.update(readFileSync(path.join(ROOT, file))), createHash('sha256'))
    .digest('hex');

const page = (filename: string, template: string, chunk: string): HtmlWebpackPlugin =>
  new HtmlWebpackPlugin({ filename, template, chunks: [chunk], inject: false, minify: { collapseWhitespace: true } });

const pages = [
  page('index.html', './src/web/index.html', 'main'),
  page('auth-redirect.html', './src/web/authRedirect.html', BRIDGE),
];

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

/** The app tells its version in what it writes for developers. */
function appVersion(): webpack.DefinePlugin {
  const about = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const version = /"version": ("[^"]+")/.exec(about)?.[1];
  return new webpack.DefinePlugin({ 'process.env.APP_VERSION': version ?? '""' });
}

const ofChunk =
  (...names: string[]) =>
  ({ name }: { name?: string | null }) =>
    names.includes(name ?? '');

/** What few people load brings its own copy of what it shares with the app: in the way of all others nothing is split. */
const INSPECTION = ['inspection', 'recording'];

/** React apart from the app: it changes seldom, and two chunks are evaluated as two shorter tasks. */
const reactChunk = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: ofChunk('main'),
  enforce: true,
};

/** What both big screens use comes with the app's frame: one file less to wait for, and smaller packed together. */
const sharedByScreens = {
  name: 'signed-in',
  chunks: ofChunk('orders', 'comparison'),
  minChunks: 2,
  enforce: true,
};

/** The configuration is read with schemas before anybody is signed in, everything else afterwards: one copy serves all. */
const schemas = {
  name: 'schemas',
  test: /[\\/]node_modules[\\/]zod[\\/]/,
  chunks: 'async',
  priority: 1,
  enforce: true,
} as const;

/** The library and our use of it change together, and are smaller packed together. */
const msal = { name: 'msal', test: /[\\/]node_modules[\\/]@azure[\\/]/, chunks: ofChunk('msal'), enforce: true };

/** The development build can also play recordings. */
const ENTRY = { production: './src/web/main.tsx', development: './src/web/devMain.ts' };

/** The browser app, built into dist/web. `entry` is another start file, e.g. one with a mock of the product API. */
export function webpackConfig(mode: Mode, entry = ENTRY[mode]): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: { main: entry, [BRIDGE]: './src/web/authRedirect.ts' },
    output: {
      path: path.join(ROOT, 'dist/web'),
      publicPath: '/',
      filename: 'assets/[name].[contenthash:16].js',
      chunkFilename: 'assets/[name].[contenthash:16].js',
      cssFilename: 'assets/[name].[contenthash:16].css',
      cssChunkFilename: 'assets/[name].[contenthash:16].css',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...browserBuilds, ...(isProduction ? withoutWarnings : {}) },
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, include: path.join(ROOT, 'src'), loader: 'babel-loader', options: { envName: mode } },
        { test: /\.css$/, type: 'css/auto' },
        ...(isProduction ? [routerRule] : []),
      ],
    },
    plugins: [
      ...pages,
      appVersion(),
      ...copied[mode],
      ...withoutUnusedParts(),
      new ChunkFiles(),
      ...(isProduction ? compressed() : []),
    ],
    experiments: { css: true },
    optimization: {
      // The shortest names for what modules share: 1 kB gzip less than names that no other export can change.
      mangleExports: 'size',
      splitChunks: {
        chunks: (chunk) => !chunk.canBeInitial() && !INSPECTION.includes(chunk.name ?? ''),
        cacheGroups: { defaultVendors: false, react: reactChunk, schemas, msal, sharedByScreens },
      },
    },
    // No eval, in development either: the Content-Security-Policy forbids it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    performance: false,
    stats: 'errors-warnings',
    cache: { type: 'filesystem', cacheDirectory: path.join(ROOT, '.cache/webpack'), version: cacheVersion() },
  };
}

export default (_env: unknown, { mode }: { mode?: Mode }): Configuration => webpackConfig(mode ?? 'production');
