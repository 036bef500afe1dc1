import { Notice } from '../../ui/notice/Notice';
import { PageTitle } from './PageTitle';

interface NotPermittedProps {
  title: string;
  /** Who may, for people. */
  whoMay: string;
}

/** In place of a screen that somebody may not use. */
export const NotPermitted = ({ title, whoMay }: NotPermittedProps) => (
  <>
    <PageTitle title={title} />
    <Notice>{whoMay} If you need it for your work, ask your IT administrator for the role.</Notice>
  </>
);
