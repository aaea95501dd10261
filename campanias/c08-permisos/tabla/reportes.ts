import { deLaEmpresa, deSucursal, type Fila, listaDeSucursal } from './fila.ts';
import { DIRIGEN, TODOS, VEN_COSTOS } from './roles.ts';

const R = '/api/articulos/reportes';

/** Asked for a sucursal that is not theirs, they are told of nothing: the sums of no rows. */
const DE_NADA = { ajeno: 'ok', inexistente: 'ok' } as const;

/** Data are the company's; what was sold is of who sells there; what things are worth, of who sees costs there. */
export const filasDeReportes: readonly Fila[] = [
  deLaEmpresa(`GET ${R}/calidad`, TODOS),
  deLaEmpresa(`GET ${R}/calidad/resumen`, TODOS),
  deLaEmpresa(`GET ${R}/calidad/exportar`, TODOS),
  deLaEmpresa(`GET ${R}/cambios`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${R}/cambios/resumen`, TODOS),
  deLaEmpresa(`GET ${R}/cambios/exportar`, TODOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${R}/inactivos`, TODOS, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`GET ${R}/inactivos/exportar`, TODOS, { propio: 'leído', ajeno: 'leído' }),
  listaDeSucursal(`GET ${R}/ventas`, TODOS, { propio: 'leído' }),
  listaDeSucursal(`GET ${R}/ventas/exportar`, TODOS, { propio: 'leído' }),
  deSucursal(`GET ${R}/ventas/resumen`, TODOS, DE_NADA),
  listaDeSucursal(`GET ${R}/valuacion`, VEN_COSTOS, { costo: 'por sucursal' }),
  listaDeSucursal(`GET ${R}/valuacion/exportar`, VEN_COSTOS, { costo: 'por sucursal' }),
  deSucursal(`GET ${R}/valuacion/resumen`, VEN_COSTOS, DE_NADA),
  // Every artículo has its class, also where nothing of it went out.
  deSucursal(`GET ${R}/abc-xyz`, VEN_COSTOS, DE_NADA),
  deSucursal(`GET ${R}/abc-xyz/exportar`, VEN_COSTOS, DE_NADA),
  deSucursal(`GET ${R}/abc-xyz/resumen`, VEN_COSTOS, DE_NADA),
  deLaEmpresa(`PATCH ${R}/abc-xyz/umbrales`, DIRIGEN),
];
