-- Who sells to the business and what each one asks for each artículo (ART-11), and what buying it again costs (ART-12).

-- Repeats nucleo/articulos/proveedores/descuentos.ts: chained, each between 0 and 100 (PRE-08).
create function descuentos_validos(descuentos numeric[]) returns boolean
language sql immutable strict parallel safe as $$
  select cardinality(descuentos) <= 6 and coalesce(bool_and(d > 0 and d < 100 and d = round(d, 2)), true)
    from unnest(descuentos) d
$$;

-- net = list × Π(1 − dᵢ), exact until it is rounded once, at the end.
create function neto_de_lista(lista numeric, descuentos numeric[]) returns numeric
language plpgsql immutable strict parallel safe as $$
declare
  neto numeric := lista;
  descuento numeric;
begin
  foreach descuento in array descuentos loop
    neto := neto * (100 - descuento) * 0.01;
  end loop;
  return round(neto, 4);
end $$;

create table proveedor (
  id               uuid primary key,
  version          integer not null default 1,
  razon_social     text not null check (norma_codigo(razon_social) <> ''),
  nombre_fantasia  text not null default '',
  -- What it is found by: its words, with a space at both ends.
  busqueda         text collate "C" not null,
  cuit             text constraint proveedor_cuit unique
                     constraint proveedor_cuit_valido check (clave_tributaria_valida('80', cuit)),
  condicion_iva    smallint not null check (condicion_iva in (1, 4, 6, 7, 8, 10, 13, 15, 16)),
  contacto         text not null default '',
  email            text not null default '',
  telefono         text not null default '',
  domicilio        text not null default '',
  moneda           text not null default 'ARS' check (moneda in ('ARS', 'USD')),
  condicion_de_pago text not null default '',
  descuentos       numeric(5,2)[] not null default '{}' check (descuentos_validos(descuentos)),
  dias_de_entrega  smallint check (dias_de_entrega between 0 and 999),
  observaciones    text not null default '',
  estado           text not null default 'ACTIVO' check (estado in ('ACTIVO', 'INACTIVO')),
  creado_en        timestamptz not null default now(),
  creado_por       uuid references usuario,
  modificado_en    timestamptz not null default now(),
  modificado_por   uuid references usuario,
  -- Only those abroad, or that nobody categorised, may have none.
  constraint proveedor_con_cuit check (cuit is not null or condicion_iva in (7, 8))
);
create index proveedor_por_nombre on proveedor (razon_social collate "es-x-icu", id);
create trigger proveedor_sin_borrado before delete or truncate on proveedor
  for each statement execute function sin_borrado();

create table articulo_proveedor (
  id              uuid primary key,
  version         integer not null default 1,
  articulo_id     uuid not null,
  decimales       smallint not null,
  proveedor_id    uuid not null references proveedor,
  -- In its list, before discounts; null when nobody knows.
  costo           numeric(18,4) check (costo >= 0),
  moneda          text not null check (moneda in ('ARS', 'USD')),
  descuentos      numeric(5,2)[] not null default '{}' check (descuentos_validos(descuentos)),
  neto            numeric(18,4) generated always as (neto_de_lista(costo, descuentos)) stored,
  multiplo        numeric(14,3) not null default 1 check (multiplo >= 1 and multiplo = round(multiplo, decimales)),
  minimo          numeric(14,3) not null default 0 check (minimo >= 0 and minimo = round(minimo, decimales)),
  dias_de_entrega smallint check (dias_de_entrega between 0 and 999),
  principal       boolean not null default false,
  -- When its cost was last looked at, by hand or by a list.
  actualizado_en  timestamptz,
  creado_en       timestamptz not null default now(),
  creado_por      uuid references usuario,
  modificado_en   timestamptz not null default now(),
  modificado_por  uuid references usuario,
  foreign key (articulo_id, decimales) references articulo (id, decimales) on update cascade,
  unique (articulo_id, proveedor_id)
);
-- At most one principal for each artículo (ART-11).
create unique index articulo_proveedor_principal on articulo_proveedor (articulo_id) where principal;
create index articulo_proveedor_por_proveedor on articulo_proveedor (proveedor_id, articulo_id);

-- A code of a proveedor is that of one artículo it sells, one for each, and goes when it no longer sells it.
alter table codigo_articulo
  add constraint codigo_de_proveedor check ((tipo = 'PROVEEDOR') = (proveedor_id is not null)),
  add constraint codigo_articulo_proveedor foreign key (articulo_id, proveedor_id)
    references articulo_proveedor (articulo_id, proveedor_id);
create unique index codigo_de_proveedor_unico on codigo_articulo (articulo_id, proveedor_id) where tipo = 'PROVEEDOR';

-- What buying it again costs, net; not the average cost, which is the ledger's (RN-18).
alter table articulo
  add column costo_reposicion numeric(18,4) check (costo_reposicion >= 0),
  add column costo_reposicion_moneda text check (costo_reposicion_moneda in ('ARS', 'USD')),
  add column costo_reposicion_fecha timestamptz,
  -- As people read it: «Bosch Argentina», «bosch-agosto.csv».
  add column costo_reposicion_origen text check (costo_reposicion_origen <> ''),
  add constraint articulo_costo_reposicion
    check (num_nulls(costo_reposicion, costo_reposicion_moneda, costo_reposicion_fecha, costo_reposicion_origen) in (0, 4));
