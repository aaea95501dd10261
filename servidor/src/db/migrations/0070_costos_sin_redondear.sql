-- INV-45: what is worked out of a cost, or of the price of another lista, is rounded once, at its end. Four decimals of a dollar are too
-- few for what costs less than one.

-- `convertir_precio` without its rounding, for what is still to be multiplied or compared.
create function convertir_exacto(importe numeric, de_cambio numeric, de_con_iva boolean, a_cambio numeric, a_con_iva boolean, iva text)
returns numeric language sql immutable parallel safe as $$
  select case when de_cambio = a_cambio and de_con_iva = a_con_iva then importe
    else importe * de_cambio * (100 + case when a_con_iva then iva_en_porciento(iva) else 0 end)
         / (a_cambio * (100 + case when de_con_iva then iva_en_porciento(iva) else 0 end)) end $$;

-- The cost of an artículo as a lista keeps its prices. `cual`: REPOSICION, PROMEDIO, or null for the first there is.
create or replace function costo_para_lista(l lista_precio, a articulo, cual text, instante timestamptz) returns numeric
language plpgsql stable parallel safe as $$
declare
  suyo numeric;
  su_moneda text := 'ARS';
begin
  select c.importe, c.moneda into suyo, su_moneda
  from (
    (select r.importe, r.moneda, 1 as orden from costo_reposicion r
     where r.articulo_id = a.id and r.desde <= instante and cual is distinct from 'PROMEDIO' order by r.desde desc, r.id desc limit 1)
    union all
    (select round(k.promedio, 4), 'ARS', 2 from costo_articulo k
     where k.articulo_id = a.id and k.promedio > 0 and cual is distinct from 'REPOSICION')) c
  where c.importe is not null
  order by c.orden limit 1;
  if suyo is null and a.tipo = 'KIT' then
    select k.importe, 'ARS' into suyo, su_moneda from costos_de_kits(array[a.id], cual, instante) k;
  end if;
  if suyo is null then return null; end if;
  return convertir_exacto(suyo, cambio_en(su_moneda, instante), false, cambio_en(l.moneda, instante), l.incluye_iva, a.iva);
end $$;

-- What the price of a derived lista begins with, as the lista keeps its prices.
create or replace function base_de_lista(l lista_precio, a articulo, cantidad numeric, instante timestamptz) returns numeric
language plpgsql stable parallel safe as $$
declare de lista_precio;
begin
  if l.base = 'COSTO_REPOSICION' then return costo_para_lista(l, a, 'REPOSICION', instante); end if;
  if l.base = 'COSTO_PROMEDIO' then return costo_para_lista(l, a, 'PROMEDIO', instante); end if;
  select * into de from lista_precio where id = l.lista_base_id;
  return convertir_exacto(
    coalesce(precio_escrito(de.id, a.id, cantidad, instante), precio_derivado(de, a, cantidad, instante)),
    cambio_en(de.moneda, instante), de.incluye_iva, cambio_en(l.moneda, instante), l.incluye_iva, a.iva);
end $$;

-- The prices a derived lista works out: `precio_derivado` of every artículo that has one; none for a manual lista.
create or replace function precios_derivados(l lista_precio, cantidad numeric, instante timestamptz)
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
    select u.id, u.importe, case u.moneda when 'ARS' then 1 else dolar end as cambio
    from (select distinct on (c.articulo_id) c.articulo_id as id, c.importe, c.moneda
          from costo_reposicion c where c.desde <= instante and con_costo
          order by c.articulo_id, c.desde desc, c.id desc) u
    where u.importe is not null
    union all
    select k.articulo_id, k.importe, 1 from costos_de_kits(null, 'REPOSICION', instante) k where con_costo),
  promedio as (
    select m.articulo_id as id, round(m.promedio, 4) as importe, true as suyo from costo_articulo m where m.promedio > 0 and con_costo
    union all
    select k.articulo_id, k.importe, false from costos_de_kits(null, 'PROMEDIO', instante) k where l.base = 'COSTO_PROMEDIO'),
  conocido as (
    select a.id,
           convertir_exacto(b.importe, de_cambio, de.incluye_iva, a_cambio, l.incluye_iva, a.iva) as de_lista,
           convertir_exacto(r.importe, r.cambio, false, a_cambio, l.incluye_iva, a.iva) as reposicion, r.importe is not null as se_repone,
           convertir_exacto(m.importe, 1, false, a_cambio, l.incluye_iva, a.iva) as promedio, m.suyo
    from articulo a
    left join de_la_base b on b.id = a.id
    left join reposicion r on r.id = a.id
    left join promedio m on m.id = a.id),
  basado as (
    select c.id,
           case l.base when 'LISTA' then c.de_lista when 'COSTO_REPOSICION' then c.reposicion else c.promedio end as base,
           -- The floor of a kit is over what it takes, which is a cost of reposición.
           case when c.se_repone then c.reposicion when c.suyo then c.promedio end as costo
    from conocido c)
  select x.id, greatest(redondear_precio(x.base * l.coeficiente, l.paso, l.modo, 0) + l.adicional, 0,
                        round(x.costo * (100 + l.margen_minimo) / 100, 4))
  from basado x where x.base is not null;
end $$;
