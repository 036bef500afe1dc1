import type { Page } from 'playwright/test';

export type Role = Parameters<Page['getByRole']>[0];
export type Words = string | RegExp;

export interface ByRole {
  readonly name?: Words;
  readonly exact?: boolean;
}

export interface ByWords {
  readonly exact?: boolean;
}

interface Finder {
  getByRole(role: Role, options?: ByRole): Place;
  getByLabel(words: Words, options?: ByWords): Place;
  getByText(words: Words, options?: ByWords): Place;
  getByPlaceholder(words: Words, options?: ByWords): Place;
}

/** What journeys use of Playwright's Locator. */
export interface Place extends Finder {
  filter(options: { hasText: Words }): Place;
  first(): Place;
  nth(index: number): Place;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(keys: string): Promise<void>;
  selectOption(label: string): Promise<unknown>;
  setInputFiles(path: string): Promise<void>;
  count(): Promise<number>;
  innerText(): Promise<string>;
  inputValue(): Promise<string>;
  isChecked(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
}

/** What journeys use of Playwright's Page, so that another driver can stand in for it. */
export interface Screen extends Finder {
  readonly keyboard: { press(keys: string): Promise<void> };
  goto(address: string): Promise<unknown>;
  url(): string | Promise<string>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  screenshot(options: { path: string; caret?: 'initial' }): Promise<unknown>;
  evaluate<Result>(inPage: () => Result): Promise<Result>;
}
