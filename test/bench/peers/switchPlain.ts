import { cardOf, fetchUnits, noChoices, OPTIONS, root, sumsOf, type Option } from './shared';

const units = await fetchUnits(3);
const switches = OPTIONS.map(
  (option) => `<label><input type="checkbox" role="switch" name="${option}" />${option}</label>`,
).join('');
const cards = units.map((unit) => cardOf(unit, `${switches}<p class="sums"></p>`));
root().innerHTML = `<main class="cards">${cards.join('')}</main>`;

/** The optimum: one text changes. */
document.querySelectorAll('article').forEach((card, index) => {
  const choices = noChoices();
  const draw = () => (card.querySelector('.sums')!.textContent = sumsOf(units[index]!, choices));
  card.addEventListener('change', ({ target }) => {
    const { name, checked } = target as HTMLInputElement;
    choices[name as Option] = checked;
    draw();
  });
  draw();
});
