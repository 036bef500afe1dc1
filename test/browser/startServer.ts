import { findBrowser } from '../../scripts/findBrowser.mjs';
import { startProduct } from './product';

/** Finds the browser, and starts a product for each worker, so that no journey reserves the units of another. */
export default async function startServer({ workers } = { workers: 1 }): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findBrowser();
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  process.env.SPECAI_URLS = products.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
