import { delay } from 'msw';
import * as z from 'zod/mini';
import { servableOrdersSchema } from '../../src/contract/matching/servableOrders';
import { customerRequirementSchema, pendingOrderSchema } from '../../src/contract/orders/customerRequirement';
import { paths } from '../../src/contract/paths';
import { inventoryUnitSchema } from '../../src/contract/units/inventoryUnit';
import { reservedTransformers } from '../../src/sample/reserved';
import { toQuote } from '../../src/domain/orders/quote';
import { getInventoryByCode } from '../../src/web/features/inventory/api/inventory';
import { findUnitByIc } from '../../src/web/features/matching/api/matchIc';
import { getOrder, getOrders, getStates } from '../../src/web/features/orders/api/orders';
import { getRecommendations } from '../../src/web/features/matching/api/recommendations';
import { late, productApi } from './answers';
import { sampleKnowledge } from './sampleKnowledge';
import { server } from './server';
import { API_BASE_URL, aStore } from '../support/web/store';

jest.mock('msw', () => ({ ...jest.requireActual<object>('msw'), delay: jest.fn() }));

const inventoryUnitsSchema = z.array(inventoryUnitSchema);
const ask = async (path: string): Promise<unknown> => (await fetch(API_BASE_URL + path)).json();

describe('the mock product API on sample data', () => {
  test('the mock product API serves the path from the list over an order to its units', async () => {
    server.use(...productApi(sampleKnowledge()));
    const { dispatch } = aStore();
    const pending = await dispatch(getOrders.initiate({ page: '1', unit_assignment: 'unassigned' })).unwrap();
    const assigned = await dispatch(getOrders.initiate({ page: '1', unit_assignment: 'assigned' })).unwrap();
    const all = await dispatch(getOrders.initiate({ page: '1' })).unwrap();
    expect(pending.results).toHaveLength(6);
    expect(pending.count + assigned.count).toBe(all.count);

    const order = await dispatch(getOrder.initiate(String(pending.results[0]?.id))).unwrap();
    const { units } = await dispatch(getRecommendations.initiate(toQuote(order))).unwrap();
    const scores = units.map(({ match_score }) => match_score ?? 0);
    expect(scores).toHaveLength(50);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));

    const [best] = units;
    const request = { quote: toQuote(order), serial: String(best?.serial) };
    const found = await findUnitByIc(dispatch, request, new AbortController().signal);
    expect(found.unit).toEqual(best);
    const detail = await dispatch(getInventoryByCode.initiate(request.serial)).unwrap();
    expect(detail.kvaRating).toBe(best?.kva_rating);
  });

  test('the mock product API knows the states of its orders by name, and no other unit', async () => {
    server.use(...productApi(sampleKnowledge()));
    const { dispatch } = aStore();
    expect(await dispatch(getStates.initiate(undefined)).unwrap()).toContainEqual({ code: 'AZ', display: 'Arizona' });
    const request = { quote: { order_id: 10001 }, serial: 'none such' };
    await expect(findUnitByIc(dispatch, request, new AbortController().signal)).rejects.toThrow(
      'Failed to find the inventory control number',
    );
  });

  test('the mock product API has the sample entities: the whole inventory, a customer requirement and the order that waits for a unit', async () => {
    server.use(...productApi(sampleKnowledge()));
    const inventory = inventoryUnitsSchema.parse(await ask(paths.inventoryAll));
    expect(inventory.length).toBeGreaterThan(1000);
    expect(new Set(inventory.map(({ badgeText, badgeColor }) => `${badgeText} ${badgeColor}`))).toEqual(
      new Set(['RC blue', 'RW purple']),
    );
    expect(inventory.find(({ attachments }) => attachments.length > 0)?.attachments).toEqual([
      { name: 'drawing.svg', url: 'http://localhost/default-unit.svg', kind: 'drawing' },
    ]);
    const order = pendingOrderSchema.parse(await ask(paths.order('sample')));
    const requirement = customerRequirementSchema.parse(await ask(paths.customerRequirement('10001')));
    expect(order).toMatchObject({ status: 'pending', customerRequirementId: requirement.id, specs: requirement.specs });
    expect(await ask(paths.customerRequirement('none'))).toMatchObject({ status: 404 });
  });

  test('the mock product API gives a newcomer something to try: on the first order a unit of the first page has work to switch off or on', async () => {
    server.use(...productApi(sampleKnowledge()));
    const { dispatch } = aStore();
    const query = { page: '1', unit_assignment: 'unassigned', ordering: '-order_date' } as const;
    const { results } = await dispatch(getOrders.initiate(query)).unwrap();
    const { units } = await dispatch(getRecommendations.initiate(toQuote(results[0]!))).unwrap();
    const costs = units.slice(0, 3).map(({ jcm_result }) => Object.values(jcm_result?.cost_breakdown ?? {}));
    expect(costs.some((some) => some.some((cost) => Number(cost) > 0))).toBe(true);
  });

  test('the mock product API has the order and the unit that each reserved sample leads to', async () => {
    server.use(...productApi(sampleKnowledge()));
    for (const { itemCode, orderId, customerName, kvaRating } of reservedTransformers) {
      expect(await ask(paths.order(orderId))).toMatchObject({ customer_name: customerName });
      expect(await ask(paths.inventoryByCode(itemCode))).toMatchObject({ itemCode, kvaRating });
    }
  });

  test('the mock product API offers the open orders that a unit could serve, best first', async () => {
    server.use(...productApi(sampleKnowledge()));
    const { dispatch } = aStore();
    const { results } = await dispatch(getOrders.initiate({ page: '1', unit_assignment: 'unassigned' })).unwrap();
    const { units } = await dispatch(getRecommendations.initiate(toQuote(results[0]!))).unwrap();
    const [best] = units;
    const offered = servableOrdersSchema.parse(await ask(paths.ordersForUnit(String(best?.serial))));
    const scores = offered.results.map(({ match_score }) => match_score ?? 0);
    expect(offered.count).toBeGreaterThanOrEqual(offered.results.length);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(scores.length).toBeGreaterThan(0);
    expect(await ask(paths.ordersForUnit('none such'))).toMatchObject({ status: 404 });
  });
});

test('every answer of the mock product API takes as long as configured', async () => {
  const delays: number[] = [];
  jest.mocked(delay).mockImplementation((ms) => {
    delays.push(Number(ms));
    return Promise.resolve();
  });
  server.use(late(500), ...productApi(sampleKnowledge()));
  for (const path of [paths.inventoryAll, paths.customerRequirement('10001'), paths.order('10001'), paths.orders])
    await ask(path);
  expect(delays).toEqual([500, 500, 500, 500]);
});
