-- ART-02: «10W-40» in a description is found by «10w40» too, and the other way round. Repeats `formasJuntas` of nucleo; tests
-- compare the two.
create function formas_juntas(texto text) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(norma_codigo(t.trozo[1]), ' ' order by t.n), '')
  from regexp_matches(regexp_replace(normalize(texto, NFKD), '[\u0300-\u036f]', '', 'g'),
                      '[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)+', 'g') with ordinality t (trozo, n)
  where t.trozo[1] !~* '^([0-9]+[.][0-9]+[a-z]+|[0-9]+-[0-9]+(mm|cm|m))$'
    and (t.trozo[1] ~ '[A-Za-z]'
         or (length(norma_codigo(t.trozo[1])) >= 7 and t.trozo[1] !~ '^(19|20)[0-9]{2}[-.](19|20)[0-9]{2}$')) $$;

create or replace function palabras_de_articulo(id_de_articulo uuid) returns table (texto text, orden text) language sql stable as
$$ select ' ' || norma_palabras(concat_ws(' ', a.descripcion, m.nombre, a.codigo, a.codigo_norm,
            (select string_agg(c.valor || ' ' || c.valor_norm, ' ' order by c.valor_norm, c.tipo)
             from codigo_articulo c where c.articulo_id = a.id),
            formas_juntas(a.descripcion), formas_juntas(m.nombre))) || ' ',
          left(norma_palabras(a.descripcion), 60)
   from articulo a left join marca m on m.id = a.marca_id where a.id = id_de_articulo $$;

update articulo_palabras p set texto = w.texto
from articulo a left join marca m on m.id = a.marca_id cross join lateral palabras_de_articulo(a.id) w
where p.articulo_id = a.id and (formas_juntas(a.descripcion) <> '' or formas_juntas(m.nombre) <> '');
