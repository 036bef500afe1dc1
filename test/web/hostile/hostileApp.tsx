import { act, fireEvent, render, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { createNotifier } from '../../../src/web/lib/browser/notifier';
import { SignedInApp } from '../../../src/web/app/SignedInApp';
import { showToast, TOAST_REGION } from '../../../src/web/ui/toast/showToast';
import { Toaster, Toasts } from '../../../src/web/ui/toast/Toaster';
import { server } from '../../mocks/server';
import { nothingIsSavedOrContested } from '../../mocks/quietInsights';
import { buttons } from '../../support/web/buttons';
import { aConfig } from '../../support/web/renderApp';
import { aConnection } from '../../support/web/store';
import { Unstyled } from '../../support/web/Unstyled';
import { theServerAnswers, type Wire } from './wire';

const beyondTheSpecification = { ...aConfig().capabilities, insights: 'on' } as const;

export async function openApp(at: string, wire: Wire, ...others: HttpHandler[]) {
  theServerAnswers(wire);
  nothingIsSavedOrContested();
  server.use(...others);
  window.history.replaceState(null, '', at);
  window.scrollTo = jest.fn();
  window.open = jest.fn(() => null);
  await Toasts.preload();
  const app = (
    <>
      <SignedInApp
        user={{ id: '1', name: 'Dana Sales', email: 'sales@specai.test' }}
        runtime={{
          config: aConfig(at.startsWith('/inventory') ? { capabilities: beyondTheSpecification } : {}),
          connection: aConnection({ onUnauthorized: jest.fn() }),
          tools: null,
        }}
        notifier={createNotifier(showToast)}
        onLogout={jest.fn()}
      />
      <Toaster />
    </>
  );
  const view = await act(async () => Promise.resolve(render(app, { wrapper: Unstyled })));
  // A toast under the pointer stays, however busy the machine is.
  fireEvent.pointerOver(document.getElementById(TOAST_REGION)!);
  await theScreenIsThere();
  return view;
}

const isCompared = () =>
  document.querySelector('[aria-label=Units]') !== null ||
  /No units found|Error fetching/.test(document.body.textContent);

export async function theScreenIsThere(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('main')).not.toBeNull();
    expect(document.querySelector('main [aria-busy="true"], main [data-spinner]')).toBeNull();
    const text = document.body.textContent;
    expect(text).not.toMatch(/Loading(?! image(?!s))|Searching\.\.\./);
    if (text.includes('Transformer Unit Configuration')) expect(isCompared()).toBe(true);
    for (const card of document.querySelectorAll('article[data-serial]'))
      expect(buttons(/^(Reserve|Release) unit/, card)).toHaveLength(1);
  });
}

export const button = (name: RegExp) =>
  buttons(name).find((each) => !each.disabled && each.getAttribute('aria-disabled') !== 'true');

export async function press(name: RegExp): Promise<void> {
  const found = button(name);
  if (!found) return;
  fireEvent.click(found);
  await theScreenIsThere();
}

const titles = () => [...document.querySelectorAll('[role=dialog] h2')].map(({ textContent }) => textContent);

export async function openDialog(name: RegExp, title: RegExp): Promise<void> {
  if (!button(name)) return;
  await press(name);
  await waitFor(() => expect(titles().some((each) => title.test(each))).toBe(true));
}
