import IconAbc from '@tabler/icons-react/dist/esm/icons/IconAbc.mjs';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconClockDollar from '@tabler/icons-react/dist/esm/icons/IconClockDollar.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Icono } from '#ui/piezas/icono.ts';

type Reporte = {
  /** Its name in the texts. */
  readonly clave: string;
  readonly a: string;
  /** Who may not do this does not see it offered. */
  readonly permiso: Permiso;
  readonly icono: Icono;
  readonly tono: 'primary' | 'info' | 'success' | 'warning' | 'error';
};

/** The reports of the room, in the order they are offered. */
export const REPORTES = [
  {
    clave: 'listaDePrecios',
    a: '/articulos/reportes/lista-de-precios',
    permiso: 'articulo.ver',
    icono: IconFileTypePdf,
    tono: 'primary',
  },
  {
    clave: 'ventas',
    a: '/articulos/reportes/ventas',
    permiso: 'nota.ver',
    icono: IconTrendingUp,
    tono: 'success',
  },
  { clave: 'abc', a: '/articulos/reportes/abc-xyz', permiso: 'costo.ver', icono: IconAbc, tono: 'primary' },
  {
    clave: 'valuacion',
    a: '/articulos/reportes/valuacion',
    permiso: 'costo.ver',
    icono: IconClockDollar,
    tono: 'info',
  },
  {
    clave: 'calidad',
    a: '/articulos/reportes/calidad',
    permiso: 'articulo.ver',
    icono: IconListCheck,
    tono: 'warning',
  },
  { clave: 'cambios', a: '/articulos/reportes/cambios', permiso: 'articulo.ver', icono: IconHistory, tono: 'info' },
  {
    clave: 'inactivos',
    a: '/articulos/reportes/inactivos',
    permiso: 'articulo.ver',
    icono: IconArchive,
    tono: 'warning',
  },
] as const satisfies readonly Reporte[];
export type ClaveDeReporte = (typeof REPORTES)[number]['clave'];
