/** A wheel over a number in focus scrolls the page, as elsewhere, and does not change the number. */
export const keepNumbersFromWheel = (): void =>
  document.addEventListener(
    'wheel',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'number' && target === document.activeElement)
        target.blur();
    },
    { capture: true, passive: true },
  );
