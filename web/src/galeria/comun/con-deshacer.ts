import { useTranslation } from 'react-i18next';
import type { OpcionesDeAviso } from '#ui/flotantes/avisos.tsx';
import { vueltasDadas } from './almacen.ts';

/** What a notice of something that was done offers: «Deshacer», which does nothing once everything began anew. */
export function useConDeshacer(): (deshacer: () => void) => OpcionesDeAviso {
  const { t } = useTranslation('ui');
  return (deshacer) => {
    const vuelta = vueltasDadas();
    const onClick = () => {
      if (vuelta === vueltasDadas()) deshacer();
    };
    return { accion: { texto: t('accion.deshacer'), onClick } };
  };
}
