import type { RenglonLeido } from '@trastienda/nucleo/articulos/contrato.ts';
import { LINEAS_MAXIMO } from '@trastienda/nucleo/articulos/contrato.ts';
import { componentesPosibles } from '@trastienda/nucleo/articulos/estructura/grafo.ts';
import { type Reparo, revisarLineas } from '@trastienda/nucleo/articulos/estructura/lineas.ts';
import {
  deOtraEstructura,
  type FilaDePlanilla,
  leerPlanilla,
} from '@trastienda/nucleo/articulos/estructura/planilla.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { leerNombrados } from '#articulos/estructura/nombrados.query.ts';
import { lineaNombrada } from '#articulos/estructura/ver-estructura.query.ts';
import type { Db } from '#db/db.ts';
import { datosInvalidos } from '#http/regla-rota.ts';

/** Reads a pasted sheet and says of each row what it is or what is wrong with it; nothing is kept (EST-11). */
export async function leerPlanillaDeEstructura(
  db: Db,
  { texto, articuloId = '' }: { readonly texto: string; readonly articuloId?: string | undefined },
): Promise<RenglonLeido[]> {
  const filas = leerPlanilla(texto);
  if (filas.length > LINEAS_MAXIMO) {
    datosInvalidos([{ path: ['texto'], message: `Admite hasta ${LINEAS_MAXIMO} componentes.` }]);
  }
  const porCodigo = await leerPorCodigo(
    db,
    filas.flatMap(({ codigo, sustitutos }) => [codigo, ...sustitutos]),
  );
  const codigo = articuloId === '' ? '' : ((await leerNombrados(db, [articuloId])).get(articuloId)?.codigo ?? '');
  const leidas = filas.map((leida) => {
    const deOtra = deOtraEstructura(leida, filas, codigo);
    const fila = deOtra === null ? leida : { ...leida, reparos: [deOtra] };
    return { fila, ...reconocer(fila, porCodigo) };
  });
  const reconocidas = leidas.flatMap(({ linea, fila }) => (linea ? [{ linea, fila: fila.fila }] : []));
  const pedidas = reconocidas.map(({ linea }) => linea);
  const nombrados = await leerNombrados(db, [
    ...(articuloId === '' ? [] : [articuloId]),
    ...pedidas.flatMap(componentesPosibles),
  ]);
  const lugarDe = (orden: number) => `la fila ${reconocidas[orden]?.fila ?? 0}`;
  const reparos = revisarLineas(pedidas, nombrados, articuloId, lugarDe);
  return leidas.map(({ fila, linea, desconocidos }): RenglonLeido => {
    const suyos = linea ? reparosDe(reparos, pedidas.indexOf(linea)) : [];
    const todos = [...fila.reparos, ...desconocidos, ...suyos];
    return {
      fila: fila.fila,
      codigo: fila.codigo,
      linea: linea && todos.length === 0 ? lineaNombrada(linea, nombrados) : null,
      reparos: todos,
    };
  });
}

/** «Solo opcionales» is said of the whole, and here somebody may still add lines of their own. */
const reparosDe = (reparos: readonly Reparo[], orden: number): string[] =>
  reparos.filter(({ path }) => path[1] === orden && path[2] !== 'opcional').map(({ message }) => message);

function reconocer(fila: FilaDePlanilla, porCodigo: ReadonlyMap<string, readonly string[]>) {
  const buscar = (codigo: string) => porCodigo.get(normaCodigo(codigo)) ?? [];
  const desconocidos = [fila.codigo, ...fila.sustitutos]
    .filter((codigo) => codigo !== '')
    .flatMap((codigo) => {
      const hallados = buscar(codigo).length;
      if (hallados === 1) return [];
      return [hallados === 0 ? `No existe el código «${codigo}».` : `«${codigo}» es de ${hallados} artículos.`];
    });
  const [componenteId] = buscar(fila.codigo);
  if (componenteId === undefined || desconocidos.length > 0 || fila.reparos.length > 0) {
    return { linea: null, desconocidos };
  }
  const { cantidad, merma, opcional } = fila;
  const sustitutos = fila.sustitutos.flatMap((codigo) => buscar(codigo));
  return { linea: { componenteId, cantidad, merma, opcional, sustitutos }, desconocidos };
}

/** The artículos each code means: their own code first and, when it is nobody's, any other code they have. */
async function leerPorCodigo(db: Db, codigos: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const normas = [...new Set(codigos.map(normaCodigo))].filter((norma) => norma !== '');
  const { rows } = await sql<{ norma: string; ids: string[] }>`
    with propio as (
      select codigo_norm as norma, array_agg(id) as ids from articulo
      where codigo_norm = any(${normas}::text[]) and estado <> 'INACTIVO' group by codigo_norm)
    select norma, ids from propio
    union all
    select c.valor_norm, array_agg(distinct c.articulo_id) from codigo_articulo c
    where c.valor_norm = any(${normas}::text[]) and c.valor_norm not in (select norma from propio)
    group by c.valor_norm
  `.execute(db);
  return new Map(rows.map(({ norma, ids }) => [norma, ids]));
}
