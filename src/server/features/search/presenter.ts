import type { Found } from '../../../contract/search';
import { toNumber } from '../units/presenter';
import type { SearchRepository } from './repository';

type FoundRows = Awaited<ReturnType<SearchRepository['find']>>;

export const toFound = ({ jobs, units, customers, salespeople }: FoundRows, stock: Found['stock']): Found => ({
  jobs: jobs.map(({ id, assigned_serial, ...job }) => ({ order_id: id, unit_serial: assigned_serial, ...job })),
  units: units.map((unit) => ({ ...unit, kva_rating: toNumber(unit.kva_rating) })),
  stock,
  customers,
  salespeople,
});
