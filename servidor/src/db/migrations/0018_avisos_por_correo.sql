-- Up to where events were looked at for mails: what of the database had been seen by then. One row for all nodes, which
-- whoever looks holds while the mails are left.
create table correo_marca (
  unica boolean primary key default true check (unica),
  foto  pg_snapshot not null
);
insert into correo_marca (foto) values (pg_current_snapshot());
