import { conPrueba, deLaEmpresa, type Fila } from './fila.ts';
import { DIRIGEN, TODOS, VEN_COSTOS } from './roles.ts';

const A = '/api/articulos';
const LISTAS = `${A}/listas-de-precio`;
const LOTES = `${A}/lotes-de-precio`;

/**
 * Prices are read by everybody; who directs prepares, approves and takes them back, and writes costs. What moves
 * very many of them at once asks who is there (`seguridad.md` 3.2).
 */
export const filasDePrecios: readonly Fila[] = [
  deLaEmpresa(`GET ${LISTAS}`, TODOS),
  deLaEmpresa(`POST ${LISTAS}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`PATCH ${LISTAS}/:id`, DIRIGEN),
  conPrueba(`PATCH ${LISTAS}/:id`, DIRIGEN, { caso: 'con otra fórmula' }),
  deLaEmpresa(`POST ${LISTAS}/:id/vista-previa`, DIRIGEN, { sinRastro: true }),
  deLaEmpresa(`POST ${LISTAS}/vista-previa`, DIRIGEN, { sinRastro: true }),
  deLaEmpresa(`GET ${A}/cotizaciones`, TODOS),
  deLaEmpresa(`GET ${A}/cotizaciones/exportar`, TODOS),
  deLaEmpresa(`GET ${A}/cotizaciones/alcance`, DIRIGEN),
  deLaEmpresa(`POST ${A}/cotizaciones`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`GET ${A}/configuracion-de-precios`, DIRIGEN),
  deLaEmpresa(`PATCH ${A}/configuracion-de-precios`, DIRIGEN, { confirma: 'reciente' }),

  deLaEmpresa(`GET ${A}/:id/precios`, TODOS),
  deLaEmpresa(`GET ${A}/:id/precios/formulas`, TODOS),
  deLaEmpresa(`GET ${A}/:id/precios/vigente`, TODOS),
  deLaEmpresa(`POST ${A}/precios/vigentes`, TODOS, { sinRastro: true }),
  deLaEmpresa(`POST ${A}/:id/precios`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`GET ${A}/:id/costos`, VEN_COSTOS, { costo: 'de la empresa' }),
  deLaEmpresa(`POST ${A}/:id/costos`, VEN_COSTOS, { propio: 'creado' }),

  deLaEmpresa(`POST ${A}/cambios-de-costo/vista-previa`, VEN_COSTOS, { sinRastro: true, costo: 'de la empresa' }),
  deLaEmpresa(`POST ${A}/cambios-de-costo`, VEN_COSTOS, { propio: 'creado' }),
  deLaEmpresa(`GET ${A}/cambios-de-costo`, VEN_COSTOS, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`GET ${A}/cambios-de-costo/exportar`, VEN_COSTOS, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`GET ${A}/cambios-de-costo/:id`, VEN_COSTOS),
  deLaEmpresa(`GET ${A}/cambios-de-costo/:id/lineas`, VEN_COSTOS, { costo: 'de la empresa' }),
  deLaEmpresa(`GET ${A}/cambios-de-costo/:id/exportar`, VEN_COSTOS, { costo: 'de la empresa' }),
  deLaEmpresa(`POST ${A}/cambios-de-costo/:id/deshacer`, VEN_COSTOS, { propio: 'creado' }),

  deLaEmpresa(`GET ${LOTES}`, DIRIGEN, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`GET ${LOTES}/exportar`, DIRIGEN, { propio: 'leído', ajeno: 'leído' }),
  deLaEmpresa(`POST ${LOTES}`, DIRIGEN, { propio: 'creado' }),
  deLaEmpresa(`GET ${LOTES}/:id`, DIRIGEN),
  deLaEmpresa(`PATCH ${LOTES}/:id`, DIRIGEN),
  deLaEmpresa(`GET ${LOTES}/:id/lineas`, DIRIGEN),
  deLaEmpresa(`GET ${LOTES}/:id/exportar`, DIRIGEN),
  deLaEmpresa(`POST ${LOTES}/:id/lineas`, DIRIGEN),
  deLaEmpresa(`POST ${LOTES}/:id/simular`, DIRIGEN),
  deLaEmpresa(`POST ${LOTES}/:id/aprobar`, DIRIGEN),
  deLaEmpresa(`POST ${LOTES}/:id/programar`, DIRIGEN, { confirma: 'reciente' }),
  deLaEmpresa(`POST ${LOTES}/:id/aplicar`, DIRIGEN, { confirma: 'reciente' }),
  deLaEmpresa(`POST ${LOTES}/:id/revertir`, DIRIGEN, { confirma: 'reciente' }),
  deLaEmpresa(`POST ${LOTES}/:id/descartar`, DIRIGEN),
  // Whoever stands before the shelf prints them; what is on it, they may look up in any sucursal.
  deLaEmpresa(`GET ${LOTES}/:id/etiquetas`, TODOS),
  deLaEmpresa(`GET ${LOTES}/:id/etiquetas/exportar`, TODOS),
];
