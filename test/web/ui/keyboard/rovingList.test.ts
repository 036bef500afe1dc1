import userEvent from '@testing-library/user-event';
import { rovingList } from '../../../../src/web/ui/keyboard/arrowKeys';

let stop: (() => void) | undefined;

/** jsdom has no layout: every element of the document counts as visible. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  const items = ['A', 'B', 'C'].map(
    (name) =>
      `<article id="${name}" data-item tabindex="-1"><a id="${name}1" href="#x">Link</a><button id="${name}2">Pin</button></article>`,
  );
  document.body.innerHTML = `<button id="before"></button><div id="list">${items.join('')}</div><button id="after"></button>`;
  stop = rovingList(byId('list'));
});
afterEach(() => stop?.());

const byId = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id;

/** jsdom does not move the focus by itself. */
function keyDown(shiftKey = false) {
  const key = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(key);
  return focused();
}

test('Tab leads to the first item, and later to the one that had the focus last', async () => {
  byId('before').focus();
  await userEvent.tab();
  expect(focused()).toBe('A');
  byId('B2').focus();
  byId('before').focus();
  await userEvent.tab();
  expect(focused()).toBe('B');
  byId('after').focus();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('B');
});

test('Tab goes on into the controls of an item, and from its last one out of the list', () => {
  byId('B').focus();
  expect(keyDown()).toBe('B');
  byId('B1').focus();
  expect(keyDown()).toBe('B1');
  byId('B2').focus();
  expect(keyDown()).toBe('C2');
});

test('Shift and Tab on an item leave the list at its beginning', () => {
  byId('C').focus();
  expect(keyDown(true)).toBe('A');
  byId('C1').focus();
  expect(keyDown(true)).toBe('C1');
});

test('leaving does not change to which item Tab leads back', async () => {
  byId('B2').focus();
  keyDown();
  byId('after').focus();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('B');
});

test('an item that is gone gives its place to the first one', async () => {
  byId('C').focus();
  byId('C').remove();
  byId('before').focus();
  await userEvent.tab();
  expect(focused()).toBe('A');
});

test('a click into the list goes to its place', async () => {
  byId('before').focus();
  await userEvent.tab();
  byId('before').focus();
  await userEvent.click(byId('C2'));
  expect(focused()).toBe('C2');
});
