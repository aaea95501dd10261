-- PRE-06: the figures of a batch that was applied are those of what it wrote; what it left alone was among them. One that takes
-- another back never counted it.
update lote_precio
set totales = jsonb_set(totales, '{incluidas}', to_jsonb((totales ->> 'incluidas')::int - omitidas))
where omitidas > 0 and revierte_a is null;
