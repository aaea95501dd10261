import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/avisos.tsx';

/** Without https there is no clipboard: then there is no button either, and the text can still be selected. */
export const hayPortapapeles = (): boolean => globalThis.navigator?.clipboard !== undefined;

export function useCopiar(): (texto: string) => void {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  return (texto) => {
    navigator.clipboard.writeText(texto).then(
      () => avisos.exito(t('copiado')),
      () => avisos.error(t('noSeCopio')),
    );
  };
}

export function Copiar({ texto, que }: { readonly texto: string; readonly que: string }) {
  const { t } = useTranslation('usuario');
  const copiar = useCopiar();
  if (!hayPortapapeles()) return null;
  return (
    <Tooltip title={t('copiar', { que })}>
      <IconButton size="small" aria-label={t('copiar', { que })} onClick={() => copiar(texto)}>
        <IconCopy size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}
