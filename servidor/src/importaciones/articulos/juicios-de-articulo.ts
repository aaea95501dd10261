import { sql } from 'kysely';
import type { Juicio } from '#importaciones/trabajo/juicios.ts';

const CODIGO = { campo: 'codigo', valor: sql`t.escrito` };

/** It was in use when its row was put beside it; it may also have given way to another one, which has all of it by now. */
export const INACTIVADO: Juicio = {
  ...CODIGO,
  motivo: sql`'Alguien lo inactivó mientras se importaba.'`,
  desde: sql`carga_propuesta t where t.estado = 'INACTIVO'`,
};

/** Its code is written like those of several artículos, and as none of them. */
export const DUDOSO: Juicio = {
  ...CODIGO,
  motivo: sql`'Hay más de un artículo que se escribe parecido: escribilo exactamente como está.'`,
  desde: sql`carga_propuesta t where t.dudoso`,
};

/** An artículo comes once in a file: the first of its rows is taken. */
export const REPETIDO: Juicio = {
  ...CODIGO,
  motivo: sql`'Repite el artículo de la fila ' || t.primera || '.'`,
  desde: sql`(select *, min(fila) over (partition by articulo_id) as primera
                from carga_propuesta where articulo_id is not null) t where t.fila > t.primera`,
};

/** What may be wrong with the artículo a row of `carga_propuesta` names, when the file brings no artículos of its own. */
export const JUICIOS_DE_SU_ARTICULO: readonly Juicio[] = [
  {
    ...CODIGO,
    motivo: sql`'No existe ese artículo. Importá primero los artículos.'`,
    desde: sql`carga_propuesta t where t.articulo_id is null`,
  },
  DUDOSO,
  INACTIVADO,
];

/** A figure of a row, as people are told of it; `columna` where `carga_propuesta` calls it otherwise than the file. */
const cifraEscrita = (campo: string, columna: string = campo) => ({
  campo,
  valor: sql`trim_scale(${sql.ref(`t.${columna}`)})::text`,
});

/** One with more decimals than its artículo is counted in (INV-29). */
export const juicioDeDecimales = (campo: string, columna: string = campo): Juicio => ({
  ...cifraEscrita(campo, columna),
  motivo: sql`case when t.decimales = 0 then 'La unidad de este artículo no admite decimales.'
                   else 'La unidad de este artículo admite hasta ' || t.decimales || ' decimales.' end`,
  desde: sql`carga_propuesta t where ${sql.ref(`t.${columna}`)} <> round(${sql.ref(`t.${columna}`)}, t.decimales)`,
});

export const CANTIDAD_ESCRITA = cifraEscrita('cantidad');
export const JUICIO_DE_DECIMALES: Juicio = juicioDeDecimales('cantidad');
