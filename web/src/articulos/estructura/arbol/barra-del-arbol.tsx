import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFoldDown from '@tabler/icons-react/dist/esm/icons/IconFoldDown.mjs';
import IconFoldUp from '@tabler/icons-react/dist/esm/icons/IconFoldUp.mjs';
import { type Estructura, exportarExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { BASES_DE_ARMADO, type BaseDeArmado } from '@trastienda/nucleo/articulos/estructura/costo-de-armado.ts';
import { archivoDeExplosion } from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { UNIDADES_MAXIMO } from '@trastienda/nucleo/articulos/estructura/limites.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { CajaDeCantidad } from '#articulos/estructura/caja-de-cantidad.tsx';
import type { BusquedaDeEstructura } from '#articulos/estructura/secciones.ts';
import { useDescarga } from '#ui/archivos/use-descarga.ts';
import { MenuItem } from '#ui/flotantes/flotantes.tsx';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';

type Abiertas = 'todas' | ReadonlySet<string>;
type Pedido = {
  readonly estructura: Pick<Estructura, 'id' | 'codigo' | 'decimales'>;
  readonly busqueda: BusquedaDeEstructura;
  readonly onBusqueda: (cambios: BusquedaDeEstructura) => void;
};
type Props = Pedido & {
  /** What the explosion was asked for. */
  readonly query: { readonly cantidad: string; readonly opcionales?: 'true'; readonly costo?: BaseDeArmado };
  /** Whether the quantity that is written can be asked for. */
  readonly legible: boolean;
  readonly onLegible: (legible: boolean) => void;
  readonly abiertas: Abiertas;
  readonly onAbiertas: (abiertas: Abiertas) => void;
};

/** How an explosion is asked for and seen, and the file of it. */
export function BarraDelArbol({ query, legible, onLegible, abiertas, onAbiertas, ...pedido }: Props) {
  const { t } = useTranslation('estructura');
  const { estructura, busqueda, onBusqueda } = pedido;
  const { cantidad = '1', buscar = '', vista } = busqueda;
  return (
    <Box sx={barra}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={vista ?? 'arbol'}
        aria-label={t('arbol.vista')}
        onChange={(_, elegida: 'arbol' | 'totales' | null) =>
          elegida && onBusqueda({ vista: elegida === 'totales' ? elegida : undefined })
        }
      >
        <ToggleButton value="arbol">{t('seccion.arbol')}</ToggleButton>
        <ToggleButton value="totales">{t('arbol.totales')}</ToggleButton>
      </ToggleButtonGroup>
      <CajaDeCantidad
        etiqueta={t('arbol.cantidad')}
        valor={cantidad}
        decimales={estructura.decimales}
        maximo={UNIDADES_MAXIMO}
        onCambio={(nueva) => {
          onLegible(nueva !== null);
          if (nueva !== null) onBusqueda({ cantidad: nueva });
        }}
        ancho={110}
      />
      <Box sx={{ flex: '1 1 180px', minWidth: 0, '& > .MuiInputBase-root': { width: '100%' } }}>
        <CajaDeBusqueda
          valor={buscar}
          etiqueta={t('arbol.buscar')}
          onBuscar={(texto) => onBusqueda({ buscar: texto })}
        />
      </Box>
      <Casilla campo="opcionales" {...pedido} />
      <BaseDeCosto {...pedido} />
      {vista === 'totales' ? (
        <Casilla campo="piezas" {...pedido} />
      ) : (
        <AbrirTodo abiertas={abiertas} onAbiertas={onAbiertas} />
      )}
      <Exportar query={query} legible={legible} {...pedido} />
    </Box>
  );
}

function Casilla({ campo, busqueda, onBusqueda }: Pedido & { readonly campo: 'opcionales' | 'piezas' }) {
  const { t } = useTranslation('estructura');
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={busqueda[campo] === 'true'}
          onChange={(_, si) => onBusqueda({ [campo]: si ? 'true' : undefined })}
        />
      }
      label={t(campo === 'piezas' ? 'arbol.soloPiezas' : 'arbol.opcionales')}
      sx={{ marginInlineStart: '-8px', marginInlineEnd: 0.5 }}
    />
  );
}

function BaseDeCosto({ busqueda: { costo = 'PROMEDIO' }, onBusqueda }: Pedido) {
  const { t } = useTranslation('estructura');
  if (!usePuede()({ permiso: 'costo.ver' })) return null;
  return (
    <TextField
      select
      size="small"
      label={t('arbol.costoPor')}
      value={costo}
      onChange={(evento) => onBusqueda({ costo: evento.target.value as BaseDeArmado })}
      sx={{ minWidth: 150 }}
    >
      {BASES_DE_ARMADO.map((base) => (
        <MenuItem key={base} value={base}>
          {t(`arbol.base.${base}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function AbrirTodo({ abiertas, onAbiertas }: Pick<Props, 'abiertas' | 'onAbiertas'>) {
  const { t } = useTranslation('estructura');
  const estanTodas = abiertas === 'todas';
  const Icono = estanTodas ? IconFoldUp : IconFoldDown;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icono size={17} stroke={1.7} aria-hidden />}
      onClick={() => onAbiertas(estanTodas ? new Set() : 'todas')}
    >
      {t(`arbol.${estanTodas ? 'cerrarTodo' : 'abrirTodo'}`)}
    </Button>
  );
}

type PropsDeExportar = Pedido & Pick<Props, 'query' | 'legible'>;

function Exportar({ estructura: { id, codigo }, busqueda, query, legible }: PropsDeExportar) {
  const { vista, piezas, buscar = '' } = busqueda;
  const { t } = useTranslation('estructura');
  const descarga = useDescarga();
  const comoSeVe =
    vista === 'totales' ? { vista: 'TOTALES' as const, ...(piezas ? { piezas } : {}) } : { vista: 'ARBOL' as const };
  const handleClick = () =>
    descarga.bajar(
      exportarExplosion,
      { params: { id }, query: { ...query, ...comoSeVe, ...(buscar.trim() ? { buscar } : {}) } },
      archivoDeExplosion(codigo, comoSeVe.vista),
    );
  return (
    <Button
      size="small"
      color="inherit"
      disabled={descarga.ocupado || !legible}
      startIcon={<IconDownload size={17} stroke={1.7} aria-hidden />}
      onClick={handleClick}
    >
      {t('arbol.exportar')}
    </Button>
  );
}

const barra = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 1,
  px: { xs: 2, sm: 2.5 },
  pt: 2,
  pb: 1.5,
} as const;
