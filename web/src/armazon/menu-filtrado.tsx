import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { normaPalabras } from '@trastienda/nucleo/comun/texto.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { podar } from '#ui/pantalla/menu.ts';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { LugarDeIcono } from '#ui/piezas/lugar-de-icono.tsx';
import { MenuArbol } from './menu-arbol.tsx';
import type { RamasAbiertas } from './ramas-abiertas.ts';
import type { ArmazonProps } from './tipos.ts';

export type PropsDeMenu = Pick<ArmazonProps, 'menu' | 'cuentas'> & {
  readonly ramas: RamasAbiertas;
  /** Somebody asked for the filter box by its keys and it has not answered yet. */
  readonly pidenFiltro: boolean;
  readonly onFiltro: () => void;
};

/** The tree with its filter box. */
export function MenuFiltrado(
  props: PropsDeMenu & { readonly mini: boolean; readonly onNavegar?: (() => void) | undefined },
) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const [filtro, setFiltro] = useState('');
  const buscado = normaPalabras(filtro);
  const coincide = (texto: string) => normaPalabras(texto).includes(buscado);
  const menu =
    buscado === '' || props.mini
      ? props.menu
      : podar(
          props.menu,
          ({ titulo }, ramas) => coincide(tMenu(titulo)) || ramas.some((rama) => coincide(tMenu(rama.titulo))),
        );
  return (
    <>
      {!props.mini && (
        <Box sx={{ flex: 'none', px: 2, pb: 1 }}>
          <CajaDeFiltro valor={filtro} onCambio={setFiltro} piden={props.pidenFiltro} onEnfocada={props.onFiltro} />
        </Box>
      )}
      <Box sx={{ ...lugarDelArbol, px: props.mini ? 0 : 2 }}>
        <MenuArbol
          menu={menu}
          mini={props.mini}
          ramas={props.ramas}
          cuentas={props.cuentas}
          todasAbiertas={buscado !== ''}
          onNavegar={props.onNavegar}
        />
        {menu.length === 0 && (
          <Typography variant="body2" role="status" sx={{ p: 1.5, color: 'text.secondary' }}>
            {t('menu.nada')}
          </Typography>
        )}
      </Box>
    </>
  );
}

/** Esc empties it. Its own keys are `g` and `m`: the bar belongs to the search (LAMINAS 5). */
function CajaDeFiltro(props: {
  readonly valor: string;
  readonly onCambio: (texto: string) => void;
  readonly piden: boolean;
  readonly onEnfocada: () => void;
}) {
  const { t } = useTranslation('armazon');
  const caja = useRef<HTMLInputElement>(null);
  const { piden, onEnfocada } = props;
  useEffect(() => {
    if (!piden) return;
    caja.current?.focus();
    onEnfocada();
  }, [piden, onEnfocada]);
  return (
    <OutlinedInput
      fullWidth
      size="small"
      inputRef={caja}
      value={props.valor}
      placeholder={t('menu.filtrar')}
      onChange={(evento) => props.onCambio(evento.target.value)}
      onKeyDown={(evento) => {
        if (evento.key !== 'Escape' || props.valor === '') return;
        evento.stopPropagation();
        props.onCambio('');
      }}
      slotProps={{ input: { 'aria-label': t('menu.filtrar'), 'aria-keyshortcuts': 'g m' } }}
      startAdornment={
        <LugarDeIcono>
          <IconSearch size={16} stroke={1.7} aria-hidden />
        </LugarDeIcono>
      }
      endAdornment={
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, whiteSpace: 'nowrap' }}>
          <Atajo>G M</Atajo>
        </Box>
      }
      sx={{
        minHeight: { lg: 32 },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
        '& input': { height: { lg: 32 }, px: 0, fontSize: { lg: '0.8125rem' } },
      }}
    />
  );
}

const lugarDelArbol = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  pb: 2,
  scrollbarWidth: 'thin',
} as const;
