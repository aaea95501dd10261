-- What a node of the classification is searched by, kept: worked out for each of ten thousand nodes at every search it took
-- longer than the search itself.
alter table rubro add column busqueda text collate "C" generated always as (norma_palabras(codigo || ' ' || nombre)) stored;
alter table familia add column busqueda text collate "C" generated always as (norma_palabras(codigo || ' ' || nombre)) stored;
alter table subfamilia add column busqueda text collate "C" generated always as (norma_palabras(codigo || ' ' || nombre)) stored;
