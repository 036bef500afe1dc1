/** The development build begins here: with the app, or at /playback with a recording of it. No production build does. */
if (window.location.pathname === '/playback') {
  const { startPlayback } = await import(/* webpackChunkName: "playback" */ './playback/startPlayback');
  await startPlayback();
} else {
  await import(/* webpackChunkName: "app" */ './main');
}

export {};
