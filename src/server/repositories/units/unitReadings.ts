import { sql, type Kysely } from 'kysely';
import type { UnitFacts } from '../../../domain/inventory/unitFacts';
import type { Candidate } from '../../../domain/matching/reading/candidate';
import type { Database } from '../../db/schema';
import { matchedColumns } from '../../db/tables/matchedColumns';
import { inColumns, type ColumnNames, type Columns } from '../inColumns';
import { factsAfterQuery } from './inventory';

/** Reads all units for what is kept in memory of them: many rows, quickly. */
export interface UnitReadings {
  /** The next available units after `serial`, in order of serial. */
  candidatesAfter(serial: string, limit: number): Promise<Candidate[]>;
  /** The next units after `serial`, in order of serial. */
  factsAfter(serial: string, limit: number): Promise<UnitFacts[]>;
  /** How many units there are, whether available or not. */
  count(): Promise<number>;
}

export const createUnitReadings = (db: Kysely<Database>): UnitReadings => ({
  candidatesAfter: async (serial, limit) => {
    const available = sql`
      select ${sql.join(matchedColumns.map((column) => sql.ref(column)))}, ${sql.raw(WORN)} from units
      where retired_at is null and not exists (select from orders where orders.assigned_serial = units.serial offset 0)
        and serial > ${serial} order by serial limit ${limit}`;
    return candidatesIn(await inColumns<MatchedUnit>(db, available, MATCHED));
  },
  factsAfter: async (serial, limit) => {
    const facts = sql`select *, ${sql.raw(WORN)} from (${factsAfterQuery(db, serial, limit)}) units`;
    return factsIn(await inColumns<CountedUnit>(db, facts, COUNTED));
  },
  count: async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from units`.execute(db);
    return rows[0]?.count ?? 0;
  },
});

const WORN = `cabinet_condition = 'replace' as cabinet_worn, tank_condition = 'replace' as tank_worn`;

type MatchedUnit = Required<Candidate>;

const MATCHED: ColumnNames<MatchedUnit> = {
  serial: 'serial',
  condition: 'condition',
  phase: 'phase',
  kva: 'kva_rating',
  primaryVoltage: 'primary_voltage',
  secondaryVoltage: 'secondary_voltage',
  bilKv: 'primary_bil_kv',
  taps: 'taps',
  bushType: 'bush_type',
  bushConfiguration: 'bush_config_description',
  fusing: 'fusing_description',
  fluid: 'type_of_fluid',
  oilVolumeGal: 'oil_volume_gal',
  windingMaterial: 'winding_material',
  impedancePct: 'impedance_pct',
  secondaryBushings: 'sec_bush',
  location: 'warehouse_desc',
  unitCost: 'unit_cost',
  laborCost: 'labor_cost',
  materialsCost: 'materials_cost',
  listPrice: 'list_price',
  fr3FillCost: 'fr3_fill_cost',
  turnPullCost: 'turn_pull_cost',
  feedConversionCost: 'feed_conversion_cost',
  replacementCabinetCost: 'replacement_cabinet_cost',
  retankCost: 'retank_cost',
  cabinetNeedsReplacing: 'cabinet_worn',
  tankNeedsReplacing: 'tank_worn',
};

/** Written out: an object that a loop over names makes costs several times as much. */
const candidatesIn = (read: Columns<MatchedUnit>): Candidate[] =>
  read.serial.map((serial, at) => ({
    serial,
    condition: read.condition[at] ?? null,
    phase: read.phase[at] ?? null,
    kva: read.kva[at] ?? null,
    primaryVoltage: read.primaryVoltage[at] ?? null,
    secondaryVoltage: read.secondaryVoltage[at] ?? null,
    bilKv: read.bilKv[at] ?? null,
    taps: read.taps[at] ?? null,
    bushType: read.bushType[at] ?? null,
    bushConfiguration: read.bushConfiguration[at] ?? null,
    fusing: read.fusing[at] ?? null,
    fluid: read.fluid[at] ?? null,
    oilVolumeGal: read.oilVolumeGal[at] ?? null,
    windingMaterial: read.windingMaterial[at] ?? null,
    impedancePct: read.impedancePct[at] ?? null,
    secondaryBushings: read.secondaryBushings[at] ?? null,
    location: read.location[at] ?? null,
    unitCost: read.unitCost[at] ?? null,
    laborCost: read.laborCost[at] ?? null,
    materialsCost: read.materialsCost[at] ?? null,
    listPrice: read.listPrice[at] ?? null,
    fr3FillCost: read.fr3FillCost[at] ?? null,
    turnPullCost: read.turnPullCost[at] ?? null,
    feedConversionCost: read.feedConversionCost[at] ?? null,
    replacementCabinetCost: read.replacementCabinetCost[at] ?? null,
    retankCost: read.retankCost[at] ?? null,
    cabinetNeedsReplacing: read.cabinetNeedsReplacing[at] ?? false,
    tankNeedsReplacing: read.tankNeedsReplacing[at] ?? false,
  }));

type CountedUnit = Omit<UnitFacts, 'notes'> & { fabNotes: string | null; comments: string | null };

const COUNTED: ColumnNames<CountedUnit> = {
  serial: 'serial',
  condition: 'condition',
  phase: 'phase',
  kva: 'kva_rating',
  primaryVoltage: 'primary_voltage',
  secondaryVoltage: 'secondary_voltage',
  bushType: 'bush_type',
  bushConfiguration: 'bush_config_description',
  fluid: 'type_of_fluid',
  windingMaterial: 'winding_material',
  warehouse: 'warehouse_desc',
  manufacturer: 'manufacturer',
  mfgYear: 'mfg_year',
  weightLbs: 'weight_lbs',
  unitCost: 'unit_cost',
  listPrice: 'list_price',
  cabinetNeedsReplacing: 'cabinet_worn',
  tankNeedsReplacing: 'tank_worn',
  hasPhotos: 'has_photos',
  isReserved: 'is_reserved',
  isRetired: 'is_retired',
  fabNotes: 'fab_notes',
  comments: 'comments',
};

const factsIn = (read: Columns<CountedUnit>): UnitFacts[] =>
  read.serial.map((serial, at) => ({
    serial,
    condition: read.condition[at] ?? '',
    phase: read.phase[at] ?? 0,
    kva: read.kva[at] ?? 0,
    primaryVoltage: read.primaryVoltage[at] ?? '',
    secondaryVoltage: read.secondaryVoltage[at] ?? '',
    bushType: read.bushType[at] ?? null,
    bushConfiguration: read.bushConfiguration[at] ?? null,
    fluid: read.fluid[at] ?? null,
    windingMaterial: read.windingMaterial[at] ?? null,
    warehouse: read.warehouse[at] ?? null,
    manufacturer: read.manufacturer[at] ?? null,
    mfgYear: read.mfgYear[at] ?? null,
    weightLbs: read.weightLbs[at] ?? null,
    unitCost: read.unitCost[at] ?? null,
    listPrice: read.listPrice[at] ?? null,
    cabinetNeedsReplacing: read.cabinetNeedsReplacing[at] ?? false,
    tankNeedsReplacing: read.tankNeedsReplacing[at] ?? false,
    hasPhotos: read.hasPhotos[at] ?? false,
    isReserved: read.isReserved[at] ?? false,
    isRetired: read.isRetired[at] ?? false,
    notes: [read.fabNotes[at] ?? null, read.comments[at] ?? null],
  }));
