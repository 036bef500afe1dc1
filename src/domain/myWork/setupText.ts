import type { SetupStep } from '../../contract/people/setup';

interface StepText {
  readonly title: string;
  readonly hint: string;
  readonly link: { readonly label: string; readonly to: string };
}

export const setupTexts: Readonly<Record<SetupStep, StepText>> = {
  company: {
    title: 'Company details',
    hint: 'Name, address and terms, which quotations show.',
    link: { label: 'Enter details', to: '/settings?edit=quotations' },
  },
  people: {
    title: 'People and roles',
    hint: 'Assign roles in your sign-in provider. Done once a second person has signed in.',
    link: { label: 'See who signed in', to: '/activity?action=signIn' },
  },
  units: {
    title: 'Units',
    hint: 'Import your inventory, or add units one by one.',
    link: { label: 'Import units', to: '/import' },
  },
  orders: {
    title: 'Orders',
    hint: 'Import your open orders, or add them one by one.',
    link: { label: 'Import orders', to: '/import' },
  },
  rates: {
    title: 'Rates',
    hint: 'Overhead, work and freight, by which units are costed and priced.',
    link: { label: 'Set rates', to: '/settings' },
  },
  photos: {
    title: 'Photos',
    hint: 'Add a photo on the page of a unit, or import many by IC#.',
    link: { label: 'Open inventory', to: '/inventory' },
  },
};
