import type { FiltroDeLineasDeLista, MARCAS_DE_LISTA } from '@trastienda/nucleo/importaciones/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { bloquearImportacion, type ImportacionGuardada } from '#importaciones/importaciones.repo.ts';
import { exigirCostos } from './datos-de-lista.query.ts';
import { condicionesDe } from './lineas.query.ts';
import { avanzarImportacion } from './lineas.repo.ts';
import { vincular } from './vincular-linea.query.ts';

type Marca = (typeof MARCAS_DE_LISTA)[number];
type Marcado = {
  readonly version: number;
  readonly marca: Marca;
  readonly cuales: { readonly lineas: readonly number[] } | { readonly filtro: FiltroDeLineasDeLista };
};
type Hecho = { readonly version: number; readonly lineas: number };

/** What each mark writes, and on which lines it changes anything. */
const MARCAS: Readonly<Record<Marca, { readonly pone: RawBuilder<unknown>; readonly donde: RawBuilder<unknown> }>> = {
  incluir: { pone: sql`incluida = true`, donde: sql`not n.incluida` },
  excluir: { pone: sql`incluida = false`, donde: sql`n.incluida` },
  confirmar: { pone: sql`confirmada = true`, donde: sql`n.alerta and not n.confirmada` },
  desconfirmar: { pone: sql`confirmada = false`, donde: sql`n.confirmada` },
};

/** Takes lines of a compared list in or out, or ticks those that move too much. */
export async function marcarLineas(orden: Orden, id: string, { version, marca, cuales }: Marcado): Promise<Hecho> {
  const { tx, auditar } = orden;
  await abrirComparada(orden, id, version);
  const { pone, donde } = MARCAS[marca];
  const elegidas =
    'lineas' in cuales
      ? [sql`n.importacion_id = ${id}`, sql`n.linea = any(${cuales.lineas}::int[])`]
      : condicionesDe(id, cuales.filtro);
  const { numAffectedRows = 0n } = await sql`
    update lista_proveedor_linea n set ${pone} where ${sql.join([...elegidas, donde], sql` and `)}`.execute(tx);
  const lineas = Number(numAffectedRows);
  auditar({
    accion: `lista_proveedor.${marca}`,
    entidad: 'importacion',
    id,
    cambios: [{ campo: 'renglones', antes: null, despues: String(lineas) }],
  });
  return { version: await avanzarImportacion(tx, id), lineas };
}

type Vinculo = { readonly version: number; readonly linea: number; readonly articuloId: string | null };

/** Says by hand which artículo a line is, or that it is none of ours. */
export async function vincularLinea(orden: Orden, id: string, { version, linea, articuloId }: Vinculo): Promise<Hecho> {
  const { tx, auditar, ahora } = orden;
  const importacion = await abrirComparada(orden, id, version);
  const { antes, despues } = await vincular(tx, { importacion, linea, articuloId, ahora });
  auditar({
    accion: 'lista_proveedor.vincular',
    entidad: 'importacion',
    id,
    cambios: [{ campo: `renglón ${linea}`, antes, despues }],
  });
  return { version: await avanzarImportacion(tx, id), lineas: 1 };
}

/** Locks a list whose lines may still be decided, over the version that was seen. */
async function abrirComparada(
  { tx, usuario }: Pick<Orden, 'tx' | 'usuario'>,
  id: string,
  version: number,
): Promise<ImportacionGuardada> {
  const importacion = (await bloquearImportacion(tx, id)) ?? rechazar('comun.no_encontrado', { que: 'la importación' });
  if (importacion.entidad !== 'listas_de_proveedor') rechazar('comun.no_encontrado', { que: 'la lista' });
  exigirCostos(usuario);
  if (importacion.ocupada) rechazar('importaciones.tarea_en_curso', {});
  await exigirVersion({ tx, entidad: 'importacion', id, actual: importacion.version, pedida: version });
  if (importacion.estado !== 'VALIDADA') rechazar('importaciones.lista_sin_comparar', {});
  return importacion;
}
