-- What the reports of artículos ask for.

-- Where each class of ABC and XYZ ends, in percentages (REA-05).
create table abc_configuracion (
  unica   boolean primary key default true check (unica),
  version integer not null default 1,
  a       numeric(5,2) not null default 80 check (a > 0),
  b       numeric(5,2) not null default 95 check (b <= 100),
  x       numeric(6,2) not null default 50 check (x > 0),
  y       numeric(6,2) not null default 100 check (y <= 1000),
  check (a < b and x < y)
);
insert into abc_configuracion default values;

-- Sales of a period (REA-03).
create index entrega_por_fecha on entrega (en);
create index devolucion_por_fecha on devolucion (en);

-- What changed in a period (REA-04). Rows of these are only added, so they lie on the disk in the order of their hour: a few
-- pages tell where each hour is, and a batch of hundreds of thousands of prices does not pay for it.
create index precio_por_vigencia on precio using brin (desde) with (pages_per_range = 32, autosummarize = on);
create index costo_reposicion_por_vigencia on costo_reposicion using brin (desde) with (pages_per_range = 32, autosummarize = on);
create index auditoria_por_hora on auditoria using brin (en) with (pages_per_range = 32, autosummarize = on);
