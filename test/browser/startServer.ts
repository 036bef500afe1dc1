import { startProduct } from './product';

/** A product for each worker: what one journey reserves is not in the way of another. They stop when all are done. */
export default async function startServer({ workers } = { workers: 1 }): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  process.env.SPECAI_URLS = products.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
