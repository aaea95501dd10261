import { useTranslation } from 'react-i18next';
import { useAvisoDeDocumento } from '#ui/formularios/salida.ts';
import type { Editor } from './use-editor.ts';

/** Asks before leaving with unsaved lines, whether by a link, the back button or closing the tab. */
export function useSalida({ hayCambios, leer }: Editor): void {
  const { t } = useTranslation('stock');
  useAvisoDeDocumento({
    hayCambios: () => hayCambios() && leer().borrador.renglones.length > 0,
    esPropia: (pathname) => {
      const { guardado } = leer();
      return guardado !== null && pathname.endsWith(guardado.id);
    },
    pregunta: () => ({
      titulo: t('ajustes.confirmar.salir'),
      texto: t('ajustes.confirmar.salirTexto', { count: leer().borrador.renglones.length }),
      boton: t('ajustes.confirmar.salirBoton'),
    }),
  });
}
