-- What a filter asks of every artículo at once.

-- The prices somebody wrote in a lista: `precio_escrito` of every artículo that has one, in one pass over the index.
create function precios_escritos(de_lista uuid, cantidad numeric, instante timestamptz)
returns table (articulo_id uuid, importe numeric) language sql stable parallel safe rows 100000 as $$
  select distinct on (e.articulo_id) e.articulo_id, e.importe
  from (select distinct on (p.articulo_id, p.cantidad_desde) p.articulo_id, p.cantidad_desde, p.importe
        from precio p
        where p.lista_id = de_lista and p.cantidad_desde <= cantidad and p.desde <= instante
        order by p.articulo_id, p.cantidad_desde, p.desde desc) e
  where e.importe is not null
  order by e.articulo_id, e.cantidad_desde desc $$;

-- The prices a derived lista works out: `precio_derivado` of every artículo that has one; none for a manual lista.
create function precios_derivados(l lista_precio, cantidad numeric, instante timestamptz)
returns table (articulo_id uuid, importe numeric) language plpgsql stable parallel safe rows 100000 as $$
declare
  de lista_precio;
  de_cambio numeric;
  a_cambio numeric := cambio_en(l.moneda, instante);
  dolar numeric := cambio_en('USD', instante);
  con_costo boolean := l.base <> 'LISTA' or l.margen_minimo is not null;
begin
  if l.tipo = 'MANUAL' then return; end if;
  select * into de from lista_precio where id = l.lista_base_id;
  de_cambio := cambio_en(de.moneda, instante);
  return query
  with de_la_base as (
    select coalesce(e.articulo_id, d.articulo_id) as id, coalesce(e.importe, d.importe) as importe
    from (select * from precios_escritos(de.id, cantidad, instante) where l.base = 'LISTA') e
    full join (select * from precios_derivados(de, cantidad, instante) where l.base = 'LISTA') d using (articulo_id)),
  reposicion as (
    select distinct on (c.articulo_id) c.articulo_id as id, c.importe, case c.moneda when 'ARS' then 1 else dolar end as cambio
    from costo_reposicion c where c.desde <= instante and con_costo
    order by c.articulo_id, c.desde desc, c.id desc),
  conocido as (
    select a.id,
           convertir_precio(b.importe, de_cambio, de.incluye_iva, a_cambio, l.incluye_iva, a.iva) as de_lista,
           convertir_precio(r.importe, r.cambio, false, a_cambio, l.incluye_iva, a.iva) as reposicion, r.importe is not null as se_repone,
           convertir_precio(round(k.promedio, 4), 1, false, a_cambio, l.incluye_iva, a.iva) as promedio
    from articulo a
    left join de_la_base b on b.id = a.id
    left join reposicion r on r.id = a.id
    left join costo_articulo k on k.articulo_id = a.id and k.promedio > 0 and con_costo),
  basado as (
    select c.id, case l.base when 'LISTA' then c.de_lista when 'COSTO_REPOSICION' then c.reposicion else c.promedio end as base,
           case when c.se_repone then c.reposicion else c.promedio end as costo
    from conocido c)
  select x.id, greatest(redondear_precio(x.base * l.coeficiente, l.paso, l.modo, 0) + l.adicional, 0,
                        round(x.costo * (100 + l.margen_minimo) / 100, 4))
  from basado x where x.base is not null;
end $$;

-- A batch writes hundreds of thousands of prices of a few listas by one person: what they name is looked up and held once for
-- each statement, as a foreign key does once for each row. Neither listas nor users are ever deleted.
create trigger lista_precio_sin_borrado before delete or truncate on lista_precio
  for each statement execute function sin_borrado();
alter table precio drop constraint precio_lista_id_fkey, drop constraint precio_creado_por_fkey;
create function precio_nombra_lo_que_hay() returns trigger language plpgsql as $$
begin
  perform from lista_precio l where l.id in (select p.lista_id from nuevos p) for key share;
  perform from usuario u where u.id in (select p.creado_por from nuevos p) for key share;
  if exists (select from nuevos p where not exists (select from lista_precio l where l.id = p.lista_id)) then
    raise exception 'no such lista' using errcode = 'foreign_key_violation', constraint = 'precio_lista_id_fkey';
  end if;
  if exists (select from nuevos p where p.creado_por is not null
               and not exists (select from usuario u where u.id = p.creado_por)) then
    raise exception 'no such user' using errcode = 'foreign_key_violation', constraint = 'precio_creado_por_fkey';
  end if;
  return null;
end $$;
create trigger precio_nombra_lo_que_hay after insert on precio
  referencing new table as nuevos for each statement execute function precio_nombra_lo_que_hay();
