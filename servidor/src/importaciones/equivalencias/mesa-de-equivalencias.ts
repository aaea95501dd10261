import { planearRelaciones, type ResultadoDeRelacion } from '@trastienda/nucleo/articulos/equivalencias/carga.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { interpretarEquivalencia } from '@trastienda/nucleo/importaciones/entidades/equivalencia.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { guardarCargaDeRelaciones, leerRelacionesDeHoy, turnoDeEquivalencias } from '#articulos/index.ts';
import type { Celda } from '#db/copia.ts';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import {
  compararEquivalencias,
  juzgarEquivalencias,
  leerPedidas,
  type Pedida,
  resultadosDeEquivalencias,
} from './equivalencias-comparadas.query.ts';

const COLUMNAS = [
  ...['fila', 'codigo', 'codigo_norm', 'relacion', 'equivalente', 'equivalente_norm', 'marca', 'grupo'],
];

/** Rows of a cross table: what stands in for each artículo, or takes its place (ART-03, ART-04). */
export async function abrirMesaDeEquivalencias(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla } = obra;
  await sql`
    create temp table carga_fila (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, relacion text not null,
      equivalente text not null, equivalente_norm text collate "C" not null, marca text not null, grupo text collate "C" not null
    ) on commit drop`.execute(tx);
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarEquivalencia({ tabla }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      const { codigo, codigoNorm, relacion, equivalente, equivalenteNorm, marca, grupo } = leida.fila;
      filas.poner([fila, codigo, codigoNorm, relacion, equivalente, equivalenteNorm, marca, grupo]);
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra),
  };
}

async function terminar(obra: Obra): Promise<Conteo> {
  const { tx, avanzar, simular, usuario, ahora } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 3 });
  // Grupos and chains are read whole and changed one at a time: whoever else would change them waits from here on.
  if (!simular) await turnoDeEquivalencias(tx);
  await compararEquivalencias(obra);
  await juzgarEquivalencias(tx);
  avanzar({ etapa: 'comparar', hechos: 1, total: 3 });
  const cambios = await planear(obra, await leerPedidas(tx));
  await pasarRechazos(obra);
  avanzar({ etapa: 'comparar', hechos: 2, total: 3 });
  const { crear, actualizar, sinCambios, equivalentes, reemplazos } = await resultadosDeEquivalencias(obra);
  avanzar({ etapa: 'guardar', hechos: 0, total: crear + actualizar });
  if (!simular) await guardarCargaDeRelaciones(tx, cambios, { usuarioId: usuario.id, ahora });
  return {
    ...{ crear, actualizar, sinCambios },
    detalles: detallar({
      'Equivalencias nuevas': equivalentes,
      'Reemplazos nuevos o cambiados': reemplazos,
      'Artículos que cambian de grupo': cambios.grupos.size,
    }),
  };
}

/** Decides what becomes of each row, in the order of the file, and leaves it in `carga_relacion`. */
async function planear({ tx, copiar }: Obra, pedidas: readonly Pedida[]) {
  const hoy = await leerRelacionesDeHoy(
    tx,
    pedidas.flatMap(({ uno, otro }) => [uno, otro]),
  );
  const plan = planearRelaciones(hoy, pedidas, uuidv7);
  const grupoDe = (id: string) => plan.grupos.get(id) ?? hoy.grupos.get(id);
  const miembros = Map.groupBy(new Set([...hoy.grupos.keys(), ...plan.grupos.keys()]), grupoDe);
  const contados = new Set<string>();
  /** What taking it back needs: the grupo it left, once with who was in which before. */
  const previoDe = ({ tipo, uno, otro }: Pedida, antes: string | null) => {
    if (tipo === 'REEMPLAZADO') return { uno, por: otro, por_antes: antes };
    const grupo = definido(grupoDe(uno), 'the grupo of an artículo that was just joined');
    if (contados.has(grupo)) return { uno, grupo };
    contados.add(grupo);
    const suyos = (miembros.get(grupo) ?? []).map((id) => [id, hoy.grupos.get(id) ?? null]);
    return { uno, grupo, miembros: suyos };
  };
  const resultados = pedidas.map((pedida) => ({
    pedida,
    resultado: definido(plan.resultados.get(pedida.fila), 'what becomes of a row that was planned'),
  }));
  await copiar(
    'carga_rechazo',
    ['fila', 'campo', 'valor', 'motivo', 'referencia', 'fatal'],
    resultados.flatMap(({ pedida: { fila, equivalente, escrito }, resultado }) => {
      const motivo = motivoDe(resultado);
      return motivo === null ? [] : [[fila, 'equivalente', equivalente, motivo, escrito, true]];
    }),
  );
  await copiar(
    'carga_relacion',
    ['fila', 'accion', 'antes', 'previo'],
    resultados.flatMap(({ pedida, resultado }): Celda[][] => {
      if (motivoDe(resultado) !== null) return [];
      const antes = resultado.que === 'ACTUALIZAR' ? resultado.antes : null;
      const previo = resultado.que === 'SIN_CAMBIOS' ? null : JSON.stringify(previoDe(pedida, antes));
      return [[pedida.fila, resultado.que, antes, previo]];
    }),
  );
  const cambian = resultados.flatMap(({ pedida: { uno }, resultado }) =>
    resultado.que === 'CREAR' || resultado.que === 'ACTUALIZAR' ? [uno] : [],
  );
  return { grupos: plan.grupos, reemplazos: plan.reemplazos, cambian };
}

function motivoDe(resultado: ResultadoDeRelacion): string | null {
  if (resultado.que === 'MISMO') return 'Es el mismo artículo.';
  if (resultado.que === 'CIRCULO') return 'Cerraría un círculo de reemplazos: el otro ya termina reemplazado por este.';
  if (resultado.que === 'REPETIDA') return `La fila ${resultado.primera} ya dice qué lo reemplaza.`;
  return null;
}
