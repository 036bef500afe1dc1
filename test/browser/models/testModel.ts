import { test, type Page } from 'playwright/test';
import { disagreements, journeysOf, type Implementation, type Model } from './journeys';

/**
 * One test for each journey through the model, in the world that `enter` makes of a fresh page. Collecting the tests fails
 * where model and implementation disagree.
 */
export function testModel<M extends Model, World>(
  model: M,
  implementation: Implementation<M, World>,
  enter: (page: Page) => Promise<World>,
): void {
  const wrong = disagreements(model, implementation);
  if (wrong.length > 0) throw new Error(`${model.id}: ${wrong.join('; ')}`);
  const { states, events } = implementation;
  for (const [index, journey] of journeysOf(model).entries()) {
    test(`${model.id}, journey ${index + 1}: ${journey.length} steps`, async ({ page }) => {
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
