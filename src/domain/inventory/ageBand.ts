import { NOT_RECORDED } from '../../contract/inventory/inventoryQuery';

/** How old a unit of this year of manufacture is in `year`, in bands of ten years: '0-9' to '40+'. */
export function ageBand(mfgYear: number | null, year: number): string {
  if (mfgYear === null) return NOT_RECORDED;
  const decades = Math.max(0, Math.floor((year - mfgYear) / 10));
  return decades >= 4 ? '40+' : `${decades * 10}-${decades * 10 + 9}`;
}
