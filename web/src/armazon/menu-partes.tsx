import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Link } from '@tanstack/react-router';
import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Marca } from '#ui/marca.tsx';
import type { RamaDeMenu } from '#ui/menu.ts';
import { MenuArbol } from './menu-arbol.tsx';
import { iniciales, type Quien } from './tipos.ts';

export function MenuCabecera({ mini, alBorde = false }: { readonly mini: boolean; readonly alBorde?: boolean }) {
  const { t } = useTranslation('ui');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: 70,
        px: mini || alBorde ? 0 : 3,
        justifyContent: mini ? 'center' : 'start',
      }}
    >
      <Box
        component={Link}
        to="/"
        aria-label={t('pagina.producto')}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          color: 'text.primary',
          textDecoration: 'none',
          borderRadius: 1,
        }}
      >
        <Marca />
        {!mini && (
          <Box sx={{ fontSize: '1.1875rem', fontWeight: 700, letterSpacing: '-0.01em' }}>{t('pagina.producto')}</Box>
        )}
      </Box>
    </Box>
  );
}

/** The tree with its filter box. */
export function MenuFiltrado(props: {
  readonly menu: readonly RamaDeMenu[];
  readonly mini: boolean;
  readonly onNavegar?: () => void;
}) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const [filtro, setFiltro] = useState('');
  const buscado = normaPalabras(filtro);
  const coincide = (texto: string) => normaPalabras(texto).includes(buscado);
  const menu =
    buscado === ''
      ? props.menu
      : props.menu.flatMap((rama) => {
          const hojas = coincide(tMenu(rama.titulo))
            ? rama.hojas
            : rama.hojas.filter(({ titulo }) => coincide(tMenu(titulo)));
          return hojas.length > 0 ? [{ ...rama, hojas }] : [];
        });
  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        overflowX: 'hidden',
        px: props.mini ? 0 : 2,
        pb: 2,
        scrollbarWidth: 'thin',
      }}
    >
      {!props.mini && (
        <OutlinedInput
          fullWidth
          size="small"
          value={filtro}
          placeholder={t('menu.filtrar')}
          onChange={(evento) => setFiltro(evento.target.value)}
          slotProps={{ input: { 'aria-label': t('menu.filtrar') } }}
          startAdornment={
            <InputAdornment position="start">
              <IconSearch size={16} stroke={1.7} aria-hidden />
            </InputAdornment>
          }
          sx={{
            mb: 1,
            minHeight: { lg: 32 },
            '& .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
            '& input': { height: { lg: 32 }, px: 0, fontSize: { lg: '0.8125rem' } },
          }}
        />
      )}
      <MenuArbol
        key={buscado === '' ? 'todo' : 'filtrado'}
        menu={menu}
        mini={props.mini}
        todasAbiertas={buscado !== ''}
        {...(props.onNavegar ? { onNavegar: props.onNavegar } : {})}
      />
      {menu.length === 0 && (
        <Typography variant="body2" role="status" sx={{ p: 1.5, color: 'text.secondary' }}>
          {t('menu.nada')}
        </Typography>
      )}
    </Box>
  );
}

export function MenuPie({
  quien,
  mini,
  onSalir,
}: {
  readonly quien: Quien;
  readonly mini: boolean;
  readonly onSalir: () => void;
}) {
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
      <AvatarDe nombre={quien.nombre} />
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
          <Tooltip title={t('barra.salir')}>
            <IconButton aria-label={t('barra.salir')} onClick={onSalir} sx={{ color: 'primary.text' }}>
              <IconLogout size={20} stroke={1.5} aria-hidden className="con-direccion" />
            </IconButton>
          </Tooltip>
        </>
      )}
    </Box>
  );
}

export function AvatarDe({ nombre }: { readonly nombre: string }) {
  return (
    <Avatar
      aria-hidden
      sx={{
        width: 36,
        height: 36,
        fontSize: '0.8125rem',
        fontWeight: 600,
        bgcolor: 'primary.soft',
        color: 'primary.onSoft',
      }}
    >
      {iniciales(nombre)}
    </Avatar>
  );
}
