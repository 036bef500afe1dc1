/** Babel builds the browser bundle, and lets Jest read packages that ship ES modules only. */
export default (api) => {
  const isTest = api.env('test');
  const target = isTest ? { node: 'current' } : { chrome: '111', edge: '111', firefox: '114', safari: '16.4' };
  return {
    presets: [
      ['@babel/preset-env', { targets: target, modules: isTest ? 'commonjs' : false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
    plugins: [['babel-plugin-styled-components', { displayName: api.env('development'), ssr: false, pure: true }]],
  };
};
