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

  const say = (title, lines) => {
    const main = document.createElement('main');
    main.setAttribute('role', 'alert');
    // Style sheets can be missing.
    main.style.cssText = 'max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif';
    const paragraphs = lines.map((line) => `<p>${line}</p>`).join('');
    main.innerHTML = `<h1>${title}</h1>${paragraphs}<p><button type="button">Reload</button></p>`;
    main.querySelector('button').addEventListener('click', () => location.reload());
    document.body.replaceChildren(main);
  };

  const onError = ({ target }) => {
    const attempt = Number(target?.dataset?.entry ?? NaN);
    if (Number.isNaN(attempt)) return;
    if (attempt < WAITS_MS.length) setTimeout(() => askAgain(target, attempt), WAITS_MS[attempt]);
    else if (isFirst(target.getAttribute('src') ?? target.getAttribute('href'))) location.reload();
    else
      say('SpecAI could not be loaded', [
        'The server does not have a part of the page. It may be in the middle of an update.',
        'Reload the page in a minute, or contact support if the problem persists.',
      ]);
  };
  addEventListener('error', onError, true);

  const isStorageBlocked = () => {
    try {
      return sessionStorage === null || localStorage === null;
    } catch {
      return true;
    }
  };
  if (isStorageBlocked())
    addEventListener('DOMContentLoaded', () =>
      say('SpecAI cannot store data in this browser', [
        'The browser blocks cookies and site data, which SpecAI needs to sign you in.',
        'Allow them for this site in the settings of the browser, then reload the page.',
      ]),
    );
})();
