import { NOT_RECORDED } from '../../contract/inventory/inventoryQuery';

/** The ten-year age band of a unit in `year`: '0-9' to '40+'. */
export function ageBand(mfgYear: number | null, year: number): string {
  if (mfgYear === null) return NOT_RECORDED;
  const decades = Math.max(0, Math.floor((year - mfgYear) / 10));
  return decades >= 4 ? '40+' : `${decades * 10}-${decades * 10 + 9}`;
}
