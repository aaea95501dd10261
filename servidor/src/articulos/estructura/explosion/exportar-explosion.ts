import { queLlevanA, queSeLlama } from '@trastienda/nucleo/articulos/estructura/buscar-en-explosion.ts';
import type { CostoDeNodo } from '@trastienda/nucleo/articulos/estructura/costo-de-armado.ts';
import {
  archivoDeExplosion,
  type Explotado,
  type Renglon,
  recorrerArbol,
  recortar,
  textoDeTotal,
  type VistaDeExplosion,
} from '@trastienda/nucleo/articulos/estructura/explosion.ts';
import { type Grafo, lineasDe } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { type Big, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { conKits, type Lugar, leerDisponibles } from '#articulos/estructura/disponibles.query.ts';
import { leerNombrados, nombresDe } from '#articulos/estructura/nombrados.query.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { siONo } from '#tablas-generales/index.ts';
import { leerCostos, leerExplotada, type Unidades } from './explosion.query.ts';

/** Shared parts repeat under each thing that contains them; no spreadsheet takes more rows than these. */
const RENGLONES_MAXIMO = 100_000;
const CORTADO = 'Hay más: el archivo se corta en los 100.000 renglones. Exportá los totales, o una parte del árbol.';

type Pedido = Unidades &
  Lugar & {
    readonly vista: VistaDeExplosion;
    readonly piezas?: string | undefined;
    readonly buscar?: string | undefined;
  };

/** An explosion as it is read on screen (ART-21): its tree with the level of each row, or each component once (RN-24). */
export async function exportarExplosion(
  { db, usuario, ahora }: Consulta,
  id: string,
  { vista, piezas, buscar = '', ...consulta }: Pedido,
): Promise<ArchivoCsv> {
  const { estructura, grafo, explotados, ids, todos } = await leerExplotada(db, id, consulta);
  const [nombrados, sueltos, costos] = await Promise.all([
    leerNombrados(db, todos),
    leerDisponibles(db, usuario, ids, consulta),
    usuario.puede('costo.ver') ? leerCostos(db, grafo, ids, { base: consulta.costo, ahora }) : null,
  ]);
  const disponibles = await conKits(db, usuario, { disponibles: sueltos, nombrados: nombrados.values() }, consulta);
  const nombre = archivoDeExplosion(estructura.codigo, vista);
  const para = paraCuantas(consulta.cantidad);
  const hechos: Hechos = { nombrados, disponibles, costos, base: BASES[consulta.costo], para };
  if (vista === 'TOTALES') {
    const coincide = queSeLlama(buscar);
    const filas = explotados
      .filter(({ nivel, hoja }) => nivel > 0 && (piezas !== 'true' || hoja))
      .filter(({ articuloId }) => coincide(nombresDe(nombrados, articuloId)))
      .toSorted((una, otra) => una.nivel - otra.nivel || (codigoDe(hechos, una) < codigoDe(hechos, otra) ? -1 : 1));
    return archivoCsv({ nombre, columnas: deTotales(hechos), filas });
  }
  const nodos = explotados.map(({ articuloId }) => ({
    articuloId,
    ...nombresDe(nombrados, articuloId),
    lineas: lineasDe(grafo, articuloId),
  }));
  const arbol = recorrerArbol(soloLosQue(grafo, queLlevanA(nodos, buscar)), estructura.articuloId, consulta.cantidad);
  return archivoCsv({ nombre, columnas: deArbol(hechos), filas: recortar(arbol, RENGLONES_MAXIMO) });
}

/** Without the ways that lead to nothing of what was looked for: there may be far too many to walk. */
const soloLosQue = (grafo: Grafo, quedan: ReadonlySet<string> | null): Grafo =>
  quedan === null
    ? grafo
    : new Map([...grafo].map(([id, lineas]) => [id, lineas.filter(({ componenteId }) => quedan.has(componenteId))]));

/** Every total of the file is that of so many, and the file goes to who does not have the screen at hand. */
const paraCuantas = (cantidad: string): string =>
  `(${cantidad.replace('.', ',')} ${Number(cantidad) === 1 ? 'unidad' : 'unidades'})`;

const BASES = { PROMEDIO: 'promedio', REPOSICION: 'reposición', ULTIMA_COMPRA: 'última compra' } as const;

type Hechos = {
  readonly nombrados: Awaited<ReturnType<typeof leerNombrados>>;
  /** Null for who sees none, as costs. */
  readonly disponibles: ReadonlyMap<string, string> | null;
  readonly costos: ReadonlyMap<string, CostoDeNodo> | null;
  readonly base: string;
  /** How many the totals are for. */
  readonly para: string;
};
type Contado = { readonly articuloId: string; readonly total: Big };

const codigoDe = ({ nombrados }: Hechos, { articuloId }: Contado): string => nombresDe(nombrados, articuloId).codigo;

/** What there is of it, for who may see stock; and, of a total, what is short. */
function deStock<Fila>(
  { disponibles }: Hechos,
  de: (fila: Fila) => Contado | null,
  conFalta: boolean,
): ColumnaCsv<Fila>[] {
  if (!disponibles) return [];
  const hay = ({ articuloId }: Contado) => decimal(disponibles.get(articuloId) ?? '0');
  const contar = (decir: (contado: Contado) => Big) => (fila: Fila) => {
    const contado = de(fila);
    return contado && textoCantidad(decir(contado));
  };
  const falta = (contado: Contado) => {
    const quedan = hay(contado);
    const faltan = contado.total.minus(quedan.gt(0) ? quedan : 0);
    return faltan.gt(0) ? faltan : decimal(0);
  };
  return [
    { titulo: 'Disponible', tipo: 'numero', valor: contar(hay) },
    ...(conFalta ? [{ titulo: 'Falta', tipo: 'numero' as const, valor: contar(falta) }] : []),
  ];
}

/** What it costs, for who may see it; empty where nobody knows, and with how much of it is missing. */
function deCosto<Fila>({ costos, base, para }: Hechos, de: (fila: Fila) => Contado | null): ColumnaCsv<Fila>[] {
  if (!costos) return [];
  const costear = (fila: Fila, decir: (costo: Big, total: Big) => string) => {
    const contado = de(fila);
    const costo = contado && costos.get(contado.articuloId)?.unitario;
    return costo ? decir(costo, contado.total) : null;
  };
  return [
    {
      titulo: `Costo unitario (${base})`,
      tipo: 'numero',
      valor: (fila) => costear(fila, (costo) => textoUnitario(costo)),
    },
    {
      titulo: `Costo total ${para}`,
      tipo: 'numero',
      valor: (fila) => costear(fila, (costo, total) => textoTotal(costo.times(total))),
    },
    {
      titulo: 'Piezas sin costo',
      tipo: 'numero',
      valor: (fila) => {
        const contado = de(fila);
        return contado && (costos.get(contado.articuloId)?.sinCosto.length ?? 0);
      },
    },
  ];
}

type EnArbol = Renglon | 'CORTADO';

function deArbol(hechos: Hechos): ColumnaCsv<EnArbol>[] {
  const { nombrados } = hechos;
  const si =
    <T>(decir: (renglon: Renglon) => T) =>
    (renglon: EnArbol) =>
      renglon === 'CORTADO' ? null : decir(renglon);
  const de = ({ linea }: Renglon) => nombrados.get(linea.componenteId);
  const contado = si(({ linea, total }): Contado => ({ articuloId: linea.componenteId, total }));
  return [
    { titulo: 'Nivel', tipo: 'numero', valor: si(({ nivel }) => nivel) },
    { titulo: 'Dentro de', valor: si(({ contenedorId }) => nombrados.get(contenedorId)?.codigo) },
    { titulo: 'Código', valor: si((renglon) => de(renglon)?.codigo) },
    {
      titulo: 'Descripción',
      valor: (renglon) => (renglon === 'CORTADO' ? CORTADO : de(renglon)?.descripcion),
    },
    { titulo: 'Unidad', valor: si((renglon) => de(renglon)?.unidad) },
    { titulo: 'Por unidad', tipo: 'numero', valor: si(({ linea }) => linea.cantidad) },
    { titulo: 'Merma %', tipo: 'numero', valor: si(({ linea }) => linea.merma) },
    { titulo: 'Opcional', valor: si(({ linea }) => siONo(linea.opcional)) },
    {
      titulo: 'Sustitutos',
      valor: si(({ linea }) => linea.sustitutos.map((id) => nombresDe(nombrados, id).codigo).join(' | ')),
    },
    { titulo: `Total ${hechos.para}`, tipo: 'numero', valor: si(({ total }) => textoDeTotal(total)) },
    ...deStock(hechos, contado, false),
    ...deCosto(hechos, contado),
  ];
}

function deTotales(hechos: Hechos): ColumnaCsv<Explotado>[] {
  const de = ({ articuloId }: Explotado) => hechos.nombrados.get(articuloId);
  return [
    { titulo: 'Código', valor: (fila) => de(fila)?.codigo },
    { titulo: 'Descripción', valor: (fila) => de(fila)?.descripcion },
    { titulo: 'Unidad', valor: (fila) => de(fila)?.unidad },
    { titulo: 'Nivel', tipo: 'numero', valor: ({ nivel }) => nivel },
    { titulo: 'Pieza suelta', valor: ({ hoja }) => siONo(hoja) },
    { titulo: `Total ${hechos.para}`, tipo: 'numero', valor: ({ total }) => textoDeTotal(total) },
    ...deStock<Explotado>(hechos, (fila) => fila, true),
    ...deCosto<Explotado>(hechos, (fila) => fila),
  ];
}
