import { useTranslation } from 'react-i18next';
import { cambiarAjustes, verAjustes } from '#apariencia/ajustes.ts';
import { type CodigoDeIdioma, idiomas } from '#i18n/idiomas.ts';
import { useAvisos } from '#ui/avisos.tsx';

/** Chooses the language. One that is written the other way offers to turn the screen round; it does not force it. */
export function useElegirIdioma(): (codigo: CodigoDeIdioma) => void {
  const { t } = useTranslation('armazon');
  const avisos = useAvisos();
  return (idioma) => {
    cambiarAjustes({ idioma });
    const { direccion } = idiomas[idioma];
    if (direccion === verAjustes().direccion) return;
    avisos.info(t('idioma.otraDireccion'), {
      accion: { texto: t('idioma.cambiarDireccion'), onClick: () => cambiarAjustes({ direccion }) },
    });
  };
}
