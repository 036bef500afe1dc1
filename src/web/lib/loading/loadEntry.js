// Inlined in the page. During a rolling update two builds answer in turn: retries each file, then reloads once.
(() => {
  const WAITS_MS = [0, 50, 100, 200, 400, 800, 1000];
  const RELOADED = 'specai.reloaded';

  const askAgain = (failed, attempt) => {
    const next = document.createElement(failed.localName);
    for (const { name, value } of failed.attributes) next.setAttribute(name, value);
    next.setAttribute('data-entry', String(attempt + 1));
    next.nonce = failed.nonce;
    failed.replaceWith(next);
  };

  const isFirst = (file) => {
    try {
      const reloaded = sessionStorage.getItem(RELOADED) ?? '';
      if (reloaded.split(' ').includes(file)) return false;
      sessionStorage.setItem(RELOADED, `${reloaded} ${file}`);
      return true;
    } catch {
      return false;
    }
  };

  const say = () => {
    const main = document.createElement('main');
    main.setAttribute('role', 'alert');
    // Style sheets can be missing.
    main.style.cssText = 'max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif';
    main.innerHTML =
      '<h1>SpecAI could not be loaded</h1>' +
      '<p>The server does not have a part of the page. It may be in the middle of an update.</p>' +
      '<p>Reload the page in a minute, or contact support if the problem persists.</p>' +
      '<p><button type="button">Reload</button></p>';
    main.querySelector('button').addEventListener('click', () => location.reload());
    document.body.replaceChildren(main);
  };

  const onError = ({ target }) => {
    const attempt = Number(target?.dataset?.entry ?? NaN);
    if (Number.isNaN(attempt)) return;
    if (attempt < WAITS_MS.length) setTimeout(() => askAgain(target, attempt), WAITS_MS[attempt]);
    else if (isFirst(target.getAttribute('src') ?? target.getAttribute('href'))) location.reload();
    else say();
  };
  addEventListener('error', onError, true);
})();
