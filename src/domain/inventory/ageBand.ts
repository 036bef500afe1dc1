import { NOT_RECORDED } from '../../contract/inventory/inventoryQuery';

/** How old a unit of this year of manufacture is in `year`, in bands of ten years: '0-9' to '40+'. */
export function ageBand(mfgYear: string, year: number): string {
  if (mfgYear === NOT_RECORDED) return NOT_RECORDED;
  const decades = Math.max(0, Math.floor((year - Number(mfgYear)) / 10));
  return decades >= 4 ? '40+' : `${decades * 10}-${decades * 10 + 9}`;
}
