-- What each depósito should hold of an artículo (RN-07): it is asked for again under `minimo`, up to `objetivo`. A row that
-- says zero is a decision too: that depósito does not keep it.
create table politica_reposicion (
  articulo_id    uuid not null,
  decimales      smallint not null,
  deposito_id    uuid not null,
  virtual        boolean not null default false check (not virtual),
  minimo         numeric(14,3) not null check (minimo >= 0 and minimo = round(minimo, decimales)),
  objetivo       numeric(14,3) not null check (objetivo = round(objetivo, decimales)),
  modificado_en  timestamptz not null,
  modificado_por uuid references usuario,
  primary key (articulo_id, deposito_id),
  foreign key (articulo_id, decimales) references articulo (id, decimales) on update cascade,
  foreign key (deposito_id, virtual) references deposito (id, virtual),
  constraint politica_objetivo check (objetivo >= minimo)
);
create index politica_por_deposito on politica_reposicion (deposito_id, articulo_id);
