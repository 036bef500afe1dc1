import type { Locator } from 'playwright/test';

export const top = async (shown: Locator): Promise<number> => (await shown.boundingBox())?.y ?? NaN;

export const foot = async (shown: Locator): Promise<number> => {
  const box = await shown.boundingBox();
  return (box?.y ?? NaN) + (box?.height ?? NaN);
};
