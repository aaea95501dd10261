-- CLA-03: whether what a batch moved or emptied was in use then. Taking a merge back leaves the node as it was, which may be inactive.
-- Nobody kept it of those before: they come back active, as they did.
alter table lote_clasificacion add column estaba_activo boolean not null default true;

-- CLA-04: what takes the artículos that nobody classified is in use, and so is what it hangs from: without it no file brings any.
update rubro set activo = true, version = version + 1
where not activo and id = (select f.rubro_id from subfamilia s join familia f on f.id = s.familia_id where s.omision);
update familia set activo = true, version = version + 1
where not activo and id = (select familia_id from subfamilia where omision);
update subfamilia set activo = true, version = version + 1 where omision and not activo;
alter table subfamilia add constraint subfamilia_de_omision_activa check (activo or not omision);
