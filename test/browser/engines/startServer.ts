import { startProduct } from '../product';

export default async function startServer(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  process.env.SPECAI_URLS = url;
  return stop;
}
