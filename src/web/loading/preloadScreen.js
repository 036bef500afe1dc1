/*
 * Stands in the page itself: in a tab with a sign-in to resume, the files of the app and of the screen that the address names
 * are asked for beside those of the entry, not after them. The first of all begins the screen's calls (firstCalls.ts).
 */
(() => {
  const { nonce } = document.currentScript;

  const isSignedIn = () => {
    try {
      return sessionStorage.getItem('specai.auth') !== null;
    } catch {
      return false;
    }
  };

  const preload = (href) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', nonce, href });
    document.head.append(link);
  };

  const run = (src) => {
    const script = document.createElement('script');
    Object.assign(script, { async: true, fetchPriority: 'high', nonce, src });
    document.head.append(script);
  };

  if (!isSignedIn()) return;
  const { files, chunks } = JSON.parse(document.getElementById('files').textContent);
  for (const index of chunks['first-calls'] ?? []) run(files[index]);
  const [, place] = location.pathname.split('/');
  for (const name of ['config', 'signed-in', { '': 'orders', order: 'comparison' }[place] ?? place])
    for (const index of chunks[name] ?? []) preload(files[index]);
})();
