import type { FiltroDeLineas } from '@trastienda/nucleo/articulos/contrato.ts';
import type { marcarLineas as contrato } from '@trastienda/nucleo/articulos/precios/contrato-de-lotes.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
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
  const { numAffectedRows = 0n } = await sql`
    update lote_precio_linea n set ${pone} where ${sql.join([...elegidas, donde], sql` and `)}`.execute(tx);
  await recontar(tx, id, { iguales: lote.totales?.iguales ?? 0, sinBase: lote.totales?.sinBase ?? 0 });
  const loCambia = cambiaLoQueHace && numAffectedRows > 0n;
  await moverLote(tx, id, { estado: lote.hacia, ...(loCambia && { modificado_por: usuario.id }) });
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
