import { findBrowser } from '../../scripts/findBrowser.mjs';
import { startProduct } from './product';

export default async function startServer({ workers } = { workers: 1 }): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findBrowser();
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  process.env.SPECAI_URLS = products.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
