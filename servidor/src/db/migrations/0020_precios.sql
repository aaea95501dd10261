-- Listas that derive from each other, rates, cost of reposición, and batches of prices (`modelo.md` 6.2).

alter table lista_precio
  add column tipo text not null default 'MANUAL' check (tipo in ('MANUAL', 'DERIVADA')),
  add column base text check (base in ('LISTA', 'COSTO_REPOSICION', 'COSTO_PROMEDIO')),
  add column lista_base_id uuid references lista_precio,
  add column coeficiente numeric(12,6) not null default 1 check (coeficiente > 0),
  add column paso numeric(14,4) not null default 0 check (paso >= 0),
  add column modo text not null default 'CERCANO' check (modo in ('CERCANO', 'ARRIBA', 'ABAJO')),
  add column adicional numeric(14,4) not null default 0,
  -- Percentage on the cost that no price goes under.
  add column margen_minimo numeric(7,2) check (margen_minimo >= 0),
  add constraint lista_precio_derivada check ((tipo = 'DERIVADA') = (base is not null)),
  add constraint lista_precio_base check ((base is not distinct from 'LISTA') = (lista_base_id is not null)),
  add constraint lista_precio_omision_activa check (activa or not omision);
create index lista_precio_por_base on lista_precio (lista_base_id) where lista_base_id is not null;

-- The sucursales that sell with a lista; without rows, all of them.
create table lista_sucursal (
  lista_id    uuid not null references lista_precio,
  sucursal_id uuid not null references sucursal,
  primary key (lista_id, sucursal_id)
);

-- Listas that derive from listas form no circle (INV-44). The lock makes two that would close one together wait for each
-- other; the walk is a statement of its own, so that it sees what the other one left.
create function lista_en_circulo() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7264305, 0);
  if exists (
    with recursive camino (id, base) as (
      select l.id, l.lista_base_id from lista_precio l where l.id = new.lista_base_id
      union
      select l.id, l.lista_base_id from camino c join lista_precio l on l.id = c.base)
    select from camino where id = new.id) then
    raise exception 'lista % would derive from itself', new.id using errcode = 'restrict_violation', constraint = 'lista_en_circulo';
  end if;
  return null;
end $$;
create trigger lista_en_circulo after insert or update of lista_base_id on lista_precio
  for each row when (new.lista_base_id is not null) execute function lista_en_circulo();

-- How many pesos a unit of another currency is worth from a day on. The last one written of the last day holds.
create table cotizacion (
  id         uuid primary key,
  moneda     text not null check (moneda in ('USD')),
  fecha      date not null,
  valor      numeric(18,4) not null check (valor > 0),
  fuente     text not null check (fuente <> ''),
  creado_en  timestamptz not null default clock_timestamp(),
  creado_por uuid references usuario
);
create index cotizacion_por_fecha on cotizacion (moneda, fecha desc, creado_en desc);
create trigger cotizacion_solo_agrega before update or delete or truncate on cotizacion
  for each statement execute function solo_agrega();

-- Every cost of reposición an artículo has had: what `articulo` says now is the last one (PRE-17, RN-18). A null importe is
-- that it has none from then on.
create table costo_reposicion (
  id          bigint generated always as identity primary key,
  articulo_id uuid not null references articulo,
  importe     numeric(18,4) check (importe >= 0),
  moneda      text check (moneda in ('ARS', 'USD')),
  desde       timestamptz not null,
  origen      text,
  creado_en   timestamptz not null default clock_timestamp(),
  creado_por  uuid references usuario
);
create index costo_reposicion_vigencia on costo_reposicion (articulo_id, desde desc, id desc) include (importe, moneda);
create trigger costo_reposicion_solo_agrega before update or truncate on costo_reposicion
  for each statement execute function solo_agrega();
-- As the prices of an artículo, its costs go with it when the import that created it is reverted.
create function costo_borrado_con_su_articulo() returns trigger language plpgsql as $$
begin
  if not creado_por_lo_que_se_revierte(old.articulo_id) then
    raise exception '% only takes new rows', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger costo_reposicion_borrado before delete on costo_reposicion
  for each row execute function costo_borrado_con_su_articulo();

create function anotar_costo_reposicion() returns trigger language plpgsql as $$
begin
  insert into costo_reposicion (articulo_id, importe, moneda, desde, origen, creado_por)
  values (new.id, new.costo_reposicion, new.costo_reposicion_moneda, coalesce(new.costo_reposicion_fecha, clock_timestamp()),
          new.costo_reposicion_origen, new.modificado_por);
  return null;
end $$;
create trigger articulo_nace_con_costo after insert on articulo
  for each row when (new.costo_reposicion is not null) execute function anotar_costo_reposicion();
