-- What a code is without the zeros it begins with is looked for only where it begins with some: of the others it is the code
-- itself, which has an index already. Hardly any has, and a load of artículos put two rows of each into this one.
drop index articulo_clave_sin_ceros;
create index articulo_clave_sin_ceros on articulo_clave (sin_ceros) where sin_ceros <> valor_norm;
