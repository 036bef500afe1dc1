import { focusNextItem } from '../../../../src/web/ui/keyboard/arrowKeys';

/** Three columns, two rows of 100 x 100 px cards with 10 px between them; the last place is empty. */
const CARDS = ['A1', 'A2', 'A3', 'B1', 'B2'];

beforeEach(() => {
  document.body.innerHTML = CARDS.map(
    (name) => `<article id="${name}"><button>Details ${name}</button><a href="#x">Compare</a></article>`,
  ).join('');
  CARDS.forEach((name, index) => {
    const [x, y] = [(index % 3) * 110, Math.floor(index / 3) * 110];
    document.getElementById(name)!.getBoundingClientRect = () => new DOMRect(x, y, 100, 100);
  });
});

const control = (name: string, which: string) => document.querySelector<HTMLElement>(`#${name} ${which}`)!;

function press(key: string, target: HTMLElement): boolean {
  target.focus();
  let used = false;
  const onKeyDown = (event: KeyboardEvent) => (used = focusNextItem(event));
  document.addEventListener('keydown', onKeyDown, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return used;
}

test.each([
  ['A1', 'ArrowRight', 'A2'],
  ['A3', 'ArrowLeft', 'A2'],
  ['A1', 'ArrowDown', 'B1'],
  ['B2', 'ArrowUp', 'A2'],
])('from card %s, %s moves the focus to the same control of card %s', (from, key, to) => {
  expect(press(key, control(from, 'a'))).toBe(true);
  expect(control(to, 'a')).toHaveFocus();
});

test('a control with its own text is matched by its index', () => {
  expect(press('ArrowRight', control('A1', 'button'))).toBe(true);
  expect(control('A2', 'button')).toHaveFocus();
});

test.each([
  ['A1', 'ArrowLeft'],
  ['A3', 'ArrowRight'],
  ['A1', 'ArrowUp'],
  ['A3', 'ArrowDown'],
  ['B2', 'ArrowRight'],
  ['A1', 'Enter'],
])('from card %s, %s moves no focus and is left to the browser', (from, key) => {
  expect(press(key, control(from, 'a'))).toBe(false);
  expect(control(from, 'a')).toHaveFocus();
});

test('arrow keys outside cards are left to the browser', () => {
  document.body.insertAdjacentHTML('beforeend', '<button id="outside">Other</button>');
  expect(press('ArrowDown', document.getElementById('outside')!)).toBe(false);
});

test('a card with nothing to focus moves no focus', () => {
  document.getElementById('A2')!.innerHTML = '';
  expect(press('ArrowRight', control('A1', 'a'))).toBe(false);
});

describe('a card that takes the focus itself', () => {
  beforeEach(() => {
    for (const name of CARDS) {
      document.getElementById(name)!.tabIndex = -1;
      control(name, 'a').insertAdjacentHTML(
        'afterend',
        '<i data-explained tabindex="-1"></i><b data-explained tabindex="-1"></b>',
      );
    }
  });
  const card = (name: string) => document.getElementById(name)!;

  test('leads to the next card itself', () => {
    expect(press('ArrowRight', card('A1'))).toBe(true);
    expect(card('A2')).toHaveFocus();
  });

  test('without a card below, Down leads to the explanations and Up leads back', () => {
    expect(press('ArrowDown', card('B1'))).toBe(true);
    expect(control('B1', 'i')).toHaveFocus();
    expect(press('ArrowDown', control('B1', 'i'))).toBe(true);
    expect(control('B1', 'b')).toHaveFocus();
    expect(press('ArrowDown', control('B1', 'b'))).toBe(false);
    card('A1').remove();
    expect(press('ArrowUp', control('B1', 'i'))).toBe(true);
    expect(card('B1')).toHaveFocus();
  });

  test('its explanations lead to those of the next card', () => {
    expect(press('ArrowRight', control('A1', 'b'))).toBe(true);
    expect(control('A2', 'b')).toHaveFocus();
  });
});
