import { checkAssignments, checkDuplicates, checkJobNumbers, checkSpelling, checkZeros } from '../crossChecks';
import type { PreparedFile } from '../inspect/inspection';
import { holdOrdersWithoutIndexes } from '../locks';
import { checkPhotos } from '../photos';
import { checkReservations, hasAssignments, holdReservations, keepReservedUnits } from '../reservations';
import { stageFile, type StagingContext } from './stageFile';
import { withoutRows, type PhotosGiven, type Staged } from './staging';

interface StageContext extends StagingContext {
  /** Takes no locks. */
  readonly isCheck: boolean;
  readonly photos: PhotosGiven;
}

export async function stageUnits(context: StageContext, prepared: PreparedFile | undefined): Promise<Staged | null> {
  if (prepared === undefined) return null;
  const units = await stageFile(context, prepared);
  if (units === null) return null;
  await checkZeros(context.trx, context.problems, units);
  await checkDuplicates(context.trx, context.problems, units);
  await checkSpelling(context.trx, context.problems, units);
  await checkPhotos(context.trx, context.problems, units, context.photos);
  return settled(context, units);
}

/** Without the refused rows. In a complete file they would be retired as missing. */
async function settled({ trx, problems }: StageContext, staged: Staged): Promise<Staged> {
  const rest = await withoutRows(trx, staged, problems.linesOf(staged.file));
  if (rest.isWhole && rest.refused > 0)
    problems.add({
      ...{ file: rest.file, line: null, column: null, value: null },
      reason: 'The file is declared complete, but rows of it are refused',
      fix: 'Correct these rows, or do not declare the file complete.',
    });
  return rest;
}

export async function stageOrders(context: StageContext, prepared: PreparedFile | undefined, units: Staged | null) {
  if (prepared === undefined) return null;
  const { trx, problems } = context;
  const orders = await stageFile(context, prepared);
  if (orders === null) return null;
  if (!context.isCheck) await holdOrdersWithoutIndexes(trx);
  await checkZeros(trx, problems, orders);
  await checkDuplicates(trx, problems, orders);
  await checkSpelling(trx, problems, orders);
  await checkJobNumbers(trx, problems, orders);
  if (hasAssignments(orders)) {
    if (!context.isCheck) await holdReservations(trx);
    await keepReservedUnits(trx, orders);
    await checkAssignments(trx, problems, orders, units);
    await checkReservations(trx, problems, orders);
  }
  return settled(context, orders);
}
