import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import path from 'node:path';
import webpack from 'webpack';
import { webpackConfig } from '../webpack.config';

/** npm run dev:mock: the app alone in the browser, on MSW instead of a server, rebuilt after each change. */
const HOST = process.env.HOST ?? 'localhost';
const PORT = Number(process.env.PORT ?? 3001);
const OUTPUT = path.resolve('.cache/mock');

const config = webpackConfig('development', './test/mocks/browser.ts');
config.name = 'mock';
config.output = { ...config.output, path: OUTPUT };
config.module?.rules?.push({
  test: /\.tsx?$/,
  include: path.resolve('test/mocks'),
  loader: 'babel-loader',
  options: { envName: 'development' },
});

const app = fastify();
// The service worker that mocks the product API.
await app.register(fastifyStatic, { root: [OUTPUT, path.resolve('node_modules/msw/lib')], cacheControl: false });
app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));

webpack(config).watch({}, (error, stats) => {
  const failures = error ?? stats?.toString('errors-warnings');
  if (failures) console.error(failures);
});
await app.listen({ host: HOST, port: PORT });
console.log(`SpecAI on a mock product API: http://${HOST}:${PORT}. Reload the page after a change.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
