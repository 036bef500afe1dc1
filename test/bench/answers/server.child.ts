import Fastify from 'fastify';
import { createTestApp } from '../../support/server/app';
import { paths } from '../../../src/contract/paths';
import { toQuote } from '../../../src/domain/order/quote';
import { connect } from '../../../src/server/db/connect';
import { toOrder } from '../../../src/server/presenters/orders/order';
import type { Started } from './started';

/** The product, and bare Fastify that sends the bytes of one answer of it, in one process: their processor times compare. */
const { db, close } = connect(process.argv[2] ?? '');
const served = await createTestApp({ db, url: process.argv[2] ?? '' }, { env: { LOG_LEVEL: 'silent' } });
const product = await served.app.listen({ port: 0 });
const open = db.selectFrom('orders').selectAll().where('assigned_serial', 'is', null).orderBy('id').limit(100);
const quotes = (await open.execute()).map((order) => JSON.stringify(toQuote(toOrder(order))));
const serials = (await db.selectFrom('units').select('serial').limit(100).execute()).map(({ serial }) => serial);
const headers = { 'accept-encoding': 'gzip' };
const first = await served.call('POST', paths.recommendations, JSON.parse(quotes[0] ?? '{}'), headers);
const list = await served.call('GET', paths.orders, undefined, headers);
const unit = await served.call('GET', paths.inventoryByCode(serials[0] ?? ''), undefined, headers);
const bare = Fastify();
bare.post('/recommendations', (_request, reply) => reply.type('application/json').send(first.rawPayload));
bare.get('/list', (_request, reply) => reply.type('application/json').send(list.rawPayload));
bare.get('/unit', (_request, reply) => reply.type('application/json').send(unit.rawPayload));
const started: Started = {
  ...{ product, bare: await bare.listen({ port: 0 }), token: await served.signIn.token(), quotes, serials },
};
process.send?.(started);
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => void Promise.all([bare.close(), served.close()]).then(close));
