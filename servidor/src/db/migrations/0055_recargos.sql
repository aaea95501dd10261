-- RN-18: what buying costs besides what the list says. Freight, customs, a fixed expense: each a percentage or an amount, after
-- the discounts, in order. Repeats nucleo/articulos/proveedores/recargos.ts; tests compare the two.
create function recargos_validos(recargos jsonb) returns boolean
language sql immutable strict parallel safe as $$
  select case when jsonb_typeof(recargos) <> 'array' then false
              else jsonb_array_length(recargos) <= 6 and not exists (
                select from jsonb_array_elements(recargos) r
                 where (r ->> 'nombre' <> '' and (r ->> 'valor')::numeric > 0
                        and (r ->> 'tipo' = 'PORCENTAJE' or (r ->> 'tipo' = 'IMPORTE' and r ->> 'moneda' in ('ARS', 'USD')))) is not true) end
$$;

-- Those of a cost of that currency: what is fixed in another one says what it comes to in it, at that many pesos for a dollar.
create function recargos_en(recargos jsonb, a_moneda text, dolar numeric) returns jsonb
language sql immutable parallel safe as $$
  select case when recargos = '[]' then recargos else (
    select jsonb_agg(case when r ->> 'tipo' = 'IMPORTE' and r ->> 'moneda' <> a_moneda
             then r || jsonb_build_object('enMoneda', round(case a_moneda when 'ARS' then (r ->> 'valor')::numeric * dolar
                                                                        else (r ->> 'valor')::numeric / dolar end, 4)::text)
             else r - 'enMoneda' end order by n)
      from jsonb_array_elements(recargos) with ordinality as x (r, n)) end
$$;

-- net = list × Π(1 − dᵢ), and then each recargo over what there is so far; exact until it is rounded once, at the end.
create function neto_de_lista(lista numeric, descuentos numeric[], recargos jsonb) returns numeric
language plpgsql immutable strict parallel safe as $$
declare
  neto numeric := lista;
  descuento numeric;
  recargo jsonb;
begin
  foreach descuento in array descuentos loop
    neto := neto * (100 - descuento) * 0.01;
  end loop;
  if recargos <> '[]' then
    for recargo in select r from jsonb_array_elements(recargos) with ordinality as x (r, n) order by n loop
      neto := case when recargo ->> 'tipo' = 'PORCENTAJE' then neto * (100 + (recargo ->> 'valor')::numeric) * 0.01
                   when recargo ? 'enMoneda' then neto + (recargo ->> 'enMoneda')::numeric
                   else neto + (recargo ->> 'valor')::numeric end;
    end loop;
  end if;
  return round(neto, 4);
end $$;

alter table proveedor add column recargos jsonb not null default '[]' check (recargos_validos(recargos));

alter table articulo_proveedor drop column neto;
alter table articulo_proveedor
  add column recargos jsonb not null default '[]' check (recargos_validos(recargos)),
  -- They are its own, and not those of the proveedor: its lists leave them as they are.
  add column recargos_propios boolean not null default false;
alter table articulo_proveedor
  add column neto numeric(18,4) generated always as (neto_de_lista(costo, descuentos, recargos)) stored;

alter table lista_proveedor_linea drop column neto;
alter table lista_proveedor_linea add column recargos jsonb not null default '[]' check (recargos_validos(recargos));
alter table lista_proveedor_linea
  add column neto numeric(18,4) generated always as (neto_de_lista(costo, descuentos, recargos)) stored;

drop function neto_de_lista(numeric, numeric[]);
