import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import {
  camposEnLaActividad,
  type FilaDelRegistro,
} from '@trastienda/nucleo/importaciones/historia/en-la-actividad.ts';
import { type RawBuilder, sql } from 'kysely';
import { fuenteDeActividad } from '#plataforma/fuente-de-actividad.ts';

/** Files that tell of records of each kind. Prices and stock are told by the documents they make. */
const ARCHIVOS_DE: Readonly<Record<string, readonly Entidad[]>> = {
  articulo: [
    'articulos',
    'codigos',
    'minimos',
    'costos',
    'equivalencias',
    'estructuras',
    'aplicaciones',
    'listas_de_proveedor',
    'ventas',
  ],
  cliente: ['clientes', 'ventas'],
  localidad: ['localidades'],
  nota: ['ventas'],
};

/** What the rows of a file keep of a record they made or are a part of, besides the one they are of. */
const LO_QUE_NOMBRAN: Readonly<Record<string, RawBuilder<unknown>>> = {
  articulo: sql`f.previo ? 'articulo_id' and (f.previo ->> 'articulo_id')::uuid`,
  cliente: sql`f.previo ? 'cliente_id' and (f.previo ->> 'cliente_id')::uuid`,
};

/** Those whose rows are of a part of the record: what they create is no record of its own. */
const DE_UNA_PARTE: readonly Entidad[] = [
  'codigos',
  'minimos',
  'costos',
  'equivalencias',
  'estructuras',
  'aplicaciones',
];

type Importado = {
  readonly id: string;
  readonly entidad: Entidad;
  readonly archivo: string;
  readonly filas: readonly FilaDelRegistro[];
  readonly crea: boolean;
};

/**
 * What files did to each record, and what taking them back did (ART-26). A file of thousands of rows leaves one line in the
 * trail; the rest is in its own rows.
 */
export const loImportado = fuenteDeActividad<Importado>({
  lineasDe: (entidad, id) => {
    const archivos = ARCHIVOS_DE[entidad];
    const otros = LO_QUE_NOMBRAN[entidad];
    return (
      archivos &&
      sql`
        select a.id as auditoria_id,
               json_build_object('id', d.importacion_id, 'entidad', d.entidad, 'archivo', d.archivo, 'crea', d.crea, 'filas',
                                 case a.accion when 'importacion.aplicar' then d.filas else d.devueltas end) as dato
        from (
          select f.importacion_id, i.entidad, i.archivo, bool_or(f.resultado = 'CREAR') as crea,
                 json_agg(f.dicho order by f.fila) as filas,
                 json_agg(f.dicho order by f.fila) filter (where f.no_revertida is null) as devueltas
          from (
            select f.*, json_build_object('antes', f.antes, 'despues', f.despues, 'lugar',
                     (select d.nombre || ', ' || s.nombre from deposito d join sucursal s on s.id = d.sucursal_id
                      where d.id = (f.previo ->> 'deposito_id')::uuid)) as dicho
            from importacion_fila f
            where (f.registro_id = ${id} ${otros ? sql`or (${otros} = ${id})` : sql``})
              and f.resultado in ('CREAR', 'ACTUALIZAR')
          ) f
          join importacion i on i.id = f.importacion_id
          where i.entidad = any(${archivos}::text[])
          group by f.importacion_id, i.entidad, i.archivo
        ) d
        join auditoria a on a.entidad = 'importacion' and a.entidad_id = d.importacion_id
        where a.accion = 'importacion.aplicar' or (a.accion = 'importacion.revertir' and d.devueltas is not null)`
    );
  },
  contar: (entidad, accion, { id, entidad: traia, archivo, filas, crea }) => {
    const vuelta = accion === 'importacion.revertir';
    const alta = crea && !DE_UNA_PARTE.includes(traia);
    const verbo = vuelta ? 'revertir_importacion' : alta ? 'crear_importando' : 'importar';
    return {
      accion: `${entidad}.${verbo}`,
      campos: camposEnLaActividad(traia, filas, { vuelta }),
      importacion: { id, archivo },
    };
  },
});