create trigger articulo_cambia_de_costo after update of costo_reposicion, costo_reposicion_moneda, costo_reposicion_fecha, costo_reposicion_origen on articulo
  for each row
  when ((old.costo_reposicion, old.costo_reposicion_moneda, old.costo_reposicion_fecha, old.costo_reposicion_origen)
        is distinct from (new.costo_reposicion, new.costo_reposicion_moneda, new.costo_reposicion_fecha, new.costo_reposicion_origen))
  execute function anotar_costo_reposicion();

create table precio_configuracion (
  unica                boolean primary key default true check (unica),
  version              integer not null default 1,
  aprobacion_de_otro   boolean not null default false,
  limite_variacion     numeric(7,2) not null default 30 check (limite_variacion >= 0),
  dias_de_costo        integer not null default 60 check (dias_de_costo > 0),
  movimiento_de_moneda numeric(7,2) not null default 10 check (movimiento_de_moneda >= 0)
);
insert into precio_configuracion default values;

create table lote_precio (
  id               uuid primary key,
  version          integer not null default 1,
  numero           integer generated always as identity unique,
  estado           text not null default 'BORRADOR'
                     check (estado in ('BORRADOR', 'SIMULADO', 'APROBADO', 'PROGRAMADO', 'APLICADO', 'REVERTIDO', 'DESCARTADO')),
  motivo           text not null check (motivo <> ''),
  -- As the contract describes them.
  filtro           jsonb not null,
  regla            jsonb not null,
  paso             numeric(14,4) not null check (paso >= 0),
  modo             text not null check (modo in ('CERCANO', 'ARRIBA', 'ABAJO')),
  terminacion      numeric(14,4) not null check (terminacion >= 0 and (terminacion = 0 or terminacion < paso)),
  -- What the company accepted when it was simulated.
  limite_variacion numeric(7,2) not null,
  -- What the simulation counted, as the contract describes it; marks count again.
  totales          jsonb,
  aplica_desde     timestamptz,
  autor_id         uuid not null references usuario,
  creado_en        timestamptz not null default clock_timestamp(),
  simulado_en      timestamptz,
  aprobador_id     uuid references usuario,
  aprobado_en      timestamptz,
  aplicador_id     uuid references usuario,
  aplicado_en      timestamptz,
  omitidas         integer check (omitidas >= 0),
  revertido_en     timestamptz,
  -- The batch whose prices this one puts back.
  revierte_a       uuid unique references lote_precio,
  check ((estado in ('SIMULADO', 'APROBADO', 'PROGRAMADO', 'APLICADO', 'REVERTIDO')) <= (totales is not null)),
  check ((estado in ('APROBADO', 'PROGRAMADO', 'APLICADO', 'REVERTIDO')) <= (aprobador_id is not null)),
  check ((estado in ('APLICADO', 'REVERTIDO')) = (aplicado_en is not null and omitidas is not null)),
  check ((estado = 'REVERTIDO') = (revertido_en is not null)),
  check ((estado = 'PROGRAMADO') <= (aplica_desde is not null))
);
create index lote_precio_programado on lote_precio (aplica_desde) where estado = 'PROGRAMADO';

create table lote_precio_lista (
  lote_id  uuid not null references lote_precio,
  lista_id uuid not null references lista_precio,
  primary key (lote_id, lista_id)
);

-- Prices before and after. Hundreds of thousands at once, so what they name is checked when they become prices, and their
-- batch, the same for all of them, by `verificar`: a foreign key would look it up once for each.
create table lote_precio_linea (
  lote_id         uuid not null,
  linea           integer not null check (linea > 0),
  articulo_id     uuid not null,
  lista_id        uuid not null,
  cantidad_desde  numeric(14,3) not null,
  -- As the lista keeps them; null is no price.
  anterior        numeric(18,4),
  nuevo           numeric(18,4),
  variacion       numeric,
  margen_anterior numeric,
  margen          numeric,
  alerta_variacion boolean not null default false,
  alerta_margen   boolean not null default false,
  confirmada      boolean not null default false,
  incluida        boolean not null default true,
  omitida         text check (omitida in ('CAMBIO_DE_PRECIO')),
  primary key (lote_id, linea),
  check (anterior is distinct from nuevo)
);

-- How far long work is. It is alive while somebody holds its lock (7264304, numero).
create table lote_precio_tarea (
  lote_id uuid primary key references lote_precio,
  accion  text not null check (accion in ('simular', 'aplicar', 'revertir')),
  hechos  integer not null default 0,
  total   integer not null default 0,
  desde   timestamptz not null default clock_timestamp()
);

-- The batch that wrote it; no foreign key, as in its lines.
alter table precio add column lote_id uuid;

-- Ids that grow with time, for rows that are written from other rows.
create function uuid_de_ahora() returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
           placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
         'hex')::uuid $$;

-- The rules of `precios` in nucleo, once more, for prices that are worked out by the hundred thousand or inside a query.
-- Tests compare the two.

