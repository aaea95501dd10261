import type { PlanDeCelda } from '@trastienda/nucleo/articulos/celdas/celdas.ts';
import type { CeldasHechas, CeldasPuestas } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { bloquearArticulos } from '#articulos/articulos.repo.ts';
import { indizar } from '#articulos/busqueda/busqueda.repo.ts';
import { esperarTurno } from '#articulos/codigos/cruces.query.ts';
import { intentar } from '#articulos/intentar.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import { planear } from './leer-celdas.query.ts';

/** Puts a text in the cell of each artículo over the version that was seen: all of them, or none (TD-09, INV-73). */
export async function ponerCeldas(orden: Orden, pedido: CeldasPuestas): Promise<CeldasHechas> {
  const { tx, ahora, usuario } = orden;
  const { columna } = pedido;
  await bloquearArticulos(
    tx,
    pedido.celdas.map(({ id }) => id),
  );
  if (columna === 'codigo') {
    await esperarTurno(
      tx,
      pedido.celdas.map(({ valor }) => valor),
    );
  }
  const { articulos, marcas, planes } = await planear(tx, pedido);
  const de = (id: string) => definido(articulos.get(id), 'an artículo that was planned');
  exigirTodas(planes, (id) => articulos.get(id)?.codigo);

  const cambian = planes.filter(distinta);
  const filas = cambian.map(({ id, despues }) => {
    const { codigo, distincion, descripcion, marcaId, iva, estado } = de(id);
    const antes = { id, codigo, conDistincion: distincion !== '', descripcion, marcaId, iva };
    if (columna === 'marca')
      return { ...antes, marcaId: despues === null ? null : (marcas.get(normaCodigo(despues))?.id ?? null) };
    // A new code is like nobody else's; one that is not in use keeps how it was told apart.
    const conDistincion = columna === 'codigo' && estado !== 'INACTIVO' ? false : antes.conDistincion;
    return { ...antes, conDistincion, [columna]: definido(despues, 'a text that was read') };
  });
  const escrito = await intentar(tx, () =>
    sql`
      update articulo a
         set codigo = x.codigo, codigo_norm = x.codigo_norm, distincion = case when x.distinto then upper(x.codigo) else '' end,
             descripcion = x.descripcion, marca_id = x.marca_id, iva = x.iva,
             version = a.version + 1, modificado_en = ${ahora}, modificado_por = ${usuario.id}
        from unnest(${filas.map(({ id }) => id)}::uuid[], ${filas.map(({ codigo }) => codigo)}::text[],
                    ${filas.map(({ codigo }) => normaCodigo(codigo))}::text[],
                    ${filas.map(({ conDistincion }) => conDistincion)}::boolean[],
                    ${filas.map(({ descripcion }) => descripcion)}::text[], ${filas.map(({ marcaId }) => marcaId)}::uuid[],
                    ${filas.map(({ iva }) => iva)}::text[])
          as x (id, codigo, codigo_norm, distinto, descripcion, marca_id, iva)
       where a.id = x.id
    `.execute(tx),
  );
  // Somebody took a code since it was looked at: who has it is seen now.
  if (!escrito.ok) {
    exigirTodas((await planear(tx, pedido)).planes, (id) => articulos.get(id)?.codigo);
    throw new Error(`constraint ${escrito.error} refused some cells`);
  }
  await indizar(
    tx,
    cambian.map(({ id }) => id),
  );
  auditarCeldas(orden, { accion: 'articulo.cambiar', campo: columna, planes });
  return { celdas: cambian.map(({ id, antes, despues }) => ({ id, version: de(id).version + 1, antes, despues })) };
}

export const distinta = ({ antes, despues }: PlanDeCelda): boolean => antes !== despues;

/** The first one that cannot be, by the code of its artículo when it came with others. */
export function exigirTodas(planes: readonly PlanDeCelda[], codigoDe: (id: string) => string | undefined): void {
  for (const { id, falla } of planes) {
    if (falla)
      rechazar('articulos.celda_rechazada', { ...falla, codigo: planes.length > 1 ? (codigoDe(id) ?? null) : null });
  }
}

type Escrito = {
  readonly accion: string;
  readonly campo: string;
  readonly planes: readonly PlanDeCelda[];
  readonly motivo?: string | undefined;
  /** What else is told of an artículo. */
  readonly masDe?: (id: string) => readonly Cambio[];
};

/** In the trail of each, as when it is changed by itself. */
export function auditarCeldas({ auditar }: Orden, { accion, campo, planes, motivo, masDe }: Escrito): void {
  const hechos = planes
    .filter(distinta)
    .map(({ id, antes, despues }) => ({ id, cambios: [{ campo, antes, despues }, ...(masDe?.(id) ?? [])] }));
  const [primero, ...filas] = hechos;
  const { id, cambios } = primero ?? { id: definido(planes[0], 'some cell').id, cambios: [] };
  const entidad = 'articulo';
  auditar({
    accion,
    entidad,
    id,
    motivo,
    cambios,
    ...(filas.length > 0 && { alcanzados: { accion, entidad, loteId: null, filas } }),
  });
}
