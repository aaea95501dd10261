import type { ConsultaDeArticulos, FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { alcanceDeStock, comoLista } from './alcance-de-stock.ts';
import { leerFilas } from './filas.query.ts';
import type { Marco } from './filtros.query.ts';
import { exigirLista, seleccionar } from './lista.query.ts';
import type { Lista } from './precios.query.ts';
import { leerSucursales } from './sucursales.query.ts';

const TANDA = 500;

/** Exactly what the filter shows, every page of it, in its order (ART-21). */
export async function exportarArticulos(
  { db, usuario, ahora }: Consulta,
  query: ConsultaDeArticulos,
): Promise<ArchivoCsv> {
  const lista = await exigirLista(db, query.listaId);
  const marco: Marco = { listaId: lista.id, ahora, sucursales: comoLista(alcanceDeStock(usuario)) };
  const ids = await (await seleccionar(db, query, marco)).ids(null, 0);
  const filas = async function* () {
    for (let i = 0; i < ids.length; i += TANDA) yield* await leerFilas(db, ids.slice(i, i + TANDA), marco);
  };
  const sucursales = await leerSucursales(db, marco.sucursales);
  return archivoCsv({ nombre: 'articulos.csv', columnas: columnasDe(lista, sucursales), filas: filas() });
}

type Columna = ColumnaCsv<FilaDeArticulo>;

const columnasDe = (lista: Lista, sucursales: readonly { id: string; nombre: string }[]): Columna[] => [
  { titulo: 'Código', valor: ({ codigo }) => codigo },
  { titulo: 'Descripción', valor: ({ descripcion }) => descripcion },
  { titulo: 'Marca', valor: ({ marca }) => marca },
  { titulo: 'Rubro', valor: ({ rubro }) => rubro },
  { titulo: 'Familia', valor: ({ familia }) => familia },
  { titulo: 'Subfamilia', valor: ({ subfamilia }) => subfamilia },
  { titulo: 'Unidad', valor: ({ unidad }) => unidad },
  { titulo: 'IVA', valor: ({ iva }) => iva },
  { titulo: `${lista.nombre} neto`, tipo: 'numero', valor: ({ precio }) => precio },
  { titulo: `${lista.nombre} con IVA`, tipo: 'numero', valor: ({ precioConIva }) => precioConIva },
  ...sucursales.map(
    ({ id, nombre }): Columna => ({
      titulo: `Disponible ${nombre}`,
      tipo: 'numero',
      valor: ({ stock }) => stock.find(({ sucursalId }) => sucursalId === id)?.disponible ?? '0',
    }),
  ),
  { titulo: 'Estado', valor: ({ estado }) => ESTADOS[estado] },
];

const ESTADOS = {
  BORRADOR: 'Borrador',
  ACTIVO: 'Activo',
  DISCONTINUADO: 'Discontinuado',
  INACTIVO: 'Inactivo',
} as const;
