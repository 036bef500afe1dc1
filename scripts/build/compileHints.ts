import webpack from 'webpack';

/** What runs before the first rows: these chunks, and those that webpack names by numbers, which several share. */
const FIRST = /^assets\/(main|react|config|signed-in|orders|\d+)\.[0-9a-f]+\.js$/;

/**
 * V8 compiles the functions of these files while they arrive, on a thread of its own, and not one by one when they are first called
 * (explicit compile hints, https://v8.dev/blog/explicit-compile-hints). Other engines read a comment.
 */
export const compileHints = (): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: FIRST,
    // After the minifier, which drops comments, and before the files are compressed.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
