import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { formatearEntero } from '#ui/formato/formato.ts';
import { CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { FILTROS, type FiltroDeContactos } from './estado.ts';
import { textos } from './textos.ts';

const ICONOS: Readonly<Partial<Record<FiltroDeContactos, Icono>>> = {
  show_all: IconUsers,
  frequent_contact: IconClock,
  starred_contact: IconStar,
  business_development_department: IconBriefcase,
};
const GENERALES = FILTROS.slice(0, 3);
const CATEGORIAS = FILTROS.slice(3);

/** What the list may show, and how many there are of each. */
export function FiltrosDeContactos(props: {
  readonly filtro: FiltroDeContactos;
  readonly cuentas: Readonly<Record<FiltroDeContactos, number>>;
  readonly onFiltro: (filtro: FiltroDeContactos) => void;
  readonly onNuevo: () => void;
}) {
  const t = textos.usar();
  const boton = (filtro: FiltroDeContactos) => {
    const Icono = ICONOS[filtro] ?? IconFolder;
    const puesto = filtro === props.filtro;
    return (
      <ButtonBase
        key={filtro}
        aria-pressed={puesto}
        data-testid={`contacts-filter-${filtro}`}
        onClick={() => props.onFiltro(filtro)}
        sx={entrada(puesto)}
      >
        <Icono size={18} stroke={1.7} aria-hidden />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {t(`filtro.${filtro}`)}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {formatearEntero(props.cuentas[filtro])}
        </Box>
      </ButtonBase>
    );
  };
  return (
    <>
      <Box sx={{ p: 2 }}>
        <Button
          variant="contained"
          fullWidth
          data-testid="contacts-add"
          startIcon={<IconPlus size={18} stroke={1.7} aria-hidden />}
          onClick={props.onNuevo}
        >
          {t('nuevo')}
        </Button>
      </Box>
      <CuerpoDePanel>
        <Box sx={{ display: 'grid', gap: 0.25, px: 1.5, pb: 2 }}>
          {GENERALES.map(boton)}
          <Typography component="h2" sx={{ px: 1.25, pt: 2, pb: 0.5, fontSize: '0.75rem', fontWeight: 600 }}>
            {t('categorias')}
          </Typography>
          {CATEGORIAS.map(boton)}
        </Box>
      </CuerpoDePanel>
    </>
  );
}

const entrada = (puesto: boolean) =>
  ({
    justifyContent: 'flex-start',
    textAlign: 'start',
    gap: 1.25,
    minHeight: 38,
    px: 1.25,
    borderRadius: 1,
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    ...(puesto
      ? { bgcolor: 'action.selected', color: 'primary.text', fontWeight: 600 }
      : { '&:hover': { bgcolor: 'action.hover' } }),
  }) as const;
