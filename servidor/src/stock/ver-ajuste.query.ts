import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { textoTotal, textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { cicloDeAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import type { Ajuste, RenglonVisto } from '@trastienda/nucleo/stock/contrato.ts';
import type { TipoMovimiento } from '@trastienda/nucleo/stock/movimiento.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerCabecera } from './ajustes.query.ts';

/** A whole ajuste as someone may see it: costs and values only with `costo.ver` in its sucursal (INV-71). */
export async function verAjuste(db: Db | Tx, usuario: Usuario, id: string): Promise<Ajuste> {
  const cabecera = await leerCabecera(db, id);
  if (!cabecera) rechazar('comun.no_encontrado', { que: 'el ajuste' });
  const verCosto = usuario.puede('costo.ver', cabecera.sucursalId);
  const [renglones, movimientos, revertido] = await Promise.all([
    leerRenglonesVistos(db, id, cabecera.depositoId),
    leerMovimientos(db, id),
    leerReversion(db, id),
  ]);
  const valores = renglones.flatMap(({ valor }) => (valor === null ? [] : [valor]));
  return {
    ...cabecera,
    ...revertido,
    renglones: renglones.map((renglon) => ({
      ...renglon,
      costo: verCosto && renglon.costo !== null ? textoUnitario(renglon.costo) : null,
      valor: verCosto && renglon.valor !== null ? textoTotal(renglon.valor) : null,
    })),
    acciones: cicloDeAjuste.accionesDesde(cabecera.estado),
    movimientos,
    valor: verCosto && valores.length > 0 ? textoTotal(sumar(valores)) : null,
  };
}

/** The value of a line is what its movement wrote in the depósito, whatever was reverted afterwards. */
async function leerRenglonesVistos(db: Db | Tx, ajusteId: string, depositoId: string): Promise<RenglonVisto[]> {
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

const leerReversion = (db: Db | Tx, ajusteId: string) =>
  db
    .selectFrom('ajuste as j')
    .leftJoin('usuario as u', 'u.id', 'j.revertido_por')
    .select(['j.revertido_en as revertidoEn', 'u.nombre as revertidoPor'])
    .where('j.id', '=', ajusteId)
    .executeTakeFirstOrThrow();
