import { type Hallado, ordenarCoincidencias } from '@trastienda/nucleo/articulos/busqueda.ts';
import { ESTADOS_VENDIBLES } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { sql } from 'kysely';
import type { Consulta } from '#http/contexto.ts';
import { alcanceDeStock, comoLista } from './alcance-de-stock.ts';
import { leerCandidatos } from './candidatos.query.ts';
import { leerHallazgos } from './hallazgos.query.ts';
import { exigirLista } from './lista.query.ts';

export type PedidoDeBusqueda = {
  readonly texto: string;
  readonly depositoId?: string | undefined;
  readonly listaId?: string | undefined;
  readonly tipo?: string | undefined;
  readonly limite: number;
};

/** Codes of one artículo that begin alike are several rows: enough are read to fill a page of different artículos. */
const FILAS_POR_COMIENZO = 120;
const CANDIDATOS_POR_PALABRAS = 5_000;

/** The search of the counter and of every selector: exact codes, then beginnings of codes, then words (`acordado` 24). */
export async function buscarArticulos(
  { db, usuario, ahora }: Consulta,
  pedido: PedidoDeBusqueda,
): Promise<{ exacto: boolean; filas: Hallazgo[] }> {
  const { texto, limite, depositoId, listaId } = pedido;
  if (listaId !== undefined) await exigirLista(db, listaId);
  const candidatos = await leerCandidatos(db, texto, {
    ...seVende(pedido),
    topeDeComienzos: FILAS_POR_COMIENZO,
    tope: CANDIDATOS_POR_PALABRAS,
    limite,
  });
  const porCodigo = ordenarCoincidencias(texto, candidatos.coincidencias);
  // A scan means that one artículo; anything else that is typed may also be a word.
  const esLectura = porCodigo.hallados.some(({ exacto, motivo }) => exacto && motivo === 'BARRAS');
  const codigos = porCodigo.hallados.slice(0, limite);
  const yaEstan = new Set(codigos.map(({ articuloId }) => articuloId));
  const palabras = esLectura ? [] : candidatos.palabras.filter((id) => !yaEstan.has(id)).map(porPalabras);

  const filas = await leerHallazgos(db, [...codigos, ...palabras].slice(0, limite), {
    listaId,
    ahora,
    depositoId,
    sucursales: comoLista(alcanceDeStock(usuario)),
  });
  return { exacto: porCodigo.unico, filas };
}

/** What may be sold, asked of the artículo and of its row of words. */
function seVende({ tipo }: PedidoDeBusqueda) {
  const estados = sql`any(${[...ESTADOS_VENDIBLES]}::text[])`;
  const esDelTipo = tipo === undefined ? sql`` : sql`and a.tipo = ${tipo}`;
  return {
    donde: sql`a.estado = ${estados} ${esDelTipo}`,
    dondeDePalabras:
      tipo === undefined
        ? sql`p.estado = ${estados}`
        : sql`p.estado = ${estados} and exists (select from articulo a where a.id = p.articulo_id ${esDelTipo})`,
  };
}

const porPalabras = (articuloId: string): Hallado => ({
  articuloId,
  motivo: 'PALABRAS',
  tipo: null,
  norma: null,
  exacto: false,
});
