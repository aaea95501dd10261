import { contarVistas } from '@trastienda/nucleo/articulos/contrato.ts';
import { listarClientes } from '@trastienda/nucleo/clientes/contrato.ts';
import { verActividad, verCifras, verMejores, verStockDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { verCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { listarNotas } from '@trastienda/nucleo/ventas/contrato.ts';
import type { usePuede } from '#acceso/permisos.tsx';

export type Puede = ReturnType<typeof usePuede>;

/** A part of the home that each person may have, and where. */
export type Panel = {
  /** As it is kept with the person: it never changes. */
  readonly id: string;
  /** Of twelve on a wide screen; what is left over in a row is shared out. */
  readonly columnas: 3 | 4 | 8 | 12;
  /** The least height it has at each width, in pixels: its place is kept before it comes. */
  readonly alto: { readonly xs: number; readonly sm: number; readonly md?: number };
  /** Whether it is there until somebody says otherwise. */
  readonly deSiempre?: true;
  readonly puede: (puede: Puede, sucursalId: string | undefined) => boolean;
};

const deVentas: Panel['puede'] = (puede) => puede(verCifras);

/** All there are, in the order they stand in until somebody says otherwise (plate 02); then those that wait to be asked for. */
export const PANELES = [
  { id: 'pendientes', columnas: 12, alto: { xs: 300, sm: 148 }, deSiempre: true, puede: () => true },
  {
    id: 'cifras',
    columnas: 12,
    alto: { xs: 260, sm: 216, md: 102 },
    deSiempre: true,
    puede: (puede) => puede(verCifras) || puede(verStockDeInicio),
  },
  { id: 'ventas', columnas: 8, alto: { xs: 360, sm: 291 }, deSiempre: true, puede: deVentas },
  { id: 'por-sucursal', columnas: 4, alto: { xs: 291, sm: 291 }, deSiempre: true, puede: deVentas },
  {
    id: 'notas',
    columnas: 8,
    alto: { xs: 354, sm: 254 },
    deSiempre: true,
    puede: (puede, sucursalId) => puede(listarNotas, sucursalId),
  },
  {
    id: 'reponer',
    columnas: 4,
    alto: { xs: 354, sm: 254 },
    deSiempre: true,
    puede: (puede, sucursalId) => puede(contarVistas) && puede(verCentralizado, sucursalId),
  },
  {
    id: 'negativos',
    columnas: 12,
    // With nothing to say it is not there.
    alto: { xs: 1, sm: 1 },
    deSiempre: true,
    puede: (puede, sucursalId) => puede(verCentralizado, sucursalId),
  },
  {
    id: 'tarjetas',
    columnas: 12,
    alto: { xs: 136, sm: 136 },
    puede: (puede) => puede(contarVistas) || puede(listarClientes) || puede(listarNotas),
  },
  { id: 'resumen-anual', columnas: 4, alto: { xs: 230, sm: 230 }, puede: deVentas },
  {
    id: 'ganancia',
    columnas: 4,
    alto: { xs: 230, sm: 230 },
    puede: (puede) => puede(verCifras) && puede(verStockDeInicio),
  },
  { id: 'por-mes', columnas: 4, alto: { xs: 330, sm: 330 }, puede: deVentas },
  {
    id: 'clientes-del-mes',
    columnas: 3,
    alto: { xs: 190, sm: 190 },
    puede: (puede) => puede(verActividad) && puede(listarClientes),
  },
  { id: 'notas-del-mes', columnas: 3, alto: { xs: 190, sm: 190 }, puede: deVentas },
  { id: 'mas-vendidos', columnas: 4, alto: { xs: 330, sm: 330 }, puede: deVentas },
  { id: 'semanal', columnas: 4, alto: { xs: 330, sm: 330 }, puede: deVentas },
  { id: 'avisos', columnas: 4, alto: { xs: 230, sm: 230 }, puede: () => true },
  {
    id: 'mejores-clientes',
    columnas: 8,
    alto: { xs: 330, sm: 330 },
    puede: (puede) => puede(verMejores) && puede(listarClientes),
  },
] as const satisfies readonly Panel[];
export type IdDePanel = (typeof PANELES)[number]['id'];

/** The least height of a panel, for `minHeight`. */
export const altoDe = (id: IdDePanel): Panel['alto'] =>
  PANELES.find((panel) => panel.id === id)?.alto ?? { xs: 0, sm: 0 };