create function iva_en_porciento(iva text) returns numeric language sql immutable parallel safe as
$$ select case when iva in ('EXENTO', 'NO_GRAVADO') then 0 else iva::numeric end $$;

-- Pesos for one unit; null when nobody wrote it yet.
create function cambio_en(de_moneda text, instante timestamptz) returns numeric language sql stable parallel safe as $$
  select case when de_moneda = 'ARS' then 1 else (
    select valor from cotizacion
    where moneda = de_moneda and fecha <= (instante at time zone 'America/Argentina/Buenos_Aires')::date
    order by fecha desc, creado_en desc limit 1) end $$;

-- An amount in the currency and on the side of IVA of another lista.
create function convertir_precio(importe numeric, de_cambio numeric, de_con_iva boolean, a_cambio numeric, a_con_iva boolean, iva text)
returns numeric language sql immutable parallel safe as $$
  select case when de_cambio = a_cambio and de_con_iva = a_con_iva then importe
    else round(importe * de_cambio * (100 + case when a_con_iva then iva_en_porciento(iva) else 0 end)
               / (a_cambio * (100 + case when de_con_iva then iva_en_porciento(iva) else 0 end)), 4) end $$;

create function redondear_precio(importe numeric, paso numeric, modo text, terminacion numeric) returns numeric
language sql immutable parallel safe as $$
  select case when importe is null then null when paso = 0 then round(importe, 4)
    -- `greatest` would take a null for nothing at all.
    else greatest(case modo when 'CERCANO' then round((round(importe, 4) - terminacion) / paso)
                            when 'ARRIBA' then ceil((round(importe, 4) - terminacion) / paso)
                            else floor((round(importe, 4) - terminacion) / paso) end * paso, 0) + terminacion end $$;

-- The price somebody wrote: of each quantity not above the one asked for, the newest that has begun and is not an end.
create function precio_escrito(de_lista uuid, de_articulo uuid, cantidad numeric, instante timestamptz) returns numeric
language sql stable parallel safe as $$
  select tramo.importe
  from (select distinct on (cantidad_desde) cantidad_desde, importe from precio
        where lista_id = de_lista and articulo_id = de_articulo and desde <= instante and cantidad_desde <= cantidad
        order by cantidad_desde desc, desde desc) tramo
  where tramo.importe is not null
  order by tramo.cantidad_desde desc limit 1 $$;

-- The cost of an artículo as a lista keeps its prices. `cual`: REPOSICION, PROMEDIO, or null for the first there is.
create function costo_para_lista(l lista_precio, a articulo, cual text, instante timestamptz) returns numeric
language sql stable parallel safe as $$
  select convertir_precio(c.importe, cambio_en(c.moneda, instante), false, cambio_en(l.moneda, instante), l.incluye_iva, a.iva)
  from (
    (select importe, moneda, 1 as orden from costo_reposicion
     where articulo_id = a.id and desde <= instante and cual is distinct from 'PROMEDIO' order by desde desc, id desc limit 1)
    union all
    (select round(promedio, 4), 'ARS', 2 from costo_articulo
     where articulo_id = a.id and promedio > 0 and cual is distinct from 'REPOSICION')) c
  where c.importe is not null
  order by c.orden limit 1 $$;

-- What the price of a derived lista begins with, as the lista keeps its prices.
create function base_de_lista(l lista_precio, a articulo, cantidad numeric, instante timestamptz) returns numeric
language plpgsql stable parallel safe as $$
declare de lista_precio;
begin
  if l.base = 'COSTO_REPOSICION' then return costo_para_lista(l, a, 'REPOSICION', instante); end if;
  if l.base = 'COSTO_PROMEDIO' then return costo_para_lista(l, a, 'PROMEDIO', instante); end if;
  select * into de from lista_precio where id = l.lista_base_id;
  return convertir_precio(
    coalesce(precio_escrito(de.id, a.id, cantidad, instante), precio_derivado(de, a, cantidad, instante)),
    cambio_en(de.moneda, instante), de.incluye_iva, cambio_en(l.moneda, instante), l.incluye_iva, a.iva);
end $$;

-- Coefficient, rounding, fee, minimum margin (INV-45); null for a manual lista or without a base.
create function precio_derivado(l lista_precio, a articulo, cantidad numeric, instante timestamptz) returns numeric
language plpgsql stable parallel safe as $$
declare importe numeric;
begin
  if l.tipo = 'MANUAL' then return null; end if;
  importe := base_de_lista(l, a, cantidad, instante);
  if importe is null then return null; end if;
  importe := greatest(redondear_precio(importe * l.coeficiente, l.paso, l.modo, 0) + l.adicional, 0);
  if l.margen_minimo is null then return importe; end if;
  return greatest(importe, round(costo_para_lista(l, a, null, instante) * (100 + l.margen_minimo) / 100, 4));
end $$;
