import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ShellTools } from '../../../src/web/app/ShellTools';
import { json } from '../../mocks/answers';
import { calls } from '../../mocks/calls';
import { server } from '../../mocks/server';
import { aConfig, renderScreen, someServices } from '../../support/web/renderApp';

const config = aConfig({ capabilities: { ...aConfig().capabilities, insights: 'on' } });

/** A server that stores whether the person gets their work by e-mail; null: it cannot. */
function mailsWork(isMailed: boolean | null) {
  let isOn = isMailed;
  const sent: unknown[] = [];
  server.use(
    http.get(calls.myWork, () => json({ results: [], totals: [], isMailed: isOn })),
    http.put(calls.workMail, async ({ request }) => {
      const body = (await request.json()) as { isOn: boolean };
      sent.push(body);
      isOn = body.isOn;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const { notifier } = someServices();
const open = () =>
  renderScreen(<ShellTools name="Dana Sales" email="sales@specai.test" screens={[]} />, {
    services: { config, notifier },
  });
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Signed in as Dana Sales' }));

test('a person turns their work by e-mail on and off in their menu', async () => {
  const sent = mailsWork(false);
  open();
  await openMenu();
  const off = await screen.findByRole('menuitem', { name: /^E-mail me my work/ });
  expect(off).toHaveTextContent('Off. Weekdays at 07:00, Phoenix time');
  expect(off).not.toHaveAttribute('aria-current');
  await userEvent.click(off);
  await openMenu();
  const on = await screen.findByRole('menuitem', { name: /On: Weekdays at 07:00, Phoenix time/, current: true });
  expect(notifier.success).toHaveBeenCalledWith(
    'Work by e-mail is on',
    'Weekdays at 07:00, Phoenix time, if something is open.',
  );
  await userEvent.click(on);
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: /Off\. Weekdays/ })).toBeInTheDocument();
  expect(sent).toEqual([{ isOn: true }, { isOn: false }]);
});

test('it is not offered without e-mail', async () => {
  mailsWork(null);
  open();
  await openMenu();
  expect(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /E-mail/ })).not.toBeInTheDocument();
});
