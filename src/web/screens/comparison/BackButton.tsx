import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/button/Button';
import { isEntryPage } from './entryPage';

/** To the previous page of ours, or home where there is none. */
export function BackButton() {
  const navigate = useNavigate();
  const location = useLocation();
  const back = () => void (isEntryPage(location) ? navigate('/') : navigate(-1));
  return <IconButton label="Back" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={back} />;
}
