import { waitFor } from '@testing-library/react';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim();

/** Buttons by name. Queries by role compute the role of every element, which is most of the time on a large screen. */
export const buttons = (name: RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].filter((button) => name.test(nameOf(button)));

export const button = (name: RegExp, within?: ParentNode) => buttons(name, within).at(0);

export const findButton = (name: RegExp, within?: ParentNode) =>
  waitFor(() => {
    const found = button(name, within);
    if (!found) throw new Error(`There is no button ${name.source}.`);
    return found;
  });
