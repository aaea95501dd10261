import { useTranslation } from 'react-i18next';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useAvisoDeDocumento } from '#ui/formularios/salida.ts';

/**
 * Whoever leaves gives up what is still going up: it is asked first, in its own words. Any other address is leaving, another
 * tab of the same screen too, and `onCambios` tells the panel that may hold it.
 */
export function useAvisoDeSubidas(subiendo: number, onCambios: (hay: boolean) => void): void {
  const { t } = useTranslation('adjuntos');
  useAvisarCambios(subiendo > 0, onCambios);
  useAvisoDeDocumento({
    hayCambios: () => subiendo > 0,
    esPropia: () => false,
    pregunta: () => ({
      titulo: t('salir.titulo'),
      texto: t('salir.texto', { count: subiendo }),
      boton: t('salir.boton'),
    }),
  });
}
