import { exigirActivo, HIJO_DE, type Nivel, PADRE_DE } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CampoDelArticulo } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { acomodar, queVuelve } from '@trastienda/nucleo/articulos/clasificacion/traslado.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { bloquearNodo, columnaDelPadre, type NodoBloqueado } from '#articulos/clasificacion/nodos.repo.ts';
import { esperarTurnoDeDeshacer } from '#articulos/vueltas.ts';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import {
  type ArticuloDelLote,
  activar,
  asentarLote,
  colgar,
  columnaDe,
  contarArticulosDe,
  escribirArticulos,
  type NodoDelLote,
  type QueCambia,
} from './lotes.repo.ts';
import { leerHijas } from './traslado.query.ts';

type LoteGuardado = {
  readonly id: string;
  readonly tipo: 'MOVER' | 'FUSIONAR' | 'APLICAR' | 'DESHACER';
  readonly nivel: Nivel;
  readonly nodoId: string;
  readonly nombre: string;
  readonly estabaActivo: boolean;
  readonly desde: string | null;
  readonly hacia: string | null;
  readonly campo: CampoDelArticulo | null;
  readonly deshecho: boolean;
};

/**
 * Puts back what a batch moved and is still as the batch left it (CLA-03). It is another batch: what was changed since
 * then stays, and is counted as skipped.
 */
export async function deshacerLote(orden: Orden, loteId: string, motivo: string) {
  const { tx, usuario } = orden;
  const lote = (await leerLote(tx, loteId)) ?? rechazar('comun.no_encontrado', { que: 'el cambio' });
  if (lote.tipo === 'APLICAR' && !usuario.puede('articulo.editar')) rechazar('comun.sin_permiso', {});
  if (lote.tipo === 'DESHACER') return rechazar('articulos.lote_no_se_deshace', { porque: 'ES_UNA_VUELTA' });
  if (lote.deshecho) return rechazar('articulos.lote_no_se_deshace', { porque: 'YA_SE_DESHIZO' });

  const nodos = await devolverNodos(orden, lote);
  const articulos = await devolverArticulos(orden, lote);
  const saltados = nodos.saltados + articulos.saltados;
  const vuelven = nodos.hechos.length + articulos.hechos.length;
  if (vuelven === 0 && saltados > 0) rechazar('articulos.lote_no_se_deshace', { porque: 'CAMBIO_DESPUES' });
  const nuevo = await asentarLote(orden, {
    ...{ tipo: 'DESHACER' as const, nivel: lote.nivel, nodoId: lote.nodoId, nombre: lote.nombre, motivo, saltados },
    ...{ desde: lote.hacia, hacia: lote.desde, campo: lote.campo, deshaceA: lote.id },
    nodos: nodos.hechos,
    articulos: articulos.hechos,
    llevados: nodos.llevados,
  });
  orden.auditar({
    ...{ accion: `${lote.nivel}.deshacer`, entidad: lote.nivel, id: lote.nodoId, motivo, loteId: nuevo },
    cambios: [{ campo: lote.campo ?? 'lugar', antes: lote.hacia, despues: lote.desde }],
  });
  return { loteId: nuevo, nodos: nodos.hechos.length, articulos: articulos.hechos.length + nodos.llevados, saltados };
}

/** The batch, for who is going to take it back. */
async function leerLote(tx: Tx, id: string): Promise<LoteGuardado | undefined> {
  await esperarTurnoDeDeshacer(tx, id);
  const { rows } = await sql<LoteGuardado>`
    select l.id, l.tipo, l.nivel, l.nodo_id as "nodoId", l.nombre, l.estaba_activo as "estabaActivo", l.desde, l.hacia,
           l.campo,
           exists (select from lote_clasificacion v where v.deshace_a = l.id) as deshecho
    from lote_clasificacion l where l.id = ${id}
  `.execute(tx);
  return rows[0];
}

type Devuelto<Fila> = { readonly hechos: readonly Fila[]; readonly saltados: number };

const NINGUNO = { hechos: [], saltados: 0, llevados: 0 };

async function devolverNodos(
  { tx }: Orden,
  lote: LoteGuardado,
): Promise<Devuelto<NodoDelLote> & { readonly llevados: number }> {
  if (lote.tipo === 'APLICAR') return NINGUNO;
  const origen = await abrirOrigen(tx, lote);
  const nivel = lote.tipo === 'MOVER' ? lote.nivel : HIJO_DE[lote.nivel];
  if (nivel === null) return NINGUNO;
  const filas = await leerNodosDelLote(tx, lote.id, nivel);
  const { vuelven, saltados } = queVuelve(filas);
  if (vuelven.some(({ activo }) => activo)) exigir(exigirActivo(origen));
  if (vuelven.length > 0) {
    const codigos = exigir(
      acomodar({
        destino: origen,
        ocupantes: await leerHijas(tx, nivel, origen.id),
        llegan: vuelven.map((fila) => ({ id: fila.id, codigo: codigoAlVolver(fila), nombre: fila.nombre })),
        elegidos: new Map(),
      }),
    );
    await colgar(tx, nivel, origen.id, codigos);
  }
  return {
    hechos: vuelven.map((fila) => ({
      nivel,
      id: fila.id,
      padreAntes: fila.actual,
      padreDespues: origen.id,
      codigoAntes: fila.codigo,
      codigoDespues: codigoAlVolver(fila),
    })),
    saltados: saltados.length,
    llevados: await contarArticulosDe(
      tx,
      nivel,
      vuelven.map((fila) => fila.id),
    ),
  };
}

