import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from '#ui/confirmar.tsx';
import type { Editor } from './use-editor.ts';

/** Asks before leaving with unsaved lines, whether by a link, the back button or closing the tab. */
export function useSalida({ hayCambios, leer }: Editor): void {
  const { t } = useTranslation('stock');
  const confirmar = useConfirmar();
  const pierde = () => hayCambios() && leer().borrador.renglones.length > 0;
  useBlocker({
    enableBeforeUnload: pierde,
    shouldBlockFn: async ({ next }) => {
      const { borrador, guardado } = leer();
      if (!pierde() || (guardado !== null && next.pathname.endsWith(guardado.id))) return false;
      const seVa = await confirmar({
        titulo: t('ajustes.confirmar.salir'),
        texto: t('ajustes.confirmar.salirTexto', { count: borrador.renglones.length }),
        boton: t('ajustes.confirmar.salirBoton'),
        peligro: true,
      });
      return seVa === null;
    },
  });
}
