import type { FiltroDeLineas } from '@trastienda/nucleo/articulos/contrato.ts';
import type { marcarLineas as contrato } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lotes.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { avisoDeEspera } from './avisos-de-lote.ts';
import { condicionesDeLineas } from './lineas.query.ts';
import { LLAMA_LA_ATENCION } from './llama-la-atencion.sql.ts';
import { leerLote } from './lotes.query.ts';
import { moverLote, recontar, tomar } from './lotes.repo.ts';

type Marca = 'incluir' | 'excluir' | 'confirmar' | 'desconfirmar';
type Pedido = {
  readonly version: number;
  readonly marca: Marca;
  readonly cuales: { readonly lineas: readonly number[] } | { readonly filtro: FiltroDeLineas };
};

/** What each mark writes, on which lines it changes anything, and whether it is another batch then, or the same one looked at. */
type QueHace = {
  readonly pone: RawBuilder<unknown>;
  readonly donde: RawBuilder<unknown>;
  readonly cambiaLoQueHace?: true;
};
const MARCAS: Readonly<Record<Marca, QueHace>> = {
  incluir: { pone: sql`incluida = true`, donde: sql`not n.incluida`, cambiaLoQueHace: true },
  excluir: { pone: sql`incluida = false`, donde: sql`n.incluida`, cambiaLoQueHace: true },
  confirmar: { pone: sql`confirmada = true`, donde: sql`not n.confirmada and ${LLAMA_LA_ATENCION}` },
  desconfirmar: { pone: sql`confirmada = false`, donde: sql`n.confirmada` },
};

/** Takes lines in or out of a simulated batch, or ticks those that stand out. */
export async function marcarLineas(
  orden: Orden,
  id: string,
  { version, marca, cuales }: Pedido,
): Promise<ResponseOf<typeof contrato>> {
  const { tx, usuario, auditar } = orden;
  const lote = await tomar(orden, id, { version, accion: 'marcar' });
  const { pone, donde, cambiaLoQueHace } = MARCAS[marca];
  const elegidas =
    'lineas' in cuales
      ? [sql`n.lote_id = ${id}`, sql`n.linea = any(${cuales.lineas}::int[])`]
      : condicionesDeLineas(usuario, id, cuales.filtro);
  const comoEra = cambiaLoQueHace && lote.modificadorId !== usuario.id ? await leerHuella(tx, id) : undefined;
  const { numAffectedRows = 0n } = await sql`
    update lote_precio_linea n set ${pone} where ${sql.join([...elegidas, donde], sql` and `)}`.execute(tx);
  await recontar(tx, id, { iguales: lote.totales?.iguales ?? 0, sinBase: lote.totales?.sinBase ?? 0 });
  const loCambia = cambiaLoQueHace && numAffectedRows > 0n;
  await moverLote(tx, id, {
    estado: lote.hacia,
    ...(loCambia && { modificado_por: await quienLoCambio(orden, id, comoEra) }),
  });
  auditar({
    accion: `lote.${marca}`,
    entidad: 'lote_precio',
    id,
    cambios: [{ campo: 'líneas', antes: null, despues: String(numAffectedRows) }],
  });
  const marcado = await leerLote(tx, usuario, id);
  const esperas = await avisoDeEspera(orden, marcado, { antes: lote.totales, despues: marcado.totales });
  for (const espera of esperas) orden.publicar(espera);
  return { ...marcado, marcadas: Number(numAffectedRows) };
}

/**
 * Who said last what the batch does, once its marks changed: whoever marked, unless they left it as it was before they touched
 * it. `comoEra` is how that was, when these are their first marks over what another said. Its lines are gone over only then, and
 * while there is something of another to go back to.
 */
async function quienLoCambio(
  { tx, usuario }: Pick<Orden, 'tx' | 'usuario'>,
  id: string,
  comoEra: Huella | undefined,
): Promise<string> {
  if (comoEra) {
    const comoEstaba = { quien: usuario.id, ...comoEra };
    await sql`update lote_precio set como_estaba = ${JSON.stringify(comoEstaba)}::jsonb where id = ${id}`.execute(tx);
    return usuario.id;
  }
  const { rows } = await sql<Huella>`
    select como_estaba ->> 'antes' as antes, como_estaba ->> 'huella' as huella from lote_precio
    where id = ${id} and como_estaba ->> 'quien' = ${usuario.id}`.execute(tx);
  const [estaba] = rows;
  return estaba && estaba.huella === (await leerHuella(tx, id)).huella ? estaba.antes : usuario.id;
}

/** Who said last what a batch does, and what says that it does the same. */
type Huella = { readonly antes: string; readonly huella: string };

/** That of a batch as it is: what was simulated, which of its lines go, until when, and in whose words. */
async function leerHuella(tx: Tx, id: string): Promise<Huella> {
  const { rows } = await sql<Huella>`
    select t.modificado_por as antes, md5(concat_ws(' ', t.simulado_en, t.hasta, n.cuantas, n.cuales, t.motivo)) as huella
    from lote_precio t cross join lateral (
      select count(*) as cuantas, bit_xor(hashint4extended(n.linea, 0)) as cuales
      from lote_precio_linea n where n.lote_id = t.id and n.incluida) n
    where t.id = ${id}`.execute(tx);
  return definido(rows[0], 'the batch just taken');
}
