import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/button/IconButton';

/** To the previous page of ours, or home where there is none. */
export function BackButton() {
  const navigate = useNavigate();
  const back = () => void (hasPreviousPage() ? navigate(-1) : navigate('/'));
  return <IconButton label="Back" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={back} />;
}

/** The router counts the pages of ours in the browser's history. */
function hasPreviousPage(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
