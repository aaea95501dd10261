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
import type { Big } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { siONo } from '#tablas-generales/index.ts';
import { leerCostos, leerExplotada, type Unidades } from './explosion.query.ts';
import { leerNombrados } from './nombrados.query.ts';

/** Shared parts repeat under each thing that contains them; no spreadsheet takes more rows than these. */
const RENGLONES_MAXIMO = 100_000;
const CORTADO = 'Hay más: el archivo se corta en los 100.000 renglones. Exportá los totales, o una parte del árbol.';

type Pedido = Unidades & { readonly vista: VistaDeExplosion; readonly piezas?: string | undefined };

/** An explosion as it is read on screen: its tree with the level of each row, or each component once (RN-24). */
export async function exportarExplosion(
  { db, usuario, ahora }: Consulta,
  id: string,
  { vista, piezas, ...consulta }: Pedido,
): Promise<ArchivoCsv> {
  const { estructura, grafo, explotados } = await leerExplotada(db, id, consulta);
  const ids = explotados.map(({ articuloId }) => articuloId);
  const nombrados = await leerNombrados(db, ids);
  const costos = usuario.puede('costo.ver') ? await leerCostos(db, grafo, ids, { base: consulta.costo, ahora }) : null;
  const nombre = archivoDeExplosion(estructura.codigo, vista);
  const hechos: Hechos = { nombrados, costos, base: BASES[consulta.costo] };
  if (vista === 'TOTALES') {
    const filas = explotados.filter(({ nivel, hoja }) => nivel > 0 && (piezas !== 'true' || hoja));
    return archivoCsv({ nombre, columnas: deTotales(hechos), filas });
  }
  const arbol = recorrerArbol(grafo, estructura.articuloId, consulta.cantidad);
  return archivoCsv({ nombre, columnas: deArbol(hechos), filas: recortar(arbol, RENGLONES_MAXIMO) });
}

const BASES = { PROMEDIO: 'promedio', REPOSICION: 'reposición', ULTIMA_COMPRA: 'última compra' } as const;

type Hechos = {
  readonly nombrados: Awaited<ReturnType<typeof leerNombrados>>;
  /** Null for who sees none. */
  readonly costos: ReadonlyMap<string, CostoDeNodo> | null;
  readonly base: string;
};
type Contado = { readonly articuloId: string; readonly total: Big };

/** What it costs, for who may see it; empty where nobody knows, and with how much of it is missing. */
function deCosto<Fila>({ costos, base }: Hechos, de: (fila: Fila) => Contado | null): ColumnaCsv<Fila>[] {
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
      titulo: 'Costo total',
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
  return [
    { titulo: 'Nivel', tipo: 'numero', valor: si(({ nivel }) => nivel) },
    { titulo: 'Dentro de', valor: si(({ contenedorId }) => nombrados.get(contenedorId)?.codigo) },
    { titulo: 'Código', valor: si((renglon) => de(renglon)?.codigo) },
    {
      titulo: 'Descripción',
      valor: (renglon) => (renglon === 'CORTADO' ? CORTADO : de(renglon)?.descripcion),
    },
    { titulo: 'Unidad', valor: si((renglon) => de(renglon)?.unidad) },
    { titulo: 'Cantidad', tipo: 'numero', valor: si(({ linea }) => linea.cantidad) },
    { titulo: 'Merma %', tipo: 'numero', valor: si(({ linea }) => linea.merma) },
    { titulo: 'Opcional', valor: si(({ linea }) => siONo(linea.opcional)) },
    { titulo: 'Total', tipo: 'numero', valor: si(({ total }) => textoDeTotal(total)) },
    ...deCosto<EnArbol>(
      hechos,
      si(({ linea, total }) => ({ articuloId: linea.componenteId, total })),
    ),
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
    { titulo: 'Total', tipo: 'numero', valor: ({ total }) => textoDeTotal(total) },
    ...deCosto<Explotado>(hechos, (fila) => fila),
  ];
}
