import type { ConsultaDeEstructuras } from '@trastienda/nucleo/articulos/contrato.ts';
import { unitario } from '@trastienda/nucleo/articulos/estructura/costo-de-armado.ts';
import {
  archivoDeExplosion,
  type Renglon,
  recorrerArbol,
  textoDeTotal,
} from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { siONo } from '#tablas-generales/index.ts';
import { recorrerLineas } from './estructuras.query.ts';
import { leerCostos, leerExplotada, type Unidades } from './explosion.query.ts';
import { leerNombrados } from './nombrados.query.ts';

/** Shared parts repeat under each thing that contains them; no spreadsheet takes more rows than these. */
const RENGLONES_MAXIMO = 100_000;

/** The tree of an explosion as it is read on screen, with the level of each row. */
export async function exportarExplosion(
  { db, usuario, ahora }: Consulta,
  id: string,
  consulta: Unidades,
): Promise<ArchivoCsv> {
  const { estructura, grafo, explotados } = await leerExplotada(db, id, consulta);
  const ids = explotados.map(({ articuloId }) => articuloId);
  const nombrados = await leerNombrados(db, ids);
  const costos = usuario.puede('costo.ver') ? await leerCostos(db, grafo, ids, { base: consulta.costo, ahora }) : null;
  const de = ({ linea }: Renglon) => nombrados.get(linea.componenteId);
  const costo = ({ linea }: Renglon) => unitario(costos?.get(linea.componenteId));
  const columnas: ColumnaCsv<Renglon>[] = [
    { titulo: 'Nivel', tipo: 'numero', valor: ({ nivel }) => nivel },
    { titulo: 'Dentro de', valor: ({ contenedorId }) => nombrados.get(contenedorId)?.codigo },
    { titulo: 'Código', valor: (renglon) => de(renglon)?.codigo },
    { titulo: 'Descripción', valor: (renglon) => de(renglon)?.descripcion },
    { titulo: 'Unidad', valor: (renglon) => de(renglon)?.unidad },
    { titulo: 'Cantidad', tipo: 'numero', valor: ({ linea }) => linea.cantidad },
    { titulo: 'Merma %', tipo: 'numero', valor: ({ linea }) => linea.merma },
    { titulo: 'Opcional', valor: ({ linea }) => siONo(linea.opcional) },
    { titulo: 'Total', tipo: 'numero', valor: ({ total }) => textoDeTotal(total) },
  ];
  const deCosto: ColumnaCsv<Renglon>[] = [
    {
      titulo: `Costo unitario (${BASES[consulta.costo]})`,
      tipo: 'numero',
      valor: (renglon) => textoUnitario(costo(renglon)),
    },
    { titulo: 'Costo total', tipo: 'numero', valor: (renglon) => textoTotal(costo(renglon).times(renglon.total)) },
  ];
  return archivoCsv({
    nombre: archivoDeExplosion(estructura.codigo),
    columnas: costos ? [...columnas, ...deCosto] : columnas,
    filas: primeros(recorrerArbol(grafo, estructura.articuloId, consulta.cantidad), RENGLONES_MAXIMO),
  });
}

const BASES = { PROMEDIO: 'promedio', REPOSICION: 'reposición', ULTIMA_COMPRA: 'última compra' } as const;

function* primeros<Fila>(filas: Iterable<Fila>, tope: number): Generator<Fila> {
  let dados = 0;
  for (const fila of filas) {
    if (dados === tope) return;
    yield fila;
    dados += 1;
  }
}

/** The versions a filter shows, line by line: what `planilla` reads back. */
export const exportarEstructuras = ({ db }: Consulta, consulta: ConsultaDeEstructuras): ArchivoCsv =>
  archivoCsv({
    nombre: 'estructuras.csv',
    columnas: [
      { titulo: 'Artículo', columna: 'codigo', valor: ({ codigo }) => codigo },
      { titulo: 'Descripción del artículo', columna: 'codigo', valor: ({ descripcion }) => descripcion },
      { titulo: 'Tipo', columna: 'tipo', valor: ({ tipo }) => (tipo === 'KIT' ? 'Kit' : 'Armado') },
      { titulo: 'Versión', columna: 'numero', tipo: 'numero', valor: ({ numero }) => numero },
      { titulo: 'Estado', columna: 'estado', valor: ({ estado }) => ESTADOS[estado] },
      { titulo: 'Componente', columna: 'componentes', valor: ({ componente }) => componente },
      { titulo: 'Descripción', columna: 'componentes', valor: ({ componenteDescripcion }) => componenteDescripcion },
      { titulo: 'Cantidad', columna: 'componentes', tipo: 'numero', valor: ({ cantidad }) => cantidad },
      { titulo: 'Unidad', columna: 'componentes', valor: ({ unidad }) => unidad },
      { titulo: 'Merma %', columna: 'componentes', tipo: 'numero', valor: ({ merma }) => merma },
      { titulo: 'Opcional', columna: 'componentes', valor: ({ opcional }) => siONo(opcional) },
      { titulo: 'Sustitutos', columna: 'componentes', valor: ({ sustitutos }) => sustitutos },
    ],
    filas: recorrerLineas(db, consulta),
  });

const ESTADOS: Readonly<Record<string, string>> = { BORRADOR: 'Borrador', VIGENTE: 'Vigente', HISTORICA: 'Histórica' };
