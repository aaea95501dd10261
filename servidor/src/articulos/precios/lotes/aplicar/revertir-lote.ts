import type { LoteDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { conAvance } from '#articulos/precios/lotes/avance.repo.ts';
import { datosDeAviso, losDemas } from '#articulos/precios/lotes/avisos-de-lote.ts';
import { leerLote } from '#articulos/precios/lotes/lotes.query.ts';
import { insertarLote, type LoteTomado, moverLote, recontar, tomar } from '#articulos/precios/lotes/lotes.repo.ts';
import { tomarTurno } from '#articulos/precios/lotes/turno.repo.ts';
import { desdeAhora } from '#articulos/precios/precios.repo.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { escribirPrecios } from './aplicacion.repo.ts';
import {
  corregirLoQueVolveria,
  devolverLoQueQueda,
  leerPila,
  omitirTapadas,
  ponerSobreLoQueRige,
} from './lo-que-queda.repo.ts';

type Pedido = { readonly version: number; readonly motivo: string };

/** Takes back the prices of a batch by hand, and tells who else has to do with it. */
export async function revertirLote(orden: Orden, db: Db, id: string, pedido: Pedido): Promise<LoteDePrecio> {
  const lote = await darPorRevertido(orden, db, id, pedido);
  const { usuario, publicar } = orden;
  const lineas = lote.lineas ?? 0;
  const vueltos = lineas - definido(lote.revertidoPor, 'the batch that took it back').omitidas;
  const datos = { ...datosDeAviso(lote, usuario), porque: pedido.motivo, vueltos, lineas };
  for (const usuarioId of losDemas(usuario, lote.autor.id, lote.aprobador?.id, lote.aplicador?.id))
    publicar({ tipo: 'lote.revertido', usuarioId, datos });
  return lote;
}

/**
 * Puts back what is under the prices of a batch, as another batch that is born applied (PRE-06, INV-43). What somebody changed
 * since stays, and that batch lists it. Answers the batch that was taken back, and tells nobody.
 */
export async function darPorRevertido(
  orden: Orden,
  db: Db,
  id: string,
  { version, motivo }: Pedido,
): Promise<LoteDePrecio> {
  const { tx, usuario, auditar } = orden;
  const lote = await tomar(orden, id, { version, accion: 'revertir' });
  const ahora = await desdeAhora(tx, orden.ahora);
  if (!(await tomarTurno(tx))) rechazar('articulos.lote_en_curso', {});
  await sql`set local jit = off`.execute(tx);
  const vueltaId = uuidv7();
  const numero = await insertarLote(tx, vueltaId, { ...lote, hasta: null, motivo, autorId: usuario.id });
  await copiarAlReves(tx, lote, vueltaId);
  const pila = await leerPila(tx, id);
  await omitirTapadas(tx, vueltaId, pila, ahora);
  await devolverLoQueQueda(tx, vueltaId, pila);
  await ponerSobreLoQueRige(tx, vueltaId, pila, ahora);
  const omitidas = await conAvance(db, id, 'revertir', (avisar) =>
    escribirPrecios(tx, vueltaId, { ahora, usuarioId: usuario.id, motivo, avisar, vuelven: true }),
  );
  await corregirLoQueVolveria(tx, vueltaId, pila, { ahora, usuarioId: usuario.id, motivo });
  await recontar(tx, vueltaId, { iguales: 0, sinBase: 0 });
  const quien = { aprobador_id: usuario.id, aprobado_en: ahora, aplicador_id: usuario.id, aplicado_en: ahora };
  await moverLote(tx, vueltaId, { estado: 'APLICADO', revierte_a: id, simulado_en: ahora, ...quien, omitidas });
  await moverLote(tx, id, { estado: lote.hacia, revertido_en: ahora });
  auditar({
    accion: 'lote.revertir',
    entidad: 'lote_precio',
    id,
    motivo,
    cambios: [
      { campo: 'lote que lo revierte', antes: null, despues: String(numero) },
      { campo: 'omitidos', antes: null, despues: String(omitidas) },
    ],
  });
  return leerLote(tx, usuario, id);
}

/** What was written, from the new price to the former one. */
async function copiarAlReves(tx: Tx, { id }: LoteTomado, vueltaId: string): Promise<void> {
  await sql`
    insert into lote_precio_linea (lote_id, linea, articulo_id, lista_id, cantidad_desde, anterior, nuevo, variacion,
                                   margen_anterior, margen)
    select ${vueltaId}, linea, articulo_id, lista_id, cantidad_desde, nuevo, anterior,
           case when nuevo <> 0 then round((anterior - nuevo) * 100 / nuevo, 2) end, margen, margen_anterior
    from lote_precio_linea where lote_id = ${id} and incluida and omitida is null
  `.execute(tx);
}
