import { Notice } from '../../ui/notice/Notice';
import { PageTitle } from './PageTitle';

interface NotPermittedProps {
  title: string;
  /** Who may, for people. */
  permissionMessage: string;
}

/** In place of a screen that somebody may not use. */
export const NotPermitted = ({ title, permissionMessage }: NotPermittedProps) => (
  <>
    <PageTitle title={title} />
    <Notice>{permissionMessage} If you need it for your work, ask your IT administrator for the role.</Notice>
  </>
);
