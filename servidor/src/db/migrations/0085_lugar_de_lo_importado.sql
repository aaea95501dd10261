-- What the file an importación came with takes of the quota of files; 0 when it is not kept. Those read on the console never were,
-- and nothing tells them any more: they count until they are let go.
alter table importacion add column ocupa bigint not null default 0 check (ocupa >= 0);
update importacion set ocupa = bytes where estado <> 'DESCARTADA';
create index importacion_con_original on importacion (creada_en, id) include (ocupa) where ocupa > 0;
