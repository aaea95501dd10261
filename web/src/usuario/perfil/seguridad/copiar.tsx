import IconButton from '@mui/material/IconButton';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useTranslation } from 'react-i18next';
import { hayPortapapeles, useCopiar } from '#ui/archivos/copiar.ts';
import { Pista } from '#ui/flotantes/pista.tsx';

export function Copiar({ texto, que }: { readonly texto: string; readonly que: string }) {
  const { t } = useTranslation('usuario');
  const copiar = useCopiar();
  if (!hayPortapapeles()) return null;
  return (
    <Pista texto={t('copiar', { que })}>
      <IconButton size="small" aria-label={t('copiar', { que })} onClick={() => copiar(texto, t('copiado'))}>
        <IconCopy size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}
