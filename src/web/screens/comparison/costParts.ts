import type { Estimate } from '../../../domain/cost/comparison/estimate';
import type { ColorName } from '../../ui/theme';

export interface CostPart {
  label: string;
  /** US dollars. */
  dollars: number;
  color: ColorName;
}

export const costPartColors = {
  cost: 'textSoft',
  materials: 'controlLine',
  labor: 'line',
  margin: 'okFill',
} as const;

/** What the sale price is made of; null where the server gives nothing to count from. */
export function costParts({ cost, materials, labor, margin }: Estimate): CostPart[] | null {
  if (cost === null) return null;
  return [
    { label: 'Cost', color: costPartColors.cost, dollars: cost },
    { label: 'Materials', color: costPartColors.materials, dollars: materials },
    { label: 'Labor', color: costPartColors.labor, dollars: labor },
    { label: 'Margin', color: costPartColors.margin, dollars: Math.max(0, margin ?? 0) },
  ];
}
