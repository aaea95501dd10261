import type { simularLote as contrato } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { sql } from 'kysely';
import { costoVigente } from '#articulos/costos/costo-vigente.sql.ts';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import { leerCambios } from '#articulos/precios/cotizaciones/cotizaciones.query.ts';
import { retenerVacias } from '#articulos/precios/listas/pasar-a-formula.repo.ts';
import { alcanza } from '#articulos/precios/lotes/alcance.query.ts';
import { type Avisar, conAvance } from '#articulos/precios/lotes/avance.repo.ts';
import { avisoDeEspera } from '#articulos/precios/lotes/avisos-de-lote.ts';
import { guardarDecisiones, reponerDecisiones } from '#articulos/precios/lotes/decisiones.repo.ts';
import { leerLote } from '#articulos/precios/lotes/lotes.query.ts';
import {
  borrarLineas,
  guardarLimite,
  type LoteSimulable,
  moverLote,
  recontar,
  tomar,
} from '#articulos/precios/lotes/lotes.repo.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { costearKits } from './costos-de-kits.repo.ts';
import { sentenciaDeFinales } from './precios-con-final.sql.ts';
import { type Contado, sentenciaDeLineas, sentenciaDeVigentes } from './simulacion.sql.ts';

/** Artículos at once: often enough to show how far it is, seldom enough not to pay for it. */
const TANDA = 10_000;

/**
 * Works out every line of a batch and changes no price; what somebody took out of it, or looked at, stays so. `db` is for
 * telling how far it is.
 */
export async function simularLote(
  orden: Orden,
  db: Db,
  id: string,
  { version }: { readonly version: number },
): Promise<ResponseOf<typeof contrato>> {
  const { tx, usuario, auditar, ahora } = orden;
  const tomado = await tomar(orden, id, { version, accion: 'simular' });
  const { limiteDeVariacion } = await leerConfiguracion(tx);
  await guardarLimite(tx, id, limiteDeVariacion);
  const lote = { ...tomado, limiteDeVariacion };
  await guardarDecisiones(tx, id);
  const contado = await conAvance(db, id, 'simular', (avisar) => simular(tx, lote, ahora, avisar));
  const conservadas = await reponerDecisiones(tx, id);
  const { lineas } = await recontar(tx, id, contado);
  await moverLote(tx, id, { estado: lote.hacia, simulado_en: ahora });
  auditar({
    accion: 'lote.simular',
    entidad: 'lote_precio',
    id,
    cambios: [{ campo: 'líneas', antes: null, despues: String(lineas) }],
  });
  const simulado = await leerLote(tx, usuario, id);
  const esperas = await avisoDeEspera(orden, simulado, { antes: lote.totales, despues: simulado.totales });
  for (const espera of esperas) orden.publicar(espera);
  return { ...simulado, conservadas };
}

/** Writes the lines of a batch and answers what was left out of them. */
export async function simular(
  tx: Tx,
  lote: LoteSimulable,
  ahora: Date,
  avisar: Avisar = async () => {},
): Promise<Contado> {
  await borrarLineas(tx, lote.id);
  await retenerVacias(tx, lote.listaIds);
  const articulos = await seleccionar(tx, lote, ahora);
  await buscarVigentes(tx, lote, ahora);
  await buscarFinales(tx, lote, ahora);
  const cambios = await leerCambios(tx, ahora);
  let contado: Contado = { lineas: 0, iguales: 0, sinBase: 0 };
  for (let hechos = 0; hechos < articulos; hechos += TANDA) {
    await avisar(hechos, articulos);
    const { lineas } = contado;
    const tanda = { primero: hechos + 1, ultimo: hechos + TANDA, lineas, ahora, cambios };
    const { rows } = await sentenciaDeLineas(lote, tanda).execute(tx);
    contado = sumar(contado, rows[0]);
  }
  await sql`drop table lote_seleccion, lote_vigente, lote_con_final`.execute(tx);
  return contado;
}

const sumar = (a: Contado, b: Contado = { lineas: 0, iguales: 0, sinBase: 0 }): Contado => ({
  lineas: a.lineas + b.lineas,
  iguales: a.iguales + b.iguales,
  sinBase: a.sinBase + b.sinBase,
});

/** Numbers the artículos of the filter, in the order people read them, with what rules look at in them. */
async function seleccionar(tx: Tx, lote: LoteSimulable, ahora: Date): Promise<number> {
  const { id, filtro, regla } = lote;
  const traidos = sql`and a.id in (select x.articulo_id from lote_precio_archivo x where x.lote_id = ${id})`;
  const elegidos = sql`and a.id in (select x.articulo_id from lote_precio_articulo x where x.lote_id = ${id})`;
  // Compiling a statement that runs twenty times for each of its runs takes longer than what it saves.
  await sql`set local jit = off`.execute(tx);
  await sql`
    create temporary table lote_seleccion on commit drop as
    select row_number() over (order by a.codigo collate "C", a.id)::int as n, a.id as articulo_id, a.tipo, a.iva,
           r.importe as reposicion, r.moneda, k.promedio
    from articulo a
    left join lateral (${costoVigente(sql`a.id`, sql`${ahora}`)}) r on true
    left join costo_articulo k on k.articulo_id = a.id and k.promedio > 0
    where ${alcanza(filtro)} ${regla.tipo === 'ARCHIVO' ? traidos : sql``} ${filtro.elegidos === undefined ? sql`` : elegidos}
  `.execute(tx);
  await costearKits(tx, lote, ahora);
  await sql`alter table lote_seleccion add primary key (n)`.execute(tx);
  await sql`analyze lote_seleccion`.execute(tx);
  const { rows } = await sql<{ n: number }>`select count(*) as n from lote_seleccion`.execute(tx);
  return rows[0]?.n ?? 0;
}

async function buscarVigentes(tx: Tx, lote: LoteSimulable, ahora: Date): Promise<void> {
  await sentenciaDeVigentes(lote, ahora).execute(tx);
  await sql`create index on lote_vigente (n)`.execute(tx);
  await sql`analyze lote_vigente`.execute(tx);
}

async function buscarFinales(tx: Tx, lote: LoteSimulable, ahora: Date): Promise<void> {
  await sentenciaDeFinales(lote, ahora).execute(tx);
  await sql`alter table lote_con_final add primary key (articulo_id, lista_id, cantidad_desde)`.execute(tx);
  await sql`analyze lote_con_final`.execute(tx);
}
