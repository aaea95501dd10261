-- UA-13: what each proveedor asked for each artículo, and what it had asked until then. What it asks today is written in
-- `articulo_proveedor`, by whoever writes it; this is derived from it, as `costo_reposicion` is from `articulo` (decision 0018).
create table costo_de_proveedor (
  id             bigint generated always as identity primary key,
  articulo_id    uuid not null references articulo,
  proveedor_id   uuid not null references proveedor,
  -- In its list, before discounts; null when nobody knows it, or it no longer sells it.
  costo          numeric(18,4) check (costo >= 0),
  neto           numeric(18,4),
  moneda         text check (moneda in ('ARS', 'USD')),
  descuentos     numeric(5,2)[] not null default '{}',
  recargos       jsonb not null default '[]',
  costo_antes    numeric(18,4),
  neto_antes     numeric(18,4),
  moneda_antes   text,
  -- Where it comes from: by hand, a list of the proveedor, taking one back, another artículo that was made one with this, the load
  -- that created it, or what was there when this began to be kept.
  origen         text not null check (origen in ('MANO', 'LISTA', 'REVERSION', 'FUSION', 'CARGA', 'ANTERIOR')),
  -- As people read it: «Bosch Argentina · lista-agosto.csv».
  detalle        text not null default '',
  importacion_id uuid references importacion,
  comentario     text not null default '',
  quitado        boolean not null default false,
  en             timestamptz not null default clock_timestamp(),
  usuario_id     uuid references usuario,
  check ((neto is null) = (costo is null) and (moneda is null) = (costo is null)),
  check (not (quitado and costo is not null))
);
create index costo_de_proveedor_de_un_articulo on costo_de_proveedor (articulo_id, id desc);

create trigger costo_de_proveedor_solo_agrega before update or truncate on costo_de_proveedor
  for each statement execute function solo_agrega();
-- It goes with its artículo when the import that created it is taken back (INV-74), and never otherwise.
create trigger costo_de_proveedor_borrado before delete on costo_de_proveedor
  for each row execute function costo_borrado_con_su_articulo();

insert into costo_de_proveedor (articulo_id, proveedor_id, costo, neto, moneda, descuentos, recargos, origen, en, usuario_id)
select articulo_id, proveedor_id, costo, neto, moneda, descuentos, recargos, 'ANTERIOR', coalesce(actualizado_en, modificado_en), modificado_por
  from articulo_proveedor where costo is not null order by coalesce(actualizado_en, modificado_en), id;

-- Once for each statement, whatever it writes. Who changes what proveedores ask says why in `trastienda.asunto_de_costo`, for as
-- long as its transaction lasts: `origen`, `detalle`, `importacion`, `comentario`, `usuario`, `en`.
create function anotar_costo_de_proveedor() returns trigger language plpgsql as $$
declare
  asunto jsonb := coalesce(nullif(current_setting('trastienda.asunto_de_costo', true), ''), '{}')::jsonb;
  por_que text := coalesce(asunto ->> 'origen', 'CARGA');
  que_dice text := coalesce(asunto ->> 'detalle', '');
  de_importacion uuid := (asunto ->> 'importacion')::uuid;
  con_comentario text := coalesce(asunto ->> 'comentario', '');
  quien uuid := (asunto ->> 'usuario')::uuid;
  cuando timestamptz := coalesce((asunto ->> 'en')::timestamptz, clock_timestamp());
begin
  if tg_op = 'INSERT' then
    insert into costo_de_proveedor (articulo_id, proveedor_id, costo, neto, moneda, descuentos, recargos, origen, detalle,
                                    importacion_id, comentario, en, usuario_id)
    select n.articulo_id, n.proveedor_id, n.costo, n.neto, n.moneda, n.descuentos, n.recargos, por_que, que_dice,
           de_importacion, con_comentario, cuando, coalesce(quien, n.modificado_por)
      from nuevos n where n.costo is not null;
  elsif tg_op = 'UPDATE' then
    insert into costo_de_proveedor (articulo_id, proveedor_id, costo, neto, moneda, descuentos, recargos, costo_antes, neto_antes,
                                    moneda_antes, origen, detalle, importacion_id, comentario, en, usuario_id)
    select n.articulo_id, n.proveedor_id, n.costo, n.neto, case when n.costo is not null then n.moneda end, n.descuentos, n.recargos,
           case when not pasa then v.costo end, case when not pasa then v.neto end,
           case when not pasa and v.costo is not null then v.moneda end,
           case when pasa then 'FUSION' else por_que end, que_dice, de_importacion, con_comentario, cuando,
           coalesce(quien, n.modificado_por)
      from nuevos n join viejos v on v.id = n.id cross join lateral (select n.articulo_id <> v.articulo_id as pasa) x
     where (n.costo is not null or v.costo is not null)
       and (pasa and n.costo is not null
            or (n.costo, n.moneda, n.descuentos, n.recargos) is distinct from (v.costo, v.moneda, v.descuentos, v.recargos));
  else
    insert into costo_de_proveedor (articulo_id, proveedor_id, costo_antes, neto_antes, moneda_antes, origen, detalle, importacion_id,
                                    comentario, quitado, en, usuario_id)
    select v.articulo_id, v.proveedor_id, v.costo, v.neto, v.moneda, por_que, que_dice, de_importacion, con_comentario, true, cuando,
           quien
      from viejos v where v.costo is not null;
  end if;
  return null;
end $$;
create trigger articulo_proveedor_nace after insert on articulo_proveedor
  referencing new table as nuevos for each statement execute function anotar_costo_de_proveedor();
create trigger articulo_proveedor_cambia after update on articulo_proveedor
  referencing old table as viejos new table as nuevos for each statement execute function anotar_costo_de_proveedor();
create trigger articulo_proveedor_se_va after delete on articulo_proveedor
  referencing old table as viejos for each statement execute function anotar_costo_de_proveedor();
