import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { webpackConfig } from '../webpack.config';

/** npm run dev:mock: the app alone in the browser, on MSW instead of a server, rebuilt whenever a source file changes. */
const HOST = process.env.HOST ?? 'localhost';
const PORT = Number(process.env.PORT ?? 3001);

const config = webpackConfig('development', './test/mocks/browser.ts');
config.name = 'mock';
config.module?.rules?.push({
  test: /\.tsx?$/,
  include: path.resolve('test/mocks'),
  loader: 'babel-loader',
  options: { envName: 'development' },
});

const server = new WebpackDevServer(
  {
    host: HOST,
    port: PORT,
    historyApiFallback: true,
    hot: false,
    // Browsers report a service worker's update check that a navigation cut short as an error of the page.
    client: { overlay: { runtimeErrors: false } },
    // The service worker that answers for the product API.
    static: { directory: path.resolve('node_modules/msw/lib'), watch: false },
  },
  webpack(config),
);

await server.start();
console.log(`SpecAI on a mock product API: http://${HOST}:${PORT}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.stop().then(() => process.exit()));
