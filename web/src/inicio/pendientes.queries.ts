import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCurrencyDollar from '@tabler/icons-react/dist/esm/icons/IconCurrencyDollar.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQueries } from '@tanstack/react-query';
import { contarVistas } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { listarAjustes, resumirCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { finalizarNota, listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import type { Icono } from '#ui/icono.ts';
import { contar, contarNotas, contarPorEntregar, UNA } from './cuantos.ts';

export type ClaseDePendiente = 'negativos' | 'porFinalizar' | 'ajustes' | 'borradores' | 'sinPrecio';

/** Work that waits: how much, and the rows that make the number. */
export type Pendiente = {
  readonly clase: ClaseDePendiente;
  readonly cantidad: number;
  readonly icono: Icono;
  readonly tono: 'error' | 'primary' | 'warning' | 'info';
  readonly a: string;
  readonly search: Readonly<Record<string, string>>;
};

type Fuente = Omit<Pendiente, 'cantidad'> & {
  /** What the person must be able to call to see it. */
  readonly puerta: Pick<Endpoint, 'permiso'>;
  readonly consulta: ReturnType<typeof contar>;
};

/** What waits for the person in a sucursal, the most urgent first; kinds they may not see or with nothing are left out. */
export function usePendientes(sucursalId: string | undefined) {
  const puede = usePuede();
  const fuentes = [...fuentesDeStock(sucursalId), ...fuentesDeVentas(sucursalId)]
    .filter(({ puerta }) => puede(puerta, sucursalId))
    .sort((a, b) => URGENCIA.indexOf(a.clase) - URGENCIA.indexOf(b.clase));
  const consultas = useQueries({ queries: fuentes.map(({ consulta }) => consulta) });
  const pendientes = fuentes.flatMap(({ clase, icono, tono, a, search }, i): readonly Pendiente[] => {
    const cantidad = consultas[i]?.data ?? 0;
    return cantidad > 0 ? [{ clase, icono, tono, a, search, cantidad }] : [];
  });
  return {
    pendientes,
    cargando: consultas.some(({ isPending }) => isPending),
    fallo: consultas.some(({ isError }) => isError),
    reintentar: () => {
      for (const consulta of consultas) if (consulta.isError) void consulta.refetch();
    },
  };
}

const URGENCIA: readonly ClaseDePendiente[] = ['negativos', 'porFinalizar', 'ajustes', 'borradores', 'sinPrecio'];

function fuentesDeStock(sucursalId: string | undefined): readonly Fuente[] {
  const en = sucursalId === undefined ? {} : { sucursalId };
  return [
    {
      clase: 'negativos',
      icono: IconAlertTriangle,
      tono: 'error',
      a: '/stock/stock-centralizado',
      search: { vista: 'negativos', ...en },
      puerta: resumirCentralizado,
      consulta: contar(resumirCentralizado, { query: en }, ({ negativos }) => negativos),
    },
    {
      clase: 'ajustes',
      icono: IconAdjustments,
      tono: 'warning',
      a: '/stock/ajuste-stock',
      search: { estado: 'BORRADOR', ...en },
      puerta: listarAjustes,
      consulta: contar(listarAjustes, { query: { ...UNA, ...en, estado: 'BORRADOR' } }, ({ total }) => total),
    },
    {
      clase: 'sinPrecio',
      icono: IconCurrencyDollar,
      tono: 'warning',
      a: '/articulos/tabla',
      search: { sinPrecio: 'true' },
      puerta: contarVistas,
      consulta: contar(contarVistas, { query: {} }, ({ sinPrecio }) => sinPrecio),
    },
  ];
}

function fuentesDeVentas(sucursalId: string | undefined): readonly Fuente[] {
  const en = sucursalId === undefined ? {} : { sucursalId };
  return [
    {
      clase: 'porFinalizar',
      icono: IconFileCheck,
      tono: 'primary',
      a: '/ventas/finalizar-notas-de-pedido',
      search: en,
      puerta: finalizarNota,
      consulta: contarPorEntregar(sucursalId),
    },
    {
      clase: 'borradores',
      icono: IconPencil,
      tono: 'info',
      a: '/ventas/notas-de-pedido',
      search: { estado: 'BORRADOR', ...en },
      puerta: listarNotas,
      consulta: contarNotas('BORRADOR', sucursalId),
    },
  ];
}
