import { http, type HttpHandler, type HttpResponse } from 'msw';
import type { InventoryUnit, UnitOptionsRequest } from '../../src/contract/units/inventoryUnit';
import { found, json, problem } from './answers';
import { calls } from './calls';

const STALE = 'Someone else changed these options since you opened them.';

export class UnitRecord {
  #unit: InventoryUnit;

  constructor(unit: InventoryUnit) {
    this.#unit = unit;
  }

  get unit(): InventoryUnit {
    return this.#unit;
  }

  save({ fr3EstimatedGallons, todaysRates, ...options }: UnitOptionsRequest): number {
    const optionsVersion = (this.#unit.optionsVersion ?? 0) + 1;
    this.#unit = { ...this.#unit, ...options, fr3EstimatedGallons: fr3EstimatedGallons ?? null, optionsVersion };
    if (todaysRates) this.#unit.optionsRates = null;
    return optionsVersion;
  }

  answers(): HttpHandler[] {
    return [
      http.get(calls.inventoryByCode, ({ params }) =>
        found(params.itemCode === String(this.#unit.itemCode) ? this.#unit : undefined),
      ),
      http.put<never, UnitOptionsRequest>(calls.unitOptions, async ({ request }): Promise<HttpResponse<object>> => {
        const isStale = request.headers.get('if-match') !== `"${this.#unit.optionsVersion ?? 0}"`;
        return isStale ? problem(409, STALE) : json({ optionsVersion: this.save(await request.json()) });
      }),
    ];
  }
}
