import { rank } from '../../src/domain/matching/ranking/rank';
import { createUnitIndex } from '../../src/domain/matching/search/unitIndex';
import { sampleOrders } from '../../src/sample/orders';
import { requirementOf } from '../sample/matches';
import { manyCandidates } from './candidates';
import { show, timed } from './measure';

const BEST = 50;

/** The index against the exhaustive scan, the best 50 of ever more units. */
export function benchMatching(): void {
  const requirements = sampleOrders().map(requirementOf);
  for (const count of [1_600, 10_000, 100_000]) {
    const candidates = manyCandidates(count);
    const index = createUnitIndex();
    const startedAt = performance.now();
    for (const each of candidates) index.put(each);
    const buildMs = performance.now() - startedAt;
    const byIndex = timed(requirements, (requirement) => index.search(requirement, BEST));
    const byScan = timed(requirements.slice(0, 10), (requirement) => rank(requirement, candidates, BEST));
    console.log(`\nBest ${BEST} of ${count} units (index built in ${buildMs.toFixed(0)} ms)`);
    console.log(show('  index', byIndex));
    console.log(show('  exhaustive scan', byScan));
    console.log(`  the scan takes ${(byScan.p50 / byIndex.p50).toFixed(0)} times as long`);
  }
}
