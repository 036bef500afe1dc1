import { test, type Page } from 'playwright/test';
import { extent } from '../../support/extent';
import { mismatches, journeysOf, shortJourneysOf, type Implementation, type Model } from './journeys';

/**
 * One test for each journey through the model, in the world that `enter` makes of a fresh page.
 *
 * @throws while tests are collected, where model and implementation do not match.
 */
export function testModel<M extends Model, World>(
  model: M,
  implementation: Implementation<M, World>,
  enter: (page: Page) => Promise<World>,
): void {
  const found = mismatches(model, implementation);
  if (found.length > 0) throw new Error(`${model.id}: ${found.join('; ')}`);
  const { states, events } = implementation;
  for (const [index, journey] of extent(journeysOf<M>, shortJourneysOf<M>)(model).entries()) {
    test(`${model.id}, journey ${index + 1}: every one of ${journey.length} steps leads to the state that the model says`, async ({
      page,
    }) => {
      const world = await enter(page);
      for (const { event, state, before, after, title } of journey) {
        await test.step(title, async () => {
          await events[event](world, before);
          await states[state](world, after);
        });
      }
    });
  }
}
