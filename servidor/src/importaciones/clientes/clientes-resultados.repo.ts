import { sql } from 'kysely';
import { analizar } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Obra } from '#importaciones/trabajo/obra.ts';

/** Decides what becomes of each row, leaves it written, and leaves ready what the room of clientes is to write. */
export async function resultadosDeClientes({
  tx,
  importacionId,
  opciones,
}: Obra): Promise<Omit<Conteo, 'detalles'> & { readonly sinLocalidad: number }> {
  const soloCrear = opciones.modo === 'solo_crear';
  await sql`
    create temp table carga_cliente on commit drop as
    select t.*, row_number() over (order by t.fila) as orden,
           case when t.nuevo then 'CREAR' when ${soloCrear} then 'SIN_CAMBIOS'
                when t.distinto or t.domicilio is not null then 'ACTUALIZAR' else 'SIN_CAMBIOS' end as accion
      from (select p.*,
                   case when not p.con_domicilio then null when p.sin_domicilio then 'NUEVO'
                        when (o.calle, o.localidad_id, o.codigo_postal) is distinct from (p.calle, p.localidad_id, p.codigo_postal)
                        then 'CAMBIA' end as domicilio,
                   c.id is not null and
                   (c.codigo_externo, c.razon_social, c.documento_tipo, c.documento_numero, c.condicion_iva, c.lista_id, c.email,
                    c.telefono, c.observaciones, c.alerta) is distinct from
                   (p.codigo_externo, p.razon_social, p.documento_tipo, p.documento_numero, p.condicion_iva, p.lista_id, p.email,
                    p.telefono, p.observaciones, p.alerta) as distinto
              from carga_propuesta p
              left join cliente c on c.id = p.id
              left join cliente_domicilio o on o.cliente_id = p.id and o.principal) t
     where not exists (select from carga_rechazo r where r.fila = t.fila and r.fatal)
  `.execute(tx);
  await analizar(tx, 'carga_cliente');
  await sql`
    insert into importacion_fila (importacion_id, fila, resultado, referencia, texto, registro_id, version, antes, despues, previo)
    select ${importacionId}, t.fila, t.accion, left(t.escrito, 80), left(t.razon_social, 200), t.id,
           case t.accion when 'CREAR' then 1 when 'ACTUALIZAR' then t.version + 1 else t.version end,
           d.antes, case when t.accion = 'CREAR' then jsonb_strip_nulls(d.despues) else d.despues end,
           case when t.accion = 'ACTUALIZAR' then jsonb_build_object(
             'hallada', t.version, 'codigo_externo', c.codigo_externo, 'razon_social', c.razon_social, 'documento_tipo', c.documento_tipo,
             'documento_numero', c.documento_numero, 'condicion_iva', c.condicion_iva, 'lista_id', c.lista_id, 'email', c.email,
             'telefono', c.telefono, 'observaciones', c.observaciones, 'alerta', c.alerta, 'domicilio', t.domicilio,
             'domicilio_id', t.domicilio_id, 'calle', o.calle, 'localidad_id', o.localidad_id, 'codigo_postal', o.codigo_postal) end
      from carga_cliente t
      left join cliente c on c.id = t.id
      left join cliente_domicilio o on o.cliente_id = t.id and o.principal
      left join lista_precio la on la.id = c.lista_id
      left join lista_precio ld on ld.id = t.lista_id
      left join localidad ua on ua.id = o.localidad_id
      left join localidad ud on ud.id = t.localidad_id
      left join lateral (
        select jsonb_object_agg(campo, antes) as antes, jsonb_object_agg(campo, despues) as despues
          from (values
            ('codigoExterno', c.codigo_externo, t.codigo_externo), ('razonSocial', c.razon_social, t.razon_social),
            ('documento', c.documento_tipo || ' ' || coalesce(c.documento_numero, ''),
                          t.documento_tipo || ' ' || coalesce(t.documento_numero, '')),
            ('condicionIva', c.condicion_iva::text, t.condicion_iva::text), ('lista', la.nombre, ld.nombre),
            ('email', nullif(c.email, ''), nullif(t.email, '')), ('telefono', nullif(c.telefono, ''), nullif(t.telefono, '')),
            ('observaciones', nullif(c.observaciones, ''), nullif(t.observaciones, '')),
            ('alerta', nullif(c.alerta, ''), nullif(t.alerta, '')),
            ('calle', o.calle, case when t.domicilio is null then o.calle else t.calle end),
            ('localidad', ua.nombre, case when t.domicilio is null then ua.nombre else ud.nombre end),
            ('codigoPostal', nullif(o.codigo_postal, ''),
                             case when t.domicilio is null then nullif(o.codigo_postal, '') else nullif(t.codigo_postal, '') end)
          ) as v (campo, antes, despues)
         where antes is distinct from despues) d on t.accion in ('CREAR', 'ACTUALIZAR')
  `.execute(tx);
  const { rows } = await sql<Record<'crear' | 'actualizar' | 'sinCambios' | 'sinLocalidad', number>>`
    select count(*) filter (where accion = 'CREAR') as crear, count(*) filter (where accion = 'ACTUALIZAR') as actualizar,
           count(*) filter (where accion = 'SIN_CAMBIOS') as "sinCambios",
           count(*) filter (where sin_localidad) as "sinLocalidad" from carga_cliente
  `.execute(tx);
  return rows[0] ?? { crear: 0, actualizar: 0, sinCambios: 0, sinLocalidad: 0 };
}
