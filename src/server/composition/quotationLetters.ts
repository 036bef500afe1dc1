import type { Kysely } from 'kysely';
import { quotationMail } from '../../domain/quotation/quotationMail';
import type { MailText } from '../../domain/notices/mails';
import type { Database } from '../db/schema';
import { quotationPdf } from '../documents/quotation/quotationPdf';
import { storedPhotos } from '../files/attachFile';
import type { FileStore } from '../files/store/fileStore';
import { keptQuotation } from '../repositories/quotations/quotations';

export interface QuotationLetter extends MailText {
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

/** Makes the mail to a customer, with the quotation as its attachment. */
export const quotationLetters =
  (db: Kysely<Database>, store: FileStore) =>
  async ({ number, sender }: { number: string; sender: string }): Promise<QuotationLetter> => {
    const query = db.selectFrom('quotations').selectAll().where('number', '=', number);
    const { quotation, photos } = await keptQuotation(db, await query.executeTakeFirstOrThrow());
    const { order, unit, company, ...said } = quotation;
    const text = quotationMail(
      { ...said, number, jobNumber: order.jobNumber, serial: unit.serial, company: company.name },
      sender,
    );
    const content = await quotationPdf(quotation, await storedPhotos(store, photos));
    return { ...text, attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content }] };
  };
