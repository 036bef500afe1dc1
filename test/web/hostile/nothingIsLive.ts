/** Our own `details` have a class. */
const FOREIGN =
  'main script, iframe, object, embed, base, math, body style, body link, textarea, details:not([class]), animate';

const attributes = () => [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);

export function nothingIsLive() {
  expect(window).not.toHaveProperty('__xss');
  expect(document.querySelector(FOREIGN)).toBeNull();
  expect(attributes().filter(({ name }) => name.startsWith('on') || name === 'srcdoc')).toEqual([]);
  const addresses = attributes().filter(({ name }) => /^(href|src|action|formaction|xlink:href)$/.test(name));
  for (const { value } of addresses) expect(value).toMatch(/^(https?:\/\/|\/(?![/\\])|mailto:|#)/);
}
