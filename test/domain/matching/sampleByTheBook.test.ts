import { sampleOrders, type SampleOrder } from '../../../src/sample/orders';
import { sampleUnits } from '../../../src/sample/units';
import { noteConstraints } from '../../../src/domain/order/notes/noteConstraints';
import { rank } from '../../../src/domain/matching/ranking/rank';
import { toMatchRequirement } from '../../../src/domain/matching/reading/requirement';
import { judgeByTheBook, type Asked, type BookUnit } from './byTheBook';
import { rankByTheBook } from './rankByTheBook';

/** One order of so many: all of them would take minutes. */
const EVERY = 26;

const numberOf = (value: unknown) => (value === null || value === '' ? null : Number(value));

const units = sampleUnits().map((row): BookUnit => ({
  serial: row.serial,
  condition: row.condition,
  phase: row.phase,
  kva: row.kva_rating,
  primaryVoltage: row.primary_voltage,
  secondaryVoltage: row.secondary_voltage,
  bilKv: row.primary_bil_kv,
  impedancePct: row.impedance_pct,
  taps: row.taps,
  bushType: row.bush_type,
  bushConfiguration: row.bush_config_description,
  fusing: row.fusing_description,
  fluid: row.type_of_fluid,
  windingMaterial: row.winding_material,
  secondaryBushings: row.sec_bush,
  location: row.warehouse_desc,
  unitCost: Number(row.unit_cost),
  laborCost: Number(row.labor_cost),
  materialsCost: Number(row.materials_cost),
  listPrice: numberOf(row.list_price),
  fr3FillCost: numberOf(row.fr3_fill_cost),
  turnPullCost: numberOf(row.turn_pull_cost),
  feedConversionCost: numberOf(row.feed_conversion_cost),
  replacementCabinetCost: numberOf(row.replacement_cabinet_cost),
  retankCost: numberOf(row.retank_cost),
  cabinetNeedsReplacing: row.cabinet_condition === 'replace',
  tankNeedsReplacing: row.tank_condition === 'replace',
}));

/** With everything accepted that its notes demand. */
function asked(row: SampleOrder): Asked {
  const accepted = noteConstraints(row.notes ?? '').flatMap(({ constraint }) => constraint ?? []);
  return {
    quote: { ...row, order_id: row.order_code, accepted_constraints: accepted },
    fusing: row.fusing,
    impedancePct: row.impedance_pct,
  };
}

const orders = sampleOrders().filter((_, index) => index % EVERY === 0);

test.each(orders.map((row) => [row.order_code, row] as const))(
  'order %s: the product and the book judge and rank the whole inventory alike',
  (_, row) => {
    const requirement = asked(row);
    const ranked = rank(toMatchRequirement(requirement.quote, requirement), units, units.length);
    expect(ranked.map(({ candidate }) => candidate.serial)).toEqual(
      rankByTheBook(units, requirement).map(({ serial }) => serial),
    );
    const differing = ranked.filter(({ candidate, score }) => {
      const book = judgeByTheBook(
        units.find(({ serial }) => serial === candidate.serial)!,
        requirement,
      );
      const verdicts = score.features.every(({ feature, verdict }) => book.verdicts[feature] === verdict);
      return !verdicts || score.score !== book.score || score.canServe !== book.canServe;
    });
    expect(differing.map(({ candidate }) => candidate.serial)).toEqual([]);
  },
);
