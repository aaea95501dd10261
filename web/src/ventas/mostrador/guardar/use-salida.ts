import { useTranslation } from 'react-i18next';
import { useAvisoDeDocumento } from '#ui/formularios/salida.ts';

/** Asks before leaving with unsaved lines, whether by a link, the back button or closing the tab. */
export function useSalida(opciones: {
  /** Asked at the moment of leaving. */
  readonly hayCambios: () => boolean;
  readonly renglones: number;
  /** Addresses that are this same counter. */
  readonly esPropia: (pathname: string) => boolean;
}): void {
  const { t } = useTranslation('ventas');
  const { hayCambios, renglones, esPropia } = opciones;
  useAvisoDeDocumento({
    hayCambios,
    esPropia,
    pregunta: () => ({
      titulo: t('mostrador.salir.titulo'),
      texto: t('mostrador.salir.texto', { count: renglones }),
      boton: t('mostrador.salir.boton'),
    }),
  });
}
