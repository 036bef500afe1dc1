import { sql, type Kysely } from 'kysely';
import * as z from 'zod';
import type { UnitFactsKind, UnitFactsOwn } from '../../../domain/inventory/unitFacts';
import type { CandidateKind, CandidateOwn } from '../../../domain/matching/reading/candidate';
import type { Database } from '../../db/schema';
import { matchedColumns } from '../../db/tables/matchedColumns';
import { inKinds, type ColumnNames, type InKinds } from '../inKinds';
import { factsAfterQuery } from './inventory';
import { createKinds, type Kinds } from './kinds';

/** A unit as it is read: those of one kind share its object. */
export interface ReadCandidate {
  readonly kind: CandidateKind;
  readonly own: CandidateOwn;
}

/** As `ReadCandidate`. */
export interface ReadFacts {
  readonly kind: UnitFactsKind;
  readonly own: UnitFactsOwn;
}

/** Reads all units for what is kept in memory of them: many rows, quickly. */
export interface UnitReadings {
  /** The next available units after `serial`, in order of serial. */
  candidatesAfter(serial: string, limit: number): Promise<ReadCandidate[]>;
  /** The next units after `serial`, in order of serial. */
  factsAfter(serial: string, limit: number): Promise<ReadFacts[]>;
  /** How many units there are, whether available or not. */
  count(): Promise<number>;
}

export function createUnitReadings(db: Kysely<Database>): UnitReadings {
  const matched = createKinds(matchedKindSchema, MATCHED.kind);
  const counted = createKinds(countedKindSchema, COUNTED.kind);
  return {
    candidatesAfter: async (serial, limit) => {
      const available = sql`
        select ${sql.join(matchedColumns.map((column) => sql.ref(column)))}, ${sql.raw(WORN)} from units
        where retired_at is null and not exists (select from orders where orders.assigned_serial = units.serial offset 0)
          and serial > ${serial} order by serial limit ${limit}`;
      const read = candidatesIn(await inKinds(db, available, MATCHED), matched);
      if (read.length < limit) matched.forget();
      return read;
    },
    factsAfter: async (serial, limit) => {
      const facts = sql`select *, ${sql.raw(WORN)} from (${factsAfterQuery(db, serial, limit)}) units`;
      const read = factsIn(await inKinds(db, facts, COUNTED), counted);
      if (read.length < limit) counted.forget();
      return read;
    },
    count: async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from units`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}

const WORN = `cabinet_condition is not distinct from 'replace' as cabinet_worn,
  tank_condition is not distinct from 'replace' as tank_worn`;

const MATCHED: { kind: ColumnNames<CandidateKind>; own: ColumnNames<Required<CandidateOwn>> } = {
  kind: {
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
    windingMaterial: 'winding_material',
    secondaryBushings: 'sec_bush',
    unitType: 'unit_type',
    location: 'warehouse_desc',
    cabinetNeedsReplacing: 'cabinet_worn',
    tankNeedsReplacing: 'tank_worn',
  },
  own: {
    serial: 'serial',
    oilVolumeGal: 'oil_volume_gal',
    impedancePct: 'impedance_pct',
    unitCost: 'unit_cost',
    laborCost: 'labor_cost',
    materialsCost: 'materials_cost',
    listPrice: 'list_price',
    fr3FillCost: 'fr3_fill_cost',
    turnPullCost: 'turn_pull_cost',
    feedConversionCost: 'feed_conversion_cost',
    replacementCabinetCost: 'replacement_cabinet_cost',
    retankCost: 'retank_cost',
  },
};

const text = z.string().nullable();
const number = z.number().nullable();

const matchedKindSchema: z.ZodType<CandidateKind> = z.object({
  ...{ condition: text, phase: number, kva: number, primaryVoltage: text, secondaryVoltage: text, bilKv: number },
  ...{ taps: text, bushType: text, bushConfiguration: text, fusing: text, fluid: text, windingMaterial: text },
  ...{
    secondaryBushings: text,
    unitType: text,
    location: text,
    cabinetNeedsReplacing: z.boolean(),
    tankNeedsReplacing: z.boolean(),
  },
});

/** Written out: an object that a loop over names makes costs several times as much. */
const candidatesIn = ({ kinds, own }: InKinds<Required<CandidateOwn>>, read: Kinds<CandidateKind>): ReadCandidate[] =>
  own.serial.map((serial, at) => ({
    kind: read.of(kinds[at] ?? ''),
    own: {
      serial,
      oilVolumeGal: own.oilVolumeGal[at] ?? null,
      impedancePct: own.impedancePct[at] ?? null,
      unitCost: own.unitCost[at] ?? null,
      laborCost: own.laborCost[at] ?? null,
      materialsCost: own.materialsCost[at] ?? null,
      listPrice: own.listPrice[at] ?? null,
      fr3FillCost: own.fr3FillCost[at] ?? null,
      turnPullCost: own.turnPullCost[at] ?? null,
      feedConversionCost: own.feedConversionCost[at] ?? null,
      replacementCabinetCost: own.replacementCabinetCost[at] ?? null,
      retankCost: own.retankCost[at] ?? null,
    },
  }));

type CountedOwn = Omit<UnitFactsOwn, 'notes'> & { fabNotes: string | null; comments: string | null };

const COUNTED: { kind: ColumnNames<UnitFactsKind>; own: ColumnNames<CountedOwn> } = {
  kind: {
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
    cabinetNeedsReplacing: 'cabinet_worn',
    tankNeedsReplacing: 'tank_worn',
    hasPhotos: 'has_photos',
    isReserved: 'is_reserved',
    isRetired: 'is_retired',
  },
  own: {
    serial: 'serial',
    mfgYear: 'mfg_year',
    weightLbs: 'weight_lbs',
    unitCost: 'unit_cost',
    listPrice: 'list_price',
    fabNotes: 'fab_notes',
    comments: 'comments',
  },
};

const countedKindSchema: z.ZodType<UnitFactsKind> = z.object({
  ...{ condition: z.string(), phase: z.number(), kva: z.number(), primaryVoltage: z.string() },
  ...{ secondaryVoltage: z.string(), bushType: text, bushConfiguration: text, fluid: text, windingMaterial: text },
  ...{ warehouse: text, manufacturer: text, cabinetNeedsReplacing: z.boolean(), tankNeedsReplacing: z.boolean() },
  ...{ hasPhotos: z.boolean(), isReserved: z.boolean(), isRetired: z.boolean() },
});

const factsIn = ({ kinds, own }: InKinds<CountedOwn>, read: Kinds<UnitFactsKind>): ReadFacts[] =>
  own.serial.map((serial, at) => ({
    kind: read.of(kinds[at] ?? ''),
    own: {
      serial,
      mfgYear: own.mfgYear[at] ?? null,
      weightLbs: own.weightLbs[at] ?? null,
      unitCost: own.unitCost[at] ?? null,
      listPrice: own.listPrice[at] ?? null,
      notes: [own.fabNotes[at] ?? null, own.comments[at] ?? null],
    },
  }));
