import type { Estimate } from '../../../domain/cost/comparison/estimate';
import type { ColorName } from '../../ui/theme';

export interface CostPart {
  label: string;
  /** US dollars. */
  dollars: number;
  color: ColorName;
}

export const costPartLooks = {
  cost: { label: 'Cost', color: 'textSoft' },
  materials: { label: 'Materials', color: 'controlLine' },
  labor: { label: 'Labor', color: 'line' },
  margin: { label: 'Margin', color: 'okFill' },
} as const;

/** What the sale price is made of, largest first in reading order; null where the server gives nothing to count from. */
export function costParts({ cost, materials, labor, margin }: Estimate): CostPart[] | null {
  if (cost === null) return null;
  return [
    { ...costPartLooks.cost, dollars: cost },
    { ...costPartLooks.materials, dollars: materials },
    { ...costPartLooks.labor, dollars: labor },
    { ...costPartLooks.margin, dollars: Math.max(0, margin ?? 0) },
  ];
}
