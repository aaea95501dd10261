-- The most a depósito should hold of an artículo (RN-10): what is over it may be sent where it is short. Nobody has to say it.
alter table politica_reposicion
  add column maximo numeric(14,3) check (maximo = round(maximo, decimales)),
  add constraint politica_maximo check (maximo >= objetivo);

-- Where in a depósito an artículo is kept (ART-14), as its people call that place: who picks goes from one to the next.
create table articulo_ubicacion (
  articulo_id    uuid not null references articulo,
  deposito_id    uuid not null,
  virtual        boolean not null default false check (not virtual),
  ubicacion      text not null check (ubicacion = btrim(ubicacion) and length(ubicacion) between 1 and 30),
  modificado_en  timestamptz not null,
  modificado_por uuid references usuario,
  primary key (articulo_id, deposito_id),
  foreign key (deposito_id, virtual) references deposito (id, virtual)
);
create index articulo_ubicacion_por_deposito on articulo_ubicacion (deposito_id, articulo_id);
