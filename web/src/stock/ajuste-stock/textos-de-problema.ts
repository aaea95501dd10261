import { useTranslation } from 'react-i18next';
import { leerDecimal } from '#ui/formularios/leer-decimal.ts';
import type { Problema } from './problemas.ts';

/** Puts a problem in words: what, and what to do. */
export function useTextoDeProblema(): (problema: Problema | undefined, escrito?: string) => string | undefined {
  const { t } = useTranslation('stock');
  return (problema, escrito = '') => {
    if (problema === undefined) return undefined;
    if (problema.tipo === 'servidor') return problema.mensaje;
    if (problema.tipo === 'decimales') {
      return t('ajustes.problema.decimales', { codigo: problema.codigo ?? '', count: problema.decimales ?? 0 });
    }
    if (problema.tipo === 'ambiguo') {
      const leido = leerDecimal(escrito, problema.decimales ?? 3);
      if (leido.estado === 'ambiguo') return t('ajustes.problema.ambiguo', leido);
      return t('ajustes.problema.ilegible');
    }
    return t(`ajustes.problema.${problema.tipo}`);
  };
}
