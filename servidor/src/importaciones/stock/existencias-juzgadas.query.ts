import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import {
  CANTIDAD_ESCRITA,
  JUICIO_DE_DECIMALES,
  JUICIOS_DE_SU_ARTICULO,
} from '#importaciones/articulos/juicios-de-articulo.ts';
import { type Juicio, juzgar } from '#importaciones/trabajo/juicios.ts';
import { JUICIO_DE_SU_DEPOSITO } from './depositos-del-archivo.ts';
import { JUICIOS_DE_NUMEROS } from './numeros-juzgados.query.ts';

/** Finds everything only the database can tell wrong with the rows. */
export const juzgarExistencias = (tx: Tx): Promise<void> => juzgar(tx, JUICIOS);

const CODIGO = { campo: 'codigo', valor: sql`t.escrito` };

const JUICIOS: readonly Juicio[] = [
  ...JUICIOS_DE_SU_ARTICULO,
  {
    ...CODIGO,
    motivo: sql`'No es un producto: los servicios y los kits no tienen stock.'`,
    desde: sql`carga_propuesta t where t.tipo <> 'PRODUCTO'`,
  },
  JUICIO_DE_SU_DEPOSITO,
  JUICIO_DE_DECIMALES,
  {
    ...CODIGO,
    motivo: sql`'Repite el artículo y el depósito de la fila ' || t.primera || '.'`,
    desde: sql`(select *, min(fila) over (partition by articulo_id, deposito_id) as primera from carga_propuesta
                 where articulo_id is not null and deposito_id is not null and control = 'NINGUNO') t where t.fila > t.primera`,
  },
  {
    ...CANTIDAD_ESCRITA,
    motivo: sql`'Ya tiene stock inicial en ese depósito: corregilo con un ajuste.'`,
    desde: sql`carga_propuesta t where t.cantidad > 0 and exists (
                 select from asiento_stock s join movimiento_stock m on m.id = s.movimiento_id
                  where s.articulo_id = t.articulo_id and s.deposito_id = t.deposito_id and m.tipo = 'INICIAL'
                    and not exists (select from movimiento_stock r where r.revierte_a = m.id))`,
  },
  ...JUICIOS_DE_NUMEROS,
];
