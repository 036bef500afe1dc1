/** Babel builds the browser bundle. */
export default (api) => {
  const targets = { chrome: '111', edge: '111', firefox: '114', safari: '16.4' };
  return {
    presets: [
      ['@babel/preset-env', { targets, modules: false, bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
    plugins: [['babel-plugin-styled-components', { displayName: api.env('development'), ssr: false, pure: true }]],
  };
};
