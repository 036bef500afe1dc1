import { MAIL_TIMES } from '../../../../domain/myWork/mailTime';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import type { MenuItem } from '../../../ui/menu/OpenMenu';
import { turnWorkMail, useGetMyWorkQuery } from '../api/myWork';

const NAME = 'E-mail me my work';

/** For the person's menu; empty if the server or the person has no e-mail. */
export function useWorkMailItems(): readonly MenuItem[] {
  const { config, notifier } = useServices();
  const { data } = useGetMyWorkQuery({}, { skip: config.capabilities.insights === 'off' });
  const dispatch = useAppDispatch();
  const turn = useGated(async (isOn: boolean) => {
    const { error } = await dispatch(turnWorkMail.initiate({ isOn }, { track: false }));
    if (error) notifier.failure('Not changed', errorMessage(error));
    else if (isOn) notifier.success('Work by e-mail is on', `${MAIL_TIMES}, if something is open.`);
    else notifier.success('Work by e-mail is off', 'You get no more of these e-mails.');
  });
  const isOn = data?.isMailed ?? null;
  if (isOn === null) return [];
  return [
    {
      ...{ id: 'work-mail', label: NAME, note: isOn ? `On: ${MAIL_TIMES}` : `Off. ${MAIL_TIMES}`, isCurrent: isOn },
      action: isOn ? 'Stop the e-mails with my work' : NAME,
      onSelect: () => turn(!isOn),
    },
  ];
}
