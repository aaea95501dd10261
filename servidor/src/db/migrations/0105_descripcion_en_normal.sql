-- TD-07: what the words of an artículo are put in order by is its whole description in normal form, and no longer the beginning
-- of it, so that a filter on the description is answered by it alone. It was worked out for every artículo that was looked at,
-- which of 200,000 took seconds.
create or replace function palabras_de_articulo(id_de_articulo uuid) returns table (texto text, orden text) language sql stable as
$$ select ' ' || norma_palabras(concat_ws(' ', a.descripcion, m.nombre, a.codigo, a.codigo_norm,
            (select string_agg(c.valor || ' ' || c.valor_norm, ' ' order by c.valor_norm, c.tipo)
             from codigo_articulo c where c.articulo_id = a.id),
            formas_juntas(a.descripcion), formas_juntas(m.nombre))) || ' ',
          norma_palabras(a.descripcion)
   from articulo a left join marca m on m.id = a.marca_id where a.id = id_de_articulo $$;

-- Only what was cut had sixty letters.
update articulo_palabras p set orden = norma_palabras(a.descripcion)
from articulo a where a.id = p.articulo_id and length(p.orden) = 60;
