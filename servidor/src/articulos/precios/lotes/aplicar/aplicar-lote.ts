import type { LoteDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { exigirManuales } from '#articulos/precios/listas/pasar-a-formula.repo.ts';
import { conAvance } from '#articulos/precios/lotes/avance.repo.ts';
import { datosDeAviso, losDemas } from '#articulos/precios/lotes/avisos-de-lote.ts';
import { leerLote } from '#articulos/precios/lotes/lotes.query.ts';
import { moverLote, recontar, tomar } from '#articulos/precios/lotes/lotes.repo.ts';
import { tomarTurno } from '#articulos/precios/lotes/turno.repo.ts';
import { desdeAhora } from '#articulos/precios/precios.repo.ts';
import type { Db } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { escribirPrecios, omitirCambiadas, quitarDesaparecidas } from './aplicacion.repo.ts';
import { omitirOtrosCostos } from './costos-movidos.repo.ts';
import { omitirOtrosPrecios } from './otra-lista.repo.ts';
import { omitirOtroIva } from './otro-iva.repo.ts';
import { omitirOtrosMargenes } from './otro-margen.repo.ts';

type ConVersion = { readonly version: number };

/** Writes the new prices of a batch by hand, and tells who else has to do with it: its day may have been another. */
export async function aplicarLote(orden: Orden, db: Db, id: string, pedido: ConVersion): Promise<LoteDePrecio> {
  const { lote, programador } = await darPorAplicado(orden, db, id, pedido);
  const { usuario, publicar } = orden;
  const escritos = lote.lineas ?? 0;
  const datos = { ...datosDeAviso(lote, usuario), escritos, lineas: escritos + (lote.omitidas ?? 0) };
  for (const usuarioId of losDemas(usuario, lote.autor.id, lote.aprobador?.id, programador))
    publicar({ tipo: 'lote.puesto', usuarioId, datos });
  return lote;
}

type Aplicado = {
  readonly lote: LoteDePrecio;
  /** Who had left it to be applied by itself. */
  readonly programador: string | null;
};

/**
 * Writes the new prices, all of them or none. They hold from an instant before the work, so a price that somebody writes
 * meanwhile is later and stays. One batch at a time: the next one has to see these prices. It tells nobody.
 */
export async function darPorAplicado(orden: Orden, db: Db, id: string, { version }: ConVersion): Promise<Aplicado> {
  const { tx, usuario, auditar } = orden;
  const lote = await tomar(orden, id, { version, accion: 'aplicar' });
  // Before its turn: whoever finds it taken writes a later price.
  const ahora = await desdeAhora(tx, orden.ahora);
  if (lote.hasta !== null && new Date(lote.hasta) <= ahora)
    rechazar('articulos.lote_terminado', { numero: lote.numero });
  await exigirManuales(tx, lote);
  if (!(await tomarTurno(tx))) rechazar('articulos.lote_en_curso', {});
  await sql`set local jit = off`.execute(tx);
  const desaparecidas = await quitarDesaparecidas(tx, id);
  const omitidas = await conAvance(db, id, 'aplicar', async (avisar) => {
    await omitirCambiadas(tx, lote, ahora);
    await omitirOtrosCostos(tx, lote, ahora);
    await omitirOtrosPrecios(tx, lote, ahora);
    await omitirOtroIva(tx, id);
    await omitirOtrosMargenes(tx, lote);
    return escribirPrecios(tx, id, { ahora, usuarioId: usuario.id, motivo: lote.motivo, avisar });
  });
  await moverLote(tx, id, { estado: lote.hacia, aplicador_id: usuario.id, aplicado_en: ahora, omitidas });
  const totales = definido(lote.totales, 'what was counted before it was approved');
  // From now on its figures are those of what it wrote.
  const { incluidas: escritos } = omitidas + desaparecidas === 0 ? totales : await recontar(tx, id, totales);
  auditar({
    accion: 'lote.aplicar',
    entidad: 'lote_precio',
    id,
    motivo: lote.motivo,
    cambios: [
      { campo: 'precios', antes: null, despues: String(escritos) },
      { campo: 'omitidos', antes: null, despues: String(omitidas) },
    ],
  });
  return { lote: await leerLote(tx, usuario, id), programador: lote.aplicadorId };
}
