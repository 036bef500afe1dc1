import { coarseRank } from '../../ranking/key/rankKey';
import { scorePoints, sumTotals, type Totals } from '../../ranking/totals';
import { bucketsByBound } from '../bucketsByBound';
import { headTotals, type FacetTotals } from '../facetTotals';
import type { Shape, ShapeBucket } from './shapeIndex';

/** A shape whose units rank no higher than this. */
export interface BoundShape {
  bound: number;
  shape: Shape;
  /** Of its units, but for their impedance. */
  totals: Totals;
}

/** The shapes with the highest bounds first. A bucket is looked into once its turn has come. */
export function* shapesByBound(totals: FacetTotals, buckets: Iterable<ShapeBucket>): Generator<BoundShape, undefined> {
  const closed = bucketsByBound(totals, buckets).reverse();
  const open = new Map<number, BoundShape[]>();
  for (;;) {
    const highest = Math.max(...open.keys());
    const group = closed.at(-1);
    if (group !== undefined && group.bound >= highest) {
      closed.pop();
      for (const bucket of group.buckets) addShapes(open, totals, bucket);
      continue;
    }
    const shapes = open.get(highest);
    if (shapes === undefined) return;
    open.delete(highest);
    yield* shapes;
  }
}

function addShapes(open: Map<number, BoundShape[]>, totals: FacetTotals, { ids, shapes }: ShapeBucket): void {
  const head = headTotals(totals, ids);
  for (const shape of shapes) {
    const sum = sumTotals([head, totals.side(shape.ids.side), totals.finish(shape.ids.finish)]);
    const bound = boundOf(sum);
    const group = open.get(bound);
    if (group) group.push({ bound, shape, totals: sum });
    else open.set(bound, [{ bound, shape, totals: sum }]);
  }
}

/** The impedance brings no points, only gaps, as does work of unknown cost. */
const boundOf = (totals: Totals): number =>
  coarseRank({
    canServe: totals.canServe,
    points: scorePoints(totals),
    gaps: totals.gaps,
    unpricedGaps: totals.openGaps,
  });
