import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as z from 'zod/mini';
import { unitSchema } from '../../../../src/contract/unit/unit';
import { changeCostOption, initialCostOptions } from '../../../../src/domain/cost/comparison/costOptions';
import { CostSwitches } from '../../../../src/web/parts/cost/CostSwitches';
import { givenCosts } from '../../../../src/web/parts/cost/liveCosts';
import { about } from '../../about';
import { completeEstimate } from '../../estimates';
import { Held } from '../../Held';

/** It needs FR3 and requires a turn pull; no re-tank is priced. */
const unit = z.parse(unitSchema, {
  ...{ serial: '40117762', jcm_total_cost: 20_000, requires_turn_pull: true, can_serve: true, oil_volume: 620 },
  jcm_result: {
    cost_breakdown: {
      ...{ fr3_cost: 4960, turn_pull_cost: 3500, feed_conversion_cost: 800 },
      ...{ replacement_cabinet_cost: 2500, retank_cost: 0 },
    },
  },
  needed_work: [{ work: 'fr3', cost: 4960 }],
});

const costsOf = (of: typeof unit) => givenCosts(of, initialCostOptions(of), completeEstimate);

const meta = {
  title: 'Units/Cost switches',
  component: CostSwitches,
  parameters: about(
    'The add-on work of a unit for an order, with the costs and quantities that people enter.',
    'Not for the options of a unit alone: those are on its own page.',
  ),
  args: { costs: costsOf(unit), onChange: () => undefined },
  render: ({ costs }) => (
    <Held initial={costs.options()}>
      {(options, hold) => (
        <CostSwitches
          costs={givenCosts(costs.unit, options, completeEstimate)}
          onChange={(change) => hold(changeCostOption(options, change))}
        />
      )}
    </Held>
  ),
} satisfies Meta<typeof CostSwitches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsNeeded: Story = {};
/** A unit that needs nothing. */
export const Empty: Story = {
  args: { costs: costsOf({ ...unit, needed_work: [], jcm_result: null, requires_turn_pull: false }) },
};
