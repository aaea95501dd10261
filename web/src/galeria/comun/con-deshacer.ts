import { useTranslation } from 'react-i18next';
import type { OpcionesDeAviso } from '#ui/avisos.tsx';

/** What a notice of something that was done offers: «Deshacer». */
export function useConDeshacer(): (deshacer: () => void) => OpcionesDeAviso {
  const { t } = useTranslation('ui');
  return (onClick) => ({ accion: { texto: t('accion.deshacer'), onClick } });
}
