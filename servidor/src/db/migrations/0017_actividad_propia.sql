-- What each person did lately, newest first.
create index auditoria_por_usuario on auditoria (usuario_id, id desc);
