import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';

/** Without https there is no clipboard: then there is no button either, and the text can still be selected. */
export const hayPortapapeles = (): boolean => globalThis.navigator?.clipboard !== undefined;

/** Copies a text and tells so with `copiado`, or tells that it could not be done. */
export function useCopiar(): (texto: string, copiado: string) => void {
  const { t } = useTranslation('ui');
  const avisos = useAvisos();
  return (texto, copiado) => {
    navigator.clipboard.writeText(texto).then(
      () => avisos.exito(copiado),
      () => avisos.error(t('copiar.no')),
    );
  };
}
