import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { superaElLimite } from '@trastienda/nucleo/comun/limite-de-ajuste.ts';
import { accionesDeAjuste, esAjustePropio } from '@trastienda/nucleo/stock/aprobacion-de-ajuste.ts';
import type { Ajuste, RenglonVisto } from '@trastienda/nucleo/stock/contrato.ts';
import type { TipoMovimiento } from '@trastienda/nucleo/stock/movimiento.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerLimiteDeAjuste, montoDe, montoDeLoMovido } from '#stock/aprobacion/limite-de-ajuste.query.ts';
import { leerCabecera } from './ajustes.query.ts';

type Quien = { readonly usuario: Usuario; readonly ahora: Date };

/** A whole ajuste as someone may see it: costs and values only with `costo.ver` in its sucursal (INV-71). */
export async function verAjuste(db: Db | Tx, quien: Quien, id: string): Promise<Ajuste> {
  const { usuario } = quien;
  const cabecera = await leerCabecera(db, id);
  if (!cabecera) rechazar('comun.no_encontrado', { que: 'el ajuste' });
  const { estado, sucursalId, depositoId } = cabecera;
  const verCosto = usuario.puede('costo.ver', sucursalId);
  const [renglones, movimientos, { autores, ...historia }, limite] = await Promise.all([
    leerRenglonesVistos(db, id, depositoId),
    leerMovimientos(db, id),
    leerHistoria(db, id),
    leerLimiteDeAjuste(db, usuario.id, sucursalId),
  ]);
  const valores = renglones.flatMap(({ valor }) => (valor === null ? [] : [valor]));
  const pide = estado === 'A_APROBAR' || (estado === 'BORRADOR' && limite !== null);
  const monto = pide ? await montoDe(db, quien.ahora, renglones) : null;
  return {
    ...cabecera,
    ...historia,
    renglones: renglones.map((renglon) => ({
      ...renglon,
      costo: verCosto && renglon.costo !== null ? textoUnitario(renglon.costo) : null,
      valor: verCosto && renglon.valor !== null ? textoTotal(renglon.valor) : null,
    })),
    acciones: accionesDeAjuste(estado, {
      sobreLimite:
        limite !== null && superaElLimite(monto ?? (await montoDeLoMovido(db, quien.ahora, renglones)), limite),
      propio: esAjustePropio(usuario.id, autores),
    }),
    movimientos,
    monto: verCosto && monto !== null ? textoTotal(monto) : null,
    valor: verCosto && valores.length > 0 ? textoTotal(sumar(valores)) : null,
  };
}

/** The value of a line is what its movement wrote in the depósito, whatever was reverted afterwards. */
export async function leerRenglonesVistos(db: Db | Tx, ajusteId: string, depositoId: string): Promise<RenglonVisto[]> {
  const { rows } = await sql<RenglonVisto>`
    select r.id, r.articulo_id as "articuloId", a.codigo, a.descripcion, u.codigo as unidad, r.decimales,
           trim_scale(r.cantidad)::text as cantidad, r.costo, a.control, r.numeros,
           (select sum(x.valor) from movimiento_stock m join asiento_stock x on x.movimiento_id = m.id
            where m.documento_tipo = 'AJUSTE' and m.documento_id = r.ajuste_id and m.revierte_a is null
              and x.documento_linea = r.id and x.deposito_id = ${depositoId}) as valor,
           trim_scale(coalesce(s.fisico, 0))::text as fisico, trim_scale(coalesce(s.reservado, 0))::text as reservado
    from ajuste_renglon r
    join articulo a on a.id = r.articulo_id
    join unidad u on u.id = a.unidad_id
    left join saldo_stock s on s.articulo_id = r.articulo_id and s.deposito_id = ${depositoId}
    where r.ajuste_id = ${ajusteId}
    order by r.orden
  `.execute(db);
  return rows;
}

const leerMovimientos = (db: Db | Tx, ajusteId: string) =>
  db
    .selectFrom('movimiento_stock')
    .select(['id', 'tipo', 'registrado_en as registrado'])
    .where('documento_tipo', '=', 'AJUSTE')
    .where('documento_id', '=', ajusteId)
    .orderBy('id')
    .$narrowType<{ tipo: TipoMovimiento }>()
    .execute();

async function leerHistoria(db: Db | Tx, id: string) {
  const { creadoPorId, cambiadoPorId, pedidoPorId, ...historia } = await db
    .selectFrom('ajuste as j')
    .leftJoin('usuario as r', 'r.id', 'j.revertido_por')
    .leftJoin('usuario as p', 'p.id', 'j.pedido_por')
    .select(['j.revertido_en as revertidoEn', 'r.nombre as revertidoPor'])
    .select(['j.pedido_en as pedidoEn', 'p.nombre as pedidoPor', 'j.pedido_motivo as pedidoMotivo'])
    .select(['j.creado_por as creadoPorId', 'j.cambiado_por as cambiadoPorId', 'j.pedido_por as pedidoPorId'])
    .where('j.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...historia, autores: { creadoPorId, cambiadoPorId, pedidoPorId } };
}
