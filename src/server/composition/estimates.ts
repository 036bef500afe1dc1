import type { Kysely } from 'kysely';
import { quotationMail } from '../../domain/quotation/quotationMail';
import type { MailText } from '../../domain/notices/mails';
import type { Database } from '../db/schema';
import { quotationPdf } from '../documents/quotation/quotationPdf';
import { storedPhotos } from '../files/attachFile';
import { countedEstimates, countedReservations } from '../metrics/counted';
import type { FileStore } from '../files/store/fileStore';
import { storedQuotation, createQuotationsRepository } from '../repositories/quotations';
import { estimateGrounds } from '../matching/estimateGrounds';
import { createEstimatesRepository } from '../repositories/estimates/estimates';
import { createQuotationSetsRepository } from '../repositories/quotationSets';
import type { OpenPointsOf } from '../repositories/reservations/reservationReserve';
import type { Api } from '../routes/api';
import { registerEstimates } from '../routes/estimates/estimates';
import { registerQuotations, registerQuotationSettings } from '../routes/estimates/quotations';
import { type RoomDependencies, repositoriesOn } from './appDependencies';
import { openPointsOf } from '../matching/requirementOfOrder';
import { createNoticesRepository } from '../repositories/reservations/reservationRelease';
import { createReservationsRepository } from '../repositories/reservations/reservations';
import { createRetirementRepository } from '../repositories/units/units';
import { registerNotices, registerReservations } from '../routes/reservations';
import { registerRetirement } from '../routes/units/inventory';
import { registerPlanRooms } from './orders';

export interface QuotationLetter extends MailText {
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

export const quotationLetters =
  (db: Kysely<Database>, store: FileStore) =>
  async ({ number, sender }: { number: string; sender: string }): Promise<QuotationLetter> => {
    const query = db.selectFrom('quotations').selectAll().where('number', '=', number);
    const { quotation, photos } = await storedQuotation(db, await query.executeTakeFirstOrThrow());
    const { order, unit, company, ...terms } = quotation;
    const text = quotationMail(
      { ...terms, number, jobNumber: order.jobNumber, serial: unit.serial, company: company.name },
      sender,
    );
    const content = await quotationPdf(quotation, await storedPhotos(store, photos));
    return { ...text, attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content }] };
  };

type EstimateDependencies = RoomDependencies & { readonly openPointsOf: OpenPointsOf };

function registerEstimateRooms(app: Api, dependencies: EstimateDependencies): void {
  const { config, fileStore: store, metrics, openPointsOf, quotationsPerMinute, now } = dependencies;
  const hasMail = config.mail !== null;
  const judging = estimateGrounds(now);
  const estimatesOn = (db: Kysely<Database>) => ({
    ...repositoriesOn(db),
    estimates: countedEstimates(createEstimatesRepository(db, judging, openPointsOf, hasMail), metrics),
  });
  registerEstimates(app, estimatesOn);
  registerQuotations(app, {
    on: (db) => ({
      ...{ ...estimatesOn(db), store, hasMail, now },
      quotations: createQuotationsRepository(db, judging.delivered),
    }),
    perMinute: quotationsPerMinute,
  });
  registerQuotationSettings(app, (db) => ({ quotationSets: createQuotationSetsRepository(db) }));
}

export function registerReservationRooms(app: Api, dependencies: RoomDependencies): void {
  const { config, liveUnits, metrics } = dependencies;
  const pointsOf: OpenPointsOf = (order, unit, accepted) =>
    openPointsOf({ order, unit, accepted }, liveUnits.rates().values);
  const reservationsOn = (db: Kysely<Database>) =>
    countedReservations(createReservationsRepository(db, pointsOf, config.mail !== null), metrics);
  registerReservations(app, (db) => ({ ...repositoriesOn(db), reservations: reservationsOn(db) }));
  registerEstimateRooms(app, { ...dependencies, openPointsOf: pointsOf });
  registerPlanRooms(app, dependencies, reservationsOn);
  registerRetirement(app, (db) => ({ ...repositoriesOn(db), retirement: createRetirementRepository(db) }));
  registerNotices(app, (db) => ({ notices: createNoticesRepository(db) }));
}
