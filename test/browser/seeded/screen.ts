import { expect, type Page } from 'playwright/test';

/** A screen, a dialog or a state of the app, and how a signed-in user gets there. */
export interface Screen {
  /** Also the file name of its picture. */
  name: string;
  open: (page: Page) => Promise<void>;
  /** Leaves things as they were. */
  close?: (page: Page) => Promise<void>;
}

export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
