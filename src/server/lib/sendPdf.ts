import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';

/** Untyped: bytes. */
const file: z.ZodMiniType = z.file();
export const pdfResponse = { 200: { description: 'A PDF.', content: { 'application/pdf': { schema: file } } } };

/** A PDF takes 0.1 s or more. */
export const PDFS_PER_MINUTE = 60;

/** Blocks scripts and loads if opened directly. */
export const sendPdf = (reply: FastifyReply, pdf: Buffer, name: string) =>
  reply
    .headers({
      ...{ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
      'content-disposition': `inline; filename="${name}.pdf"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    .send(pdf);
