// Inlined in the page, before all else. ES5, so that every browser can run it.
(function () {
  // What the app uses and older browsers lack, each with the versions that brought it.
  function isSupported() {
    return (
      // Chrome 116, Firefox 124, Safari 17.4
      typeof AbortSignal === 'function' &&
      typeof AbortSignal.any === 'function' &&
      // Chrome 120, Firefox 115, Safari 17
      typeof URL.canParse === 'function' &&
      // Chrome 110, Firefox 115, Safari 16
      typeof Array.prototype.toSorted === 'function' &&
      // Chrome 117, Firefox 71, Safari 16
      CSS.supports('grid-template-rows', 'subgrid') &&
      // Chrome 105, Firefox 121, Safari 15.4
      CSS.supports('selector(:has(a))')
    );
  }

  function say() {
    var main = document.createElement('main');
    main.setAttribute('role', 'alert');
    main.style.cssText = 'max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif';
    main.innerHTML =
      '<h1>This browser is too old for SpecAI</h1>' +
      '<p>SpecAI needs Chrome or Edge 120, Firefox 124, Safari 17.4, or later.</p>' +
      '<p>Update this browser, or open SpecAI in another one.</p>';
    document.body.innerHTML = '';
    document.body.appendChild(main);
  }

  if (!isSupported()) document.addEventListener('DOMContentLoaded', say);
})();
