import type { ConsultaDeArticulos, FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sumarEnTransito } from '@trastienda/nucleo/articulos/en-transito.ts';
import { ivaEnColumna } from '@trastienda/nucleo/articulos/iva.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { listarCampos } from '#articulos/campos/campos.query.ts';
import { columnasDeCampos } from '#articulos/campos/columnas-de-campos.ts';
import { ESTADOS, TIPOS } from '#articulos/nombres.ts';
import type { Lista } from '#articulos/precios/listas/una-lista.query.ts';
import { leerFilas } from '#articulos/tabla/filas.query.ts';
import { exigirMarco, seleccionar } from '#articulos/tabla/lista.query.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { leerSucursales } from './sucursales.query.ts';

/** As many as one statement reads well. */
const POR_TANDA = 500;

/** Exactly what the filter shows, every page of it, in its order (ART-21). */
export async function exportarArticulos(consulta: Consulta, query: ConsultaDeArticulos): Promise<ArchivoCsv> {
  const { db } = consulta;
  const { lista, marco } = await exigirMarco(consulta, query.listaId);
  const { tandas } = await seleccionar(db, query, marco);
  const filas = async function* () {
    for await (const ids of tandas(POR_TANDA)) yield* await leerFilas(db, ids, marco);
  };
  const sucursales = await leerSucursales(db, marco.sucursales);
  const campos = columnasDeCampos((await listarCampos(db, {})).filas);
  const columnas = [...columnasDe(lista, sucursales), ...campos];
  return archivoCsv({ nombre: 'articulos.csv', columnas, filas: filas() });
}

type Columna = ColumnaCsv<FilaDeArticulo>;

const columnasDe = (lista: Lista, sucursales: readonly { id: string; nombre: string }[]): Columna[] => [
  { titulo: 'Código', columna: 'codigo', valor: ({ codigo }) => codigo },
  { titulo: 'Descripción', columna: 'descripcion', valor: ({ descripcion }) => descripcion },
  { titulo: 'Marca', columna: 'marca', valor: ({ marca }) => marca },
  { titulo: 'Rubro', columna: 'rubro', valor: ({ rubro }) => rubro },
  { titulo: 'Familia', columna: 'familia', valor: ({ familia }) => familia },
  { titulo: 'Subfamilia', columna: 'subfamilia', valor: ({ subfamilia }) => subfamilia },
  { titulo: 'Unidad', columna: 'unidad', valor: ({ unidad }) => unidad },
  { titulo: 'IVA', columna: 'iva', tipo: 'numero', valor: ({ iva }) => ivaEnColumna(iva) },
  { titulo: `${lista.nombre} neto`, columna: 'precio', tipo: 'numero', valor: ({ precio }) => precio },
  {
    titulo: `${lista.nombre} con IVA`,
    columna: 'precioConIva',
    tipo: 'numero',
    // As the table shows it, and as it is charged.
    valor: ({ precioConIva }) => precioConIva && textoTotal(precioConIva),
  },
  ...sucursales.map(
    ({ id, nombre }): Columna => ({
      titulo: `Disponible ${nombre}`,
      columna: `stock-${id}`,
      tipo: 'numero',
      valor: ({ tipo, stock }) =>
        tipo === 'SERVICIO' ? null : (stock.find(({ sucursalId }) => sucursalId === id)?.disponible ?? '0'),
    }),
  ),
  { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => ESTADOS[estado] },
  { titulo: 'Tipo', columna: 'tipo', valor: ({ tipo }) => TIPOS[tipo] },
  {
    titulo: 'Stock total',
    columna: 'stock',
    tipo: 'numero',
    valor: ({ tipo, stock }) =>
      tipo === 'SERVICIO' ? null : sumar(stock.map(({ disponible }) => disponible)).toFixed(),
  },
  {
    titulo: 'En tránsito',
    columna: 'transito',
    tipo: 'numero',
    valor: ({ tipo, stock }) => (tipo === 'PRODUCTO' ? sumarEnTransito(stock).toFixed() : null),
  },
  {
    titulo: 'Modificado',
    columna: 'modificado',
    tipo: 'fecha',
    valor: ({ modificadoEn }) => fechaHoraTexto(new Date(modificadoEn)),
  },
];
