import type { On } from '../../db/unitOfWork';
import {
  newQuotationSettingsSchema,
  quotationSetSchema,
  quotationSettingsHeadersSchema,
  quotationSettingsSchema,
  quotationMailedSchema,
  quotationStatusSchema,
} from '../../../contract/estimates/quotations';
import { paths } from '../../../contract/paths';
import { quotationProblems } from '../../../domain/quotations/quotationDraft';
import { toIssued, toQuotationSet } from './presenter';
import type { QuotationSetsRepository } from './settingsRepository';
import {
  type Api,
  ConflictError,
  found,
  MISSING,
  routeOf,
  UnprocessableError,
  versionIn,
  withId as params,
} from '../../http/api';
import type { StoredEstimate } from '../../../contract/estimates/estimates';
import { sentenceFor } from '../../../domain/access/sentence';
import { isMailAddress } from '../../../domain/mails/mailText';
import type { Person, Principal } from '../../auth/principal';
import type { QuotationRow } from './repository';
import {
  registerQuotationPdfs,
  orderOf,
  whyNotShown,
  type QuotationRoutes,
  type QuotationsDependencies,
} from './pdfRoutes';
import { shownOne } from '../estimates/refusals';

export interface QuotationSettingsDependencies {
  readonly quotationSets: QuotationSetsRepository;
}

const tags = ['Estimates'];
const NO_VERSION = 'Send the version of GET as If-Match: "<version>" to say what you change.';
const STALE = 'Someone else changed the quotation details since you opened them. Look at their change first.';

export function registerQuotationSettings(app: Api, on: On<QuotationSettingsDependencies>): void {
  const read = { summary: 'Quotation details and their history', tags, response: { 200: quotationSettingsSchema } };
  app.get(paths.quotationSettings, { schema: read }, async ({ db }, _reply, { permissions }) => {
    const [current, ...past] = await on(db).quotationSets.list();
    const mayChange = permissions.has('changeQuotations');
    return { version: current?.id ?? 0, mayChange, current: toQuotationSet(current), past: past.map(toQuotationSet) };
  });

  const schema = {
    summary: 'Changes what new quotations say',
    description:
      'If-Match names the version that GET gave, in quotation marks. Quotations with a number stay as they are.',
    ...{ tags, headers: quotationSettingsHeadersSchema, body: newQuotationSettingsSchema },
    response: { 200: quotationSetSchema },
  };
  const config = { needs: 'changeQuotations', problems: [409, 422, 428] } as const;
  app.put(paths.quotationSettings, { config, schema }, async (request, _reply, by) => {
    const problems = Object.values(quotationProblems(request.body.values));
    if (problems.length > 0) throw new UnprocessableError(problems.join(' '));
    const version = versionIn(request.headers, NO_VERSION);
    const saved = await on(request.db).quotationSets.save(request.body, version, by);
    if (saved === null) throw new ConflictError(STALE);
    return toQuotationSet(saved);
  });
}

/** Prevents flooding a mailbox. */
const MAILS_PER_MINUTE = 10;

const NO_MAIL_SERVER = 'E-mail is not set up on this server (SMTP_URL). Download the PDF and attach it yourself.';
const NO_ADDRESS = 'Your account names no e-mail address to send it to. Download the PDF and attach it yourself.';
const NO_COMPANY = 'The quotation does not name the company yet: an administrator enters it on Settings.';
const NO_NUMBER = 'There is no quotation to send: quote the estimate first.';

export function registerQuotations(app: Api, routes: QuotationRoutes): void {
  registerQuotationPdfs(app, routes);
  registerStatus(app, routes);
  registerMail(app, routes);
}

function registerStatus(app: Api, { on }: QuotationRoutes): void {
  const schema = {
    summary: 'The quotations of an estimate, and whether it can be shown and mailed',
    ...{ tags, params, response: { 200: quotationStatusSchema } },
  };
  app.get(routeOf(paths.estimateQuotation, 'id'), { schema }, async (request, _reply, principal) => {
    const dependencies = on(request.db);
    const { quotations, hasMail } = dependencies;
    const estimate = await shownOne(dependencies, principal, request.params.id);
    const [rows, { company }] = await Promise.all([quotations.ofEstimate(Number(estimate.id)), quotations.values()]);
    const noCompany = company.name === '' ? NO_COMPANY : null;
    const to = whereTo(hasMail, principal);
    const whyNoMail = rows.length === 0 ? NO_NUMBER : (to.whyNot ?? noCompany);
    const whyNoPdf = isQuoted(rows, estimate) ? null : await whyNotShown(dependencies, estimate);
    return {
      issued: rows.map(toIssued),
      whyNoPdf: whyNoPdf && sentenceFor(principal.permissions, whyNoPdf),
      ...{ mailTo: whyNoMail === null ? to.address : null, whyNoMail },
    };
  });
}

const isQuoted = (rows: readonly QuotationRow[], { version }: StoredEstimate) =>
  rows.some((row) => row.version === version);

interface WhereTo {
  readonly address: string;
  /** Null if it can be sent. */
  readonly whyNot: string | null;
}

function whereTo(hasMail: boolean, { email: address = '' }: Person): WhereTo {
  if (!hasMail) return { address, whyNot: NO_MAIL_SERVER };
  return { address, whyNot: isMailAddress(address) ? null : NO_ADDRESS };
}

function registerMail(app: Api, { on, perMinute = MAILS_PER_MINUTE }: QuotationRoutes): void {
  const schema = {
    summary: 'Sends the caller an e-mail with the newest quotation, ready to be sent on',
    ...{ tags, params, response: { 202: quotationMailedSchema } },
  };
  const rateLimit = { max: perMinute };
  const config = { needs: 'proposeEstimate', problems: [409, 422], rateLimit } as const;
  app.post(routeOf(paths.estimateQuotationMail, 'id'), { config, schema }, async (request, reply, by) => {
    const mailed = await mail(on(request.db), by, request.params.id);
    request.log.info({ estimateId: request.params.id, number: mailed.number }, 'quotation mailed');
    return reply.code(202).send(mailed);
  });
}

async function mail(dependencies: QuotationsDependencies, by: Principal, id: string) {
  const { quotations, hasMail } = dependencies;
  const estimate = await shownOne(dependencies, by, id);
  const { address: to, whyNot } = whereTo(hasMail, by);
  if (whyNot !== null) throw new UnprocessableError(whyNot);
  const [row] = await quotations.ofEstimate(Number(estimate.id));
  if (row === undefined) throw new ConflictError(NO_NUMBER);
  if ((await quotations.values()).company.name === '') throw new ConflictError(NO_COMPANY);
  const order = found(await orderOf(dependencies, estimate), MISSING.noOrder);
  await quotations.queueMail({ row, order, serial: estimate.unitSerial, to, by });
  return { to, number: row.number };
}
