/** What a control of the screen does, in the words of its `data-action`. */
export interface ActionOnScreen {
  readonly name: string;
  readonly run: () => void;
}

const isAvailable = (control: HTMLElement) => control.getClientRects().length > 0 && !control.matches(':disabled');

/** The actions of the screen at the moment, in its order. */
export const actionsOnScreen = (): readonly ActionOnScreen[] =>
  [...document.querySelectorAll<HTMLElement>('[data-action]')]
    .filter(isAvailable)
    .map((control) => ({ name: control.dataset.action ?? '', run: () => control.click() }));
