import type { Kysely } from 'kysely';
import { quotationMail } from '../../../domain/quotations/quotationMail';
import type { MailText } from '../../../domain/mails/mailText';
import type { Database } from '../../db/schema/schema';
import { quotationPdf } from '../../features/quotations/pdf/quotationPdf';
import { storedPhotos } from '../../features/files/attachFile';
import { countedEstimates, countedReservations } from '../metrics/counted';
import type { FileStore } from '../../lib/fileStore/fileStore';
import { storedQuotation, createQuotationsRepository } from '../../features/quotations/repository';
import { estimateGrounds } from '../../features/matching/estimateGrounds';
import { createEstimatesRepository } from '../../features/estimates/repository';
import { createQuotationSetsRepository } from '../../features/quotations/settingsRepository';
import type { OpenPointsOf } from '../../features/reservations/reserve';
import type { Api } from '../../http/api';
import { registerEstimateList } from '../../features/estimates/listRoutes';
import { registerEstimates } from '../../features/estimates/routes';
import { registerQuotations, registerQuotationSettings } from '../../features/quotations/routes';
import { type FeatureDependencies, repositoriesOn } from './appDependencies';
import { openPointsOf } from '../../features/matching/requirementOfOrder';
import { createInquiriesRepository } from '../../features/inquiries/repository';
import { registerInquiries } from '../../features/inquiries/routes';
import { createNoticesRepository } from '../../features/reservations/notices';
import { createReservationsRepository } from '../../features/reservations/repository';
import { createRetirementRepository } from '../../features/units/repository';
import { registerNotices, registerReservations } from '../../features/reservations/routes';
import { registerRetirement } from '../../features/units/routes';
import { registerPlanFeatures } from './orders';

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

type EstimateDependencies = FeatureDependencies & { readonly openPointsOf: OpenPointsOf };

function registerEstimateFeatures(app: Api, dependencies: EstimateDependencies): void {
  const { config, fileStore: store, metrics, openPointsOf, quotationsPerMinute, now } = dependencies;
  const hasMail = config.mail !== null;
  const judging = estimateGrounds(now);
  const estimatesOn = (db: Kysely<Database>) => ({
    ...repositoriesOn(db),
    estimates: countedEstimates(createEstimatesRepository(db, judging, openPointsOf, hasMail), metrics),
  });
  registerEstimates(app, estimatesOn);
  registerEstimateList(app, (db) => ({ db, now }));
  registerQuotations(app, {
    on: (db) => ({
      ...{ ...estimatesOn(db), store, hasMail, now },
      quotations: createQuotationsRepository(db, judging.delivered),
    }),
    perMinute: quotationsPerMinute,
  });
  registerQuotationSettings(app, (db) => ({ quotationSets: createQuotationSetsRepository(db) }));
}

export function registerReservationFeatures(app: Api, dependencies: FeatureDependencies): void {
  const { config, liveUnits, metrics, now } = dependencies;
  const pointsOf: OpenPointsOf = (order, unit, accepted) =>
    openPointsOf({ order, unit, accepted }, liveUnits.rates().values);
  const reservationsOn = (db: Kysely<Database>) =>
    countedReservations(createReservationsRepository(db, pointsOf, config.mail !== null), metrics);
  registerInquiries(app, (db) => ({
    ...{ db, orders: repositoriesOn(db).orders, reservations: reservationsOn(db), now },
    inquiries: createInquiriesRepository(db, { now, mails: config.mail !== null }),
  }));
  registerReservations(app, (db) => ({ ...repositoriesOn(db), reservations: reservationsOn(db) }));
  registerEstimateFeatures(app, { ...dependencies, openPointsOf: pointsOf });
  registerPlanFeatures(app, dependencies, reservationsOn);
  registerRetirement(app, (db) => ({ ...repositoriesOn(db), retirement: createRetirementRepository(db) }));
  registerNotices(app, (db) => ({ notices: createNoticesRepository(db) }));
}
