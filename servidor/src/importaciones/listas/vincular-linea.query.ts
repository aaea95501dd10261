import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import type { ImportacionGuardada } from '#importaciones/importaciones.repo.ts';
import { exigirNetos, juicio, reponerAusentes, seSale } from './comparar-lista.query.ts';
import { reglasDe } from './reglas.ts';

type Vinculo = {
  readonly importacion: ImportacionGuardada;
  readonly linea: number;
  readonly articuloId: string | null;
  readonly ahora: Date;
};

/** Gives a line another artículo, or none, and compares it again. Answers the códigos it had and has, for the trail. */
export async function vincular(
  tx: Tx,
  { importacion, linea, articuloId, ahora }: Vinculo,
): Promise<{ readonly antes: string | null; readonly despues: string | null }> {
  const { id } = importacion;
  const proveedorId = definido(importacion.proveedorId, 'the proveedor of the list');
  const antes = await leerLinea(tx, id, linea);
  const despues = articuloId === null ? null : await exigirLibre(tx, { id, linea, articuloId, proveedorId });
  // It is no longer missing from the list.
  await sql`
    delete from lista_proveedor_linea
     where importacion_id = ${id} and situacion = 'FALTA' and articulo_id = ${articuloId}`.execute(tx);
  await sql`
    with cambio as materialized (select cambio_en('USD', ${ahora}) as usd)
    update lista_proveedor_linea n
       set articulo_id = ${articuloId}::uuid, por = ${articuloId === null ? null : 'A_MANO'}::text, situacion = x.situacion,
           trato_version = x.version, moneda_anterior = x.moneda, neto_anterior = x.neto, variacion = x.variacion, recargos = x.recargos,
           alerta = ${seSale(sql`x`, reglasDe(importacion.opciones).limite)}, confirmada = false,
           incluida = ${articuloId !== null}
      from (select l.linea, t.version, t.moneda, t.neto, j.situacion, j.variacion, g.recargos
              from lista_proveedor_linea l
              join proveedor p on p.id = ${proveedorId}
              cross join cambio
              left join articulo a on a.id = ${articuloId}::uuid
              left join articulo_proveedor t on t.articulo_id = a.id and t.proveedor_id = ${proveedorId}
              cross join lateral (
                select recargos_en(case when t.recargos_propios then t.recargos else p.recargos end, l.moneda, cambio.usd) as recargos) g
              cross join lateral (select neto_de_lista(l.costo, l.descuentos, g.recargos) as neto) k
              cross join lateral (${juicio(sql`k.neto`, sql`l.moneda`)}) j
             where l.importacion_id = ${id} and l.linea = ${linea}) x
     where n.importacion_id = ${id} and n.linea = x.linea
  `.execute(tx);
  await exigirNetos(tx, id);
  await reponerAusentes(tx, id, proveedorId);
  return { antes, despues };
}

/** The código of the artículo a line of the file has by now. */
async function leerLinea(tx: Tx, id: string, linea: number): Promise<string | null> {
  const { rows } = await sql<{ codigo: string | null }>`
    select a.codigo from lista_proveedor_linea n left join articulo a on a.id = n.articulo_id
     where n.importacion_id = ${id} and n.linea = ${linea} and n.situacion <> 'FALTA'`.execute(tx);
  const [fila] = rows;
  return fila ? fila.codigo : rechazar('comun.no_encontrado', { que: 'ese renglón de la lista' });
}

type Pedido = {
  readonly id: string;
  readonly linea: number;
  readonly articuloId: string;
  readonly proveedorId: string;
};
type Elegido = {
  readonly codigo: string;
  readonly estado: string;
  readonly fila: number | null;
  readonly suyo: string;
  readonly de: string | null;
};

/** The código of an artículo that may be chosen: in use, of no other line, and the code of the line of no other artículo. */
async function exigirLibre(tx: Tx, { id, linea, articuloId, proveedorId }: Pedido): Promise<string> {
  const { rows } = await sql<Elegido>`
    select a.codigo, a.estado, l.codigo as suyo,
           (select n.fila from lista_proveedor_linea n
             where n.importacion_id = ${id} and n.articulo_id = a.id and n.linea <> ${linea} and n.situacion <> 'FALTA') as fila,
           (select b.codigo from codigo_articulo o join articulo b on b.id = o.articulo_id
             where o.tipo = 'PROVEEDOR' and o.proveedor_id = ${proveedorId} and o.valor_norm = l.codigo_norm
               and o.articulo_id <> a.id limit 1) as de
      from articulo a join lista_proveedor_linea l on l.importacion_id = ${id} and l.linea = ${linea}
     where a.id = ${articuloId}`.execute(tx);
  const [articulo] = rows;
  if (!articulo || articulo.estado === 'INACTIVO') {
    const message = articulo ? `${articulo.codigo} está inactivo. Reactivalo o elegí otro.` : 'No existe ese artículo.';
    return datosInvalidos([{ path: ['articuloId'], message }]);
  }
  const { codigo, fila, suyo, de } = articulo;
  if (fila !== null) rechazar('importaciones.articulo_ya_en_lista', { codigo, fila });
  // Applied, the line would be left alone: a proveedor calls one artículo by each code.
  if (de !== null) rechazar('importaciones.codigo_de_otro', { codigo: suyo, de });
  return codigo;
}
