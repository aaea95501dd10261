import { useTranslation } from 'react-i18next';
import { type Ajustes, cambiarAjustes, verAjustes } from '#apariencia/ajustes.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';

/** What is written the other way offers to turn the screen round; it does not force it. */
export function useOfrecerDireccion(): (direccion: Ajustes['direccion']) => void {
  const { t } = useTranslation('ui');
  const avisos = useAvisos();
  return (direccion) => {
    if (direccion === verAjustes().direccion) return;
    avisos.info(t('regional.otraDireccion'), {
      accion: { texto: t('regional.cambiarDireccion'), onClick: () => cambiarAjustes({ direccion }) },
    });
  };
}
