import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import type { ArmazonProps } from './tipos.ts';

/** Who is working, and the way out. */
export function MenuPie(props: Pick<ArmazonProps, 'quien' | 'onSalir'> & { readonly mini: boolean }) {
  const { quien, mini } = props;
  const { t } = useTranslation('armazon');
  return (
    <Box
      sx={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        justifyContent: mini ? 'center' : 'start',
        gap: 1.25,
        height: 68,
        px: mini ? 0 : 2.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <AvatarDe quien={quien} />
      {!mini && (
        <>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" noWrap component="div">
              {quien.nombre}
            </Typography>
            <Typography variant="caption" noWrap component="div" sx={{ color: 'text.secondary' }}>
              {quien.rol}
            </Typography>
          </Box>
          <Pista texto={t('barra.salir')}>
            <IconButton aria-label={t('barra.salir')} onClick={props.onSalir} sx={{ color: 'primary.text' }}>
              <IconLogout size={20} stroke={1.5} aria-hidden className="con-direccion" />
            </IconButton>
          </Pista>
        </>
      )}
    </Box>
  );
}
