/** Babel builds the browser bundle: Chrome and Edge 111, Firefox 114, Safari 16.4 and later run its syntax as written. */
export default (api) => {
  return {
    presets: [['@babel/preset-react', { runtime: 'automatic' }], '@babel/preset-typescript'],
    plugins: [['babel-plugin-styled-components', { displayName: api.env('development'), ssr: false, pure: true }]],
  };
};
