import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCurrencyDollar from '@tabler/icons-react/dist/esm/icons/IconCurrencyDollar.mjs';
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useQuery } from '@tanstack/react-query';
import { finalizarNota } from '@trastienda/nucleo/ventas/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { useTarjetas } from './inicio.queries.ts';
import { contarPorEntregar } from './por-entregar.ts';

type Clase = {
  readonly clase: 'negativos' | 'porFinalizar' | 'ajustes' | 'borradores' | 'sinPrecio';
  readonly icono: Icono;
  readonly tono: 'error' | 'primary' | 'warning' | 'info';
  readonly a: string;
  readonly search: Readonly<Record<string, string>>;
  /** Of the whole company, wherever the person works. */
  readonly deTodas?: true;
};

/** Work that waits: how much, and the rows that make the number. */
export type Pendiente = Clase & { readonly cantidad: number };

/** The most urgent first. */
const CLASES: readonly Clase[] = [
  {
    clase: 'negativos',
    icono: IconAlertTriangle,
    tono: 'error',
    a: '/stock/stock-centralizado',
    search: { vista: 'negativos' },
  },
  {
    clase: 'porFinalizar',
    icono: IconFileCheck,
    tono: 'primary',
    a: '/ventas/finalizar-notas-de-pedido',
    search: {},
  },
  {
    clase: 'ajustes',
    icono: IconAdjustments,
    tono: 'warning',
    a: '/stock/ajuste-stock',
    search: { estado: 'BORRADOR' },
  },
  {
    clase: 'borradores',
    icono: IconPencil,
    tono: 'info',
    a: '/ventas/notas-de-pedido',
    search: { estado: 'BORRADOR' },
  },
  {
    clase: 'sinPrecio',
    icono: IconCurrencyDollar,
    tono: 'warning',
    a: '/articulos/tabla',
    search: { sinPrecio: 'true' },
    deTodas: true,
  },
];

/** What waits for the person in a sucursal; kinds they may not see or with nothing are left out. */
export function usePendientes(sucursalId: string | undefined) {
  const puede = usePuede();
  const tarjetas = useTarjetas(sucursalId);
  // The menu shows the same number: whoever comes first asks for both.
  const porEntregar = useQuery({ ...contarPorEntregar(sucursalId), enabled: puede(finalizarNota, sucursalId) });
  const cuantos = { ...tarjetas.data?.pendientes, porFinalizar: porEntregar.data };
  const en = sucursalId === undefined ? {} : { sucursalId };
  const pendientes = CLASES.flatMap((clase): readonly Pendiente[] => {
    const cantidad = cuantos[clase.clase] ?? 0;
    return cantidad > 0 ? [{ ...clase, cantidad, search: { ...clase.search, ...(clase.deTodas ? {} : en) } }] : [];
  });
  const consultas = [tarjetas, porEntregar];
  return {
    pendientes,
    cargando: consultas.some(({ isLoading }) => isLoading),
    /** There is nothing to work with yet. */
    empieza: tarjetas.data?.articulosActivos === 0,
    fallo: consultas.some(({ isError }) => isError),
    reintentar: () => {
      for (const consulta of consultas) if (consulta.isError) void consulta.refetch();
    },
  };
}
