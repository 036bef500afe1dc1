import { peerUnits, type PeerUnit } from '../data/units';

/** What each option adds; without FR3 what it would cost is saved. */
const COSTS = {
  FR3: 1_800,
  'Turn pull': 950,
  'Feed conversion': 2_200,
  'Replacement cabinet': 3_100,
  'Re-tank': 4_000,
};
export type Option = keyof typeof COSTS;
export type Choices = Record<Option, boolean>;
export const OPTIONS = Object.keys(COSTS) as Option[];
export const threeUnits = peerUnits(3);

export const noChoices = (): Choices => ({
  ...{ FR3: false, 'Turn pull': false, 'Feed conversion': false, 'Replacement cabinet': false, 'Re-tank': false },
});

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** The figures that a switch changes. */
export function sumsOf({ cost, price }: PeerUnit, choices: Choices): string {
  const chosen = OPTIONS.reduce((sum, option) => sum + (choices[option] ? COSTS[option] : 0), 0);
  const total = cost - COSTS.FR3 + chosen;
  const margin = price - total;
  return `Total ${dollars(total)} Margin ${dollars(margin)} (${((margin / price) * 100).toFixed(1)}%)`;
}
