import { creaEnSucursal, deSucursal, type Fila, listaDeSucursal } from './fila.ts';
import { DIRIGEN, MUEVEN_STOCK, TODOS, VEN_COSTOS } from './roles.ts';

const S = '/api/stock';

/** Everybody may look up the stock of every sucursal («stock de otras»), with the documents that moved it. */
const DE_TODAS = { ajeno: 'ok', inexistente: 'vacío', documentos: 'de todas' } as const;

export const filasDeStock: readonly Fila[] = [
  deSucursal(`GET ${S}/saldos`, TODOS, DE_TODAS),
  deSucursal(`GET ${S}/saldos/exportar`, TODOS, DE_TODAS),
  deSucursal(`GET ${S}/kardex`, TODOS, { ...DE_TODAS, costo: 'por sucursal' }),
  deSucursal(`GET ${S}/kardex/exportar`, TODOS, { ...DE_TODAS, costo: 'por sucursal' }),
  deSucursal(`GET ${S}/reservas`, TODOS, DE_TODAS),
  deSucursal(`GET ${S}/numeros`, TODOS, DE_TODAS),
  deSucursal(`GET ${S}/numeros/:id`, TODOS, { ...DE_TODAS, inexistente: '404' }),
  // Filtered by a sucursal that nobody has, the artículos are there without columns.
  deSucursal(`GET ${S}/centralizado`, TODOS, { ...DE_TODAS, inexistente: 'ok' }),
  deSucursal(`GET ${S}/centralizado/exportar`, TODOS, { ...DE_TODAS, inexistente: 'ok' }),
  deSucursal(`GET ${S}/centralizado/totales`, TODOS, { ...DE_TODAS, inexistente: 'ok' }),
  deSucursal(`GET ${S}/centralizado/resumen`, TODOS, { ...DE_TODAS, inexistente: 'ok', costo: 'por sucursal' }),

  listaDeSucursal(`GET ${S}/ajustes`, MUEVEN_STOCK),
  listaDeSucursal(`GET ${S}/ajustes/exportar`, MUEVEN_STOCK),
  listaDeSucursal(`GET ${S}/ajustes/totales`, MUEVEN_STOCK),
  deSucursal(`GET ${S}/ajustes/:id`, MUEVEN_STOCK, { costo: 'por sucursal' }),
  creaEnSucursal(`POST ${S}/ajustes`, MUEVEN_STOCK),
  // Who does not see costs cannot give them either.
  creaEnSucursal(`POST ${S}/ajustes`, MUEVEN_STOCK, {
    caso: 'con costo',
    propio: '403',
    salvo: { roles: VEN_COSTOS, propio: 'creado' },
    costo: 'por sucursal',
  }),
  deSucursal(`PATCH ${S}/ajustes/:id`, MUEVEN_STOCK, { costo: 'por sucursal' }),
  deSucursal(`PATCH ${S}/ajustes/:id`, MUEVEN_STOCK, { caso: 'a otra sucursal', propio: '403', enTodas: 'ok' }),
  deSucursal(`POST ${S}/ajustes/:id/aplicar`, MUEVEN_STOCK, { costo: 'por sucursal' }),
  deSucursal(`POST ${S}/ajustes/:id/pedir`, MUEVEN_STOCK, { costo: 'por sucursal' }),
  // Who prepares takes it back too; nobody approves their own, so what is asked here was asked by somebody else.
  deSucursal(`POST ${S}/ajustes/:id/devolver`, MUEVEN_STOCK, { costo: 'por sucursal' }),
  deSucursal(`POST ${S}/ajustes/:id/aprobar`, DIRIGEN, {
    ven: MUEVEN_STOCK,
    costo: 'por sucursal',
    confirma: 'reciente',
  }),
  deSucursal(`POST ${S}/ajustes/:id/anular`, MUEVEN_STOCK, { costo: 'por sucursal' }),
  deSucursal(`POST ${S}/ajustes/:id/revertir`, DIRIGEN, { ven: MUEVEN_STOCK, costo: 'por sucursal' }),
];
