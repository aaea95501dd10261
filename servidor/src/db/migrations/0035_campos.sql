-- What an artículo of some rubro says besides what all of them say (ART-18): a thread, a diameter, a voltage. A campo has
-- one name in the whole business and is asked for in as many places of the classification as somebody puts it.
create table campo (
  id           uuid primary key,
  nombre       text not null check (nombre <> ''),
  nombre_norm  text collate "C" not null check (nombre_norm = norma_codigo(nombre) and nombre_norm <> ''),
  -- What it is does not change: its values are written so.
  tipo         text not null check (tipo in ('NUMERO', 'LISTA', 'TEXTO', 'SI_NO', 'FECHA')),
  unidad       text not null default '',
  decimales    smallint not null default 0 check (decimales between 0 and 3),
  version      integer not null default 1,
  creado_en    timestamptz not null,
  creado_por   uuid not null references usuario,
  modificado_en  timestamptz not null,
  modificado_por uuid not null references usuario,
  check (tipo = 'NUMERO' or (unidad = '' and decimales = 0)),
  unique (id, tipo, decimales)
);
create unique index campo_nombre on campo (nombre_norm);

-- An option that was taken away stays, for those that have it and for when it comes back.
create table campo_opcion (
  id          uuid primary key,
  campo_id    uuid not null references campo,
  nombre      text not null check (nombre <> ''),
  nombre_norm text collate "C" not null check (nombre_norm = norma_codigo(nombre) and nombre_norm <> ''),
  orden       smallint not null,
  activa      boolean not null default true,
  unique (id, campo_id),
  -- Two may change names with each other.
  constraint campo_opcion_nombre unique (campo_id, nombre_norm) deferrable initially immediate
);

-- Where it is asked for: a node and all that is below it.
create table campo_lugar (
  id            uuid primary key,
  campo_id      uuid not null references campo,
  rubro_id      uuid references rubro,
  familia_id    uuid references familia,
  subfamilia_id uuid references subfamilia,
  check (num_nonnulls(rubro_id, familia_id, subfamilia_id) = 1),
  unique nulls not distinct (campo_id, rubro_id, familia_id, subfamilia_id)
);
create index campo_lugar_rubro on campo_lugar (rubro_id) where rubro_id is not null;
create index campo_lugar_familia on campo_lugar (familia_id) where familia_id is not null;
create index campo_lugar_subfamilia on campo_lugar (subfamilia_id) where subfamilia_id is not null;

-- Each campo and the subfamilias whose artículos it is asked of.
create view campo_vigente as
  select l.campo_id, l.subfamilia_id from campo_lugar l where l.subfamilia_id is not null
  union
  select l.campo_id, s.id from campo_lugar l join subfamilia s on s.familia_id = l.familia_id
  union
  select l.campo_id, s.id from campo_lugar l join familia f on f.rubro_id = l.rubro_id
  join subfamilia s on s.familia_id = f.id;

-- What each artículo says of it. A value stays when its campo is no longer asked for there: it is not shown, and comes back
-- with it. As text: a number without zeros at its end, the id of an option, true or false, a day.
create table articulo_campo (
  articulo_id uuid not null references articulo,
  campo_id    uuid not null,
  tipo        text not null,
  decimales   smallint not null,
  valor       text collate "C" not null check (valor <> ''),
  numero      numeric generated always as (case when tipo = 'NUMERO' then valor::numeric end) stored,
  opcion_id   uuid generated always as (case when tipo = 'LISTA' then valor::uuid end) stored,
  palabras    text collate "C" generated always as (case when tipo = 'TEXTO' then norma_palabras(valor) end) stored,
  primary key (articulo_id, campo_id),
  foreign key (campo_id, tipo, decimales) references campo (id, tipo, decimales) on update cascade,
  foreign key (opcion_id, campo_id) references campo_opcion (id, campo_id),
  constraint articulo_campo_valor check (
    case tipo
      when 'NUMERO' then valor ~ '^-?(0|[1-9][0-9]{0,9})(\.[0-9]{1,3})?$' and numero = round(numero, decimales)
                         and valor = trim_scale(numero)::text
      when 'SI_NO' then valor in ('true', 'false')
      when 'FECHA' then valor ~ '^(19|[2-9][0-9])[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
      when 'TEXTO' then length(valor) <= 200
      else true
    end)
);
-- What a column of the table is filtered by.
create index articulo_campo_valor on articulo_campo (campo_id, valor, articulo_id) where tipo <> 'NUMERO';
create index articulo_campo_numero on articulo_campo (campo_id, numero, articulo_id) where tipo = 'NUMERO';
create index articulo_campo_palabras on articulo_campo using gin (palabras gin_trgm_ops) where tipo = 'TEXTO';
create index articulo_campo_opcion on articulo_campo (opcion_id) where tipo = 'LISTA';
