import { type Hallado, leerBusqueda, ordenarCoincidencias } from '@trastienda/nucleo/articulos/busqueda.ts';
import { ESTADOS_VENDIBLES } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { elegirReemplazo } from '@trastienda/nucleo/articulos/equivalencias/reemplazo.ts';
import { compararSustitutos } from '@trastienda/nucleo/articulos/equivalencias/sustitutos.ts';
import { sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { exigirLista } from '#articulos/tabla/lista.query.ts';
import type { Consulta } from '#http/contexto.ts';
import { comoSustituto, type Indirecto, leerCandidatos, SIN_CODIGO, unaVez } from './candidatos.query.ts';
import { leerHallazgos } from './hallazgos.query.ts';

type PedidoDeBusqueda = {
  readonly texto: string;
  readonly depositoId?: string | undefined;
  readonly sucursalId?: string | undefined;
  readonly listaId?: string | undefined;
  readonly tipo?: string | undefined;
  readonly limite: number;
};

/** Codes of one artículo that begin alike are several rows: enough are read to fill a page of different artículos. */
const FILAS_POR_COMIENZO = 120;
const CANDIDATOS_POR_PALABRAS = 5_000;

/**
 * The search of the counter and of every selector (`acordado` 24, GAP-16): exact codes, what stands in for them, beginnings
 * of codes, words, vehicles.
 */
export async function buscarArticulos(
  { db, usuario, ahora }: Consulta,
  pedido: PedidoDeBusqueda,
): Promise<{ exacto: boolean; filas: Hallazgo[] }> {
  const { texto, limite, depositoId, sucursalId, listaId } = pedido;
  if (listaId !== undefined) await exigirLista(db, listaId);
  const candidatos = await leerCandidatos(db, texto, {
    ...seVende(pedido),
    topeDeComienzos: FILAS_POR_COMIENZO,
    tope: CANDIDATOS_POR_PALABRAS,
    limite,
  });
  const { hallados, unico } = ordenarCoincidencias(texto, candidatos.coincidencias);
  // A scan means that one artículo; anything else that is typed may also be a word.
  const esLectura = hallados.some(({ exacto, motivo }) => exacto && motivo === 'BARRAS');
  const exactos = hallados.filter(({ exacto }) => exacto);
  const sustitutos = [
    ...candidatos.reemplazos.map(comoSustituto('REEMPLAZA')),
    ...candidatos.equivalentes.map(comoSustituto('EQUIVALENTE')),
  ];
  const resto = [
    ...hallados.filter(({ exacto }) => !exacto),
    ...(esLectura ? [] : candidatos.palabras.map(porPalabras)),
    ...(esLectura ? [] : candidatos.vehiculos.map(porVehiculo)),
  ];

  const marco = {
    ...{ listaId, ahora, depositoId, sucursalId },
    sucursales: comoLista(alcanceDeStock(usuario)),
    verProveedores: usuario.puede('proveedor.ver'),
    busqueda: leerBusqueda(texto),
  };
  // All that stands in for a code is read, because what there is of it says which comes first.
  const aLeer = unaVez([...exactos, ...sustitutos, ...resto]);
  const filas = await leerHallazgos(db, aLeer.slice(0, Math.max(limite, exactos.length + sustitutos.length)), marco);
  return { exacto: unico, filas: mejorPrimero(filas).slice(0, limite) };
}

/** What stands in for a code: of what replaces it the one to offer first, then equivalents by what there is (ART-28). */
function mejorPrimero(filas: readonly Hallazgo[]): Hallazgo[] {
  const por = Map.groupBy(filas, ({ motivo }) => motivo);
  const reemplazos = por.get('REEMPLAZA') ?? [];
  const elegido = elegirReemplazo(reemplazos.toReversed());
  const ordenados = [
    ...(elegido ? [elegido] : []),
    ...reemplazos.filter((fila) => fila !== elegido),
    ...(por.get('EQUIVALENTE') ?? []).toSorted(compararSustitutos),
  ];
  const exactos = filas.filter(({ exacto }) => exacto);
  return [...exactos, ...ordenados, ...filas.slice(exactos.length + ordenados.length)];
}

/** What may be sold, asked of the artículo, of its row of words and of its applications. */
function seVende({ tipo }: PedidoDeBusqueda) {
  const estados = sql`any(${[...ESTADOS_VENDIBLES]}::text[])`;
  const esDelTipo = tipo === undefined ? sql`` : sql`and a.tipo = ${tipo}`;
  const deFila = (fila: string) =>
    tipo === undefined
      ? sql`${sql.ref(`${fila}.estado`)} = ${estados}`
      : sql`${sql.ref(`${fila}.estado`)} = ${estados}
            and exists (select from articulo a where a.id = ${sql.ref(`${fila}.articulo_id`)} ${esDelTipo})`;
  return {
    donde: sql`a.estado = ${estados} ${esDelTipo}`,
    dondeDePalabras: deFila('p'),
    dondeDeAplicaciones: deFila('x'),
  };
}

const porPalabras = (articuloId: string): Hallado => ({ ...SIN_CODIGO, articuloId, motivo: 'PALABRAS' });
const porVehiculo = ({ articuloId, de }: Indirecto): Hallado => ({
  ...SIN_CODIGO,
  articuloId,
  motivo: 'VEHICULO',
  aplicacionId: de,
});
