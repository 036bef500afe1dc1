import { chromium } from 'playwright';
const base = 'http://localhost:3941';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--disable-quic'],
});
const [role, width, scheme, ...paths] = process.argv.slice(2);
const page = await (
  await browser.newContext({ viewport: { width: +width, height: 900 }, colorScheme: scheme })
).newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
await page.goto(base + '/');
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByLabel('Email').fill(role + '@specai.test');
await page.getByLabel('Password').fill('specai-local');
await page.getByRole('button', { name: /sign in/i }).click();
await page.getByRole('button', { name: 'Log out' }).waitFor();
let i = 0;
for (const path of paths) {
  await page.evaluate((a) => {
    history.pushState(null, '', a);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForTimeout(7000);
  await page.screenshot({ path: `/tmp/l${i++}.png` });
}
await browser.close();