/**
 * Where things go back to: the parent that a node was moved from, or the merged node, which comes back as it was: one that was
 * inactive, only if something comes back to it that is in use by now.
 */
async function abrirOrigen(tx: Tx, lote: LoteGuardado): Promise<NodoBloqueado> {
  if (lote.tipo === 'MOVER') {
    const { rows } = await sql<{ padre: string }>`
      select padre_antes as padre from lote_clasificacion_nodo where lote_id = ${lote.id}`.execute(tx);
    const padre = definido(rows[0], 'the node that was moved').padre;
    const origen = await bloquearNodo(tx, definido(PADRE_DE[lote.nivel] ?? undefined, 'a level above'), padre);
    return definido(origen, 'nodes are never deleted');
  }
  const leido = definido(await bloquearNodo(tx, lote.nivel, lote.nodoId), 'nodes are never deleted');
  if (!lote.estabaActivo && !(await vuelveAlgoActivo(tx, lote))) return leido;
  const arriba = PADRE_DE[lote.nivel];
  if (arriba !== null && leido.padreId !== null) {
    exigir(exigirActivo(definido(await bloquearNodo(tx, arriba, leido.padreId), 'its parent')));
  }
  await activar(tx, lote.nivel, leido.id, true);
  return { ...leido, activo: true };
}

/** Held from here on, so that it is still so when it goes back. */
async function vuelveAlgoActivo(tx: Tx, { id, nivel }: LoteGuardado): Promise<boolean> {
  const hijo = HIJO_DE[nivel];
  if (hijo !== null) return (await leerNodosDelLote(tx, id, hijo)).some((fila) => fila.activo && sigueAlla(fila));
  const { rows } = await sql<{ despues: string; actual: string; activo: boolean }>`
    select x.despues, a.subfamilia_id::text as actual, a.estado <> 'INACTIVO' as activo
    from lote_clasificacion_articulo x join articulo a on a.id = x.articulo_id
    where x.lote_id = ${id} order by a.id for no key update of a
  `.execute(tx);
  return rows.some((fila) => fila.activo && sigueAlla(fila));
}

const sigueAlla = (fila: { readonly despues: string; readonly actual: string }): boolean =>
  queVuelve([fila]).vuelven.length > 0;

type FilaDeNodo = {
  readonly id: string;
  readonly nombre: string;
  readonly activo: boolean;
  readonly codigo: string;
  readonly codigoAntes: string;
  readonly codigoDespues: string;
  readonly despues: string;
  readonly actual: string;
};

/** The code it had, unless somebody gave it another one since then. */
const codigoAlVolver = ({ codigo, codigoAntes, codigoDespues }: FilaDeNodo): string =>
  codigo === codigoDespues ? codigoAntes : codigo;

async function leerNodosDelLote(tx: Tx, loteId: string, nivel: Nivel): Promise<FilaDeNodo[]> {
  const padre = definido(columnaDelPadre(nivel) ?? undefined, 'a level that hangs from another');
  const { rows } = await sql<FilaDeNodo>`
    select n.id, n.nombre, n.activo, n.codigo, x.codigo_antes as "codigoAntes", x.codigo_despues as "codigoDespues",
           x.padre_despues as despues, ${padre} as actual
    from lote_clasificacion_nodo x join ${sql.table(nivel)} n on n.id = x.nodo_id
    where x.lote_id = ${loteId} order by n.id for update of n
  `.execute(tx);
  return rows;
}

async function devolverArticulos(orden: Orden, lote: LoteGuardado): Promise<Devuelto<ArticuloDelLote>> {
  if (lote.tipo === 'MOVER') return { hechos: [], saltados: 0 };
  const que: QueCambia = lote.campo ?? 'subfamilia';
  // A unidad whose decimals are others by now does not go back: documents may count with those the artículo has.
  const sigue =
    que === 'unidad'
      ? sql`and exists (select from unidad u where u.id = x.antes::uuid and u.decimales = a.decimales)`
      : sql``;
  const { rows } = await sql<ArticuloDelLote & { readonly actual: string }>`
    select a.id, x.antes, x.despues,
           case when true ${sigue} then ${sql.ref(`a.${columnaDe(que)}`)}::text else '' end as actual
    from lote_clasificacion_articulo x join articulo a on a.id = x.articulo_id
    where x.lote_id = ${lote.id} order by a.id for no key update of a
  `.execute(orden.tx);
  const { vuelven, saltados } = queVuelve(rows);
  await escribirArticulos(
    orden,
    que,
    vuelven.map(({ id, antes }) => ({ id, valor: antes })),
  );
  return {
    hechos: vuelven.map(({ id, antes, despues }) => ({ id, antes: despues, despues: antes })),
    saltados: saltados.length,
  };
}
