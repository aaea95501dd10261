import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { cambiarAjustes } from '#apariencia/ajustes.ts';

/** Light to dark and back, from what is seen now, which may be what the system says. */
export function useCambioDeModo(): { readonly oscuro: boolean; readonly texto: string; readonly cambiar: () => void } {
  const { t } = useTranslation('armazon');
  const oscuro = useColorScheme().colorScheme === 'dark';
  return {
    oscuro,
    texto: oscuro ? t('barra.modoClaro') : t('barra.modoOscuro'),
    cambiar: () => cambiarAjustes({ modo: oscuro ? 'light' : 'dark' }),
  };
}
