-- How a batch of prices was before somebody else than whoever said last what it does took lines in or out of it: who that was, and
-- what it held. Whoever leaves it as it was has changed nothing, and may approve it (PRE-15).
alter table lote_precio add column como_estaba jsonb;
