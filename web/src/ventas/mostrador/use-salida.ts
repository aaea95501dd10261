import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConfirmar } from '#ui/confirmar.tsx';

/** Asks before leaving with unsaved lines, whether by a link, the back button or closing the tab. */
export function useSalida(opciones: {
  /** Asked at the moment of leaving. */
  readonly hayCambios: () => boolean;
  readonly renglones: number;
  /** Addresses that are this same counter. */
  readonly esPropia: (pathname: string) => boolean;
}): void {
  const { t } = useTranslation('ventas');
  const confirmar = useConfirmar();
  useBlocker({
    enableBeforeUnload: opciones.hayCambios,
    shouldBlockFn: async ({ next }) => {
      if (!opciones.hayCambios() || opciones.esPropia(next.pathname)) return false;
      const seVa = await confirmar({
        titulo: t('mostrador.salir.titulo'),
        texto: t('mostrador.salir.texto', { count: opciones.renglones }),
        boton: t('mostrador.salir.boton'),
        peligro: true,
      });
      return seVa === null;
    },
  });
}
