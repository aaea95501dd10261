-- Indexes for what is asked of everything there is.

-- Counts what a table of artículos shows by default, without visiting it.
create index articulo_visible on articulo (tipo) where estado <> 'INACTIVO';

-- A balance as of a past day is today's less what moved since (SCE-03): the recent past is close.
create index movimiento_por_fecha on movimiento_stock (fecha_efectiva);
