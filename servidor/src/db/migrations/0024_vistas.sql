-- How people want to see a table, kept with a name: their own or shared with roles (ART-22).
create table vista (
  id             uuid primary key,
  version        integer not null default 1,
  usuario_id     uuid not null references usuario,
  -- The key of the table; which ones there are is known to the screens.
  pantalla       text not null check (pantalla ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  nombre         text not null check (nombre <> ''),
  nombre_norm    text collate "C" not null check (nombre_norm <> ''),
  contenido      jsonb not null check (jsonb_typeof(contenido) = 'object'),
  -- Who sees it besides its author.
  roles          text[] not null default '{}'
                   check (roles <@ array['administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta']),
  -- Deleting can be undone.
  borrada_en     timestamptz,
  creada_en      timestamptz not null default now(),
  modificado_en  timestamptz not null default now(),
  modificado_por uuid references usuario,
  unique (id, pantalla)
);
create unique index vista_nombre on vista (usuario_id, pantalla, nombre_norm) where borrada_en is null;
create index vista_compartida on vista (pantalla) where borrada_en is null and roles <> '{}';

-- The view each person opens a table with; null, as it comes, whatever their roles say. Only one of that very table.
create table vista_inicial (
  usuario_id uuid not null references usuario,
  pantalla   text not null,
  vista_id   uuid,
  primary key (usuario_id, pantalla),
  foreign key (vista_id, pantalla) references vista (id, pantalla) on delete cascade
);
create index vista_inicial_por_vista on vista_inicial (vista_id);

create table vista_inicial_de_rol (
  pantalla text not null,
  rol      text not null
             check (rol in ('administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta')),
  vista_id uuid not null,
  primary key (pantalla, rol),
  foreign key (vista_id, pantalla) references vista (id, pantalla) on delete cascade
);
create index vista_inicial_de_rol_por_vista on vista_inicial_de_rol (vista_id);

-- The view each table opens with for a person: their own choice or else that of their roles, the widest role first. What
-- was deleted, or is not shared with them any more, does not count.
create function vistas_iniciales(quien uuid) returns table (pantalla text, vista_id uuid)
language sql stable as $$
  with suyos as (select distinct c.rol from concesion c where c.usuario_id = quien),
  elegidas as (
    select i.pantalla, i.vista_id
      from vista_inicial i left join vista v on v.id = i.vista_id
     where i.usuario_id = quien
       and (i.vista_id is null
            or v.borrada_en is null and (v.usuario_id = quien or v.roles && array(select s.rol from suyos s)))),
  de_rol as (
    select distinct on (r.pantalla) r.pantalla, r.vista_id
      from vista_inicial_de_rol r
      join suyos s on s.rol = r.rol
      join vista v on v.id = r.vista_id and v.borrada_en is null and r.rol = any(v.roles)
     order by r.pantalla,
              array_position(array['administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta'], r.rol))
  select e.pantalla, e.vista_id from elegidas e where e.vista_id is not null
  union all
  select d.pantalla, d.vista_id from de_rol d where not exists (select from elegidas e where e.pantalla = d.pantalla)
$$;
