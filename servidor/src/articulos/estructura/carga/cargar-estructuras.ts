import { tipoDeEstructura } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { bloquearGrafo, type LineaGuardada } from '#articulos/estructura/estructuras.repo.ts';
import type { Tx } from '#db/db.ts';
import { insertarVersiones } from './versiones-en-lote.repo.ts';

/** A version of what an artículo is made of. Without `desde` it is a draft; without `hasta` no other one follows. */
export type EstructuraParaCargar = {
  readonly articuloId: string;
  readonly tipoDeArticulo: string;
  readonly numero: number;
  readonly desde: Date | null;
  readonly hasta: Date | null;
  readonly nota: string;
  /** Somebody said its lines are right (EST-12). */
  readonly validada: boolean;
  readonly lineas: readonly Omit<LineaGuardada, 'id'>[];
};

/** Writes whole versions at once. The caller answers for what they contain: they close no circle. */
export async function cargarEstructuras(
  tx: Tx,
  estructuras: readonly EstructuraParaCargar[],
  usuarioId: string,
): Promise<void> {
  await bloquearGrafo(tx);
  const conId = estructuras.map((una) => ({
    ...una,
    id: uuidv7(),
    lineas: una.lineas.map((linea) => ({ ...linea, id: uuidv7() })),
  }));
  await insertarVersiones(
    tx,
    conId.map(({ tipoDeArticulo, ...una }) => ({ ...una, tipo: tipoDeEstructura(tipoDeArticulo) })),
    usuarioId,
  );
  const puestas = conId.filter(({ desde }) => desde !== null);
  await sql`
    update estructura e
       set desde = x.desde, hasta = x.hasta, creado_en = x.desde, modificado_en = coalesce(x.hasta, x.desde),
           validada_huella = case when x.validada then e.huella end, validada_en = case when x.validada then x.desde end,
           validada_por = case when x.validada then ${usuarioId}::uuid end
      from unnest(${puestas.map(({ id }) => id)}::uuid[], ${puestas.map(({ desde }) => desde?.toISOString())}::timestamptz[],
                  ${puestas.map(({ hasta }) => hasta?.toISOString() ?? null)}::timestamptz[],
                  ${puestas.map(({ validada }) => validada)}::boolean[]) as x (id, desde, hasta, validada)
     where e.id = x.id
  `.execute(tx);
}
