import { sql } from 'kysely';
import type { Verificacion } from '#plataforma/verificacion.ts';

type Filas = Record<string, unknown>;

export const verificacionesDePrecios: readonly Verificacion[] = [
  {
    codigo: 'INV-44',
    titulo: 'Ninguna lista de precios sale de sí misma, ni a través de otras',
    consulta: async (db) => {
      const { rows } = await sql<Filas>`
        with recursive camino (inicio, id) as (
          select id, lista_base_id from lista_precio where lista_base_id is not null
          union
          select c.inicio, l.lista_base_id from camino c join lista_precio l on l.id = c.id where l.lista_base_id is not null)
        select l.nombre from camino c join lista_precio l on l.id = c.inicio where c.id = c.inicio order by 1`.execute(
        db,
      );
      return rows;
    },
  },
  {
    codigo: 'INV-43',
    titulo: 'Cada línea de un lote aplicado tiene el precio que escribió, y cada precio de un lote su línea',
    consulta: async (db) => {
      const { rows } = await sql<Filas>`
        select t.numero, 'falta el precio' as que, n.linea::text as cual
        from lote_precio t join lote_precio_linea n on n.lote_id = t.id
        where t.aplicado_en is not null and n.incluida and n.omitida is null and not exists (
          select from precio p where p.lista_id = n.lista_id and p.articulo_id = n.articulo_id
             and p.cantidad_desde = n.cantidad_desde and p.desde = t.aplicado_en and p.lote_id = t.id
             and p.importe is not distinct from n.nuevo)
        union all
        select t.numero, 'sobran precios', (x.precios - x.lineas)::text
        from lote_precio t
        join lateral (select (select count(*) from precio p where p.lote_id = t.id and p.desde = t.aplicado_en) as precios,
                             (select count(*) from lote_precio_linea n
                              where n.lote_id = t.id and n.incluida and n.omitida is null) as lineas) x on x.precios > x.lineas
        where t.aplicado_en is not null
        union all
        select null, 'líneas de un lote que no existe', count(*)::text from lote_precio_linea n
        where not exists (select from lote_precio t where t.id = n.lote_id) having count(*) > 0
        union all
        select null, 'precios de un lote que no existe', count(*)::text from precio p
        where p.lote_id is not null and not exists (select from lote_precio t where t.id = p.lote_id) having count(*) > 0
      `.execute(db);
      return rows;
    },
  },
  {
    codigo: 'ART-20',
    titulo:
      'Cada línea de un lote que vino en un archivo es de un artículo que el archivo trae, y sólo esos lotes traen uno',
    consulta: async (db) => {
      const { rows } = await sql<Filas>`
        select t.numero, 'línea ' || n.linea as cual
        from lote_precio t join lote_precio_linea n on n.lote_id = t.id
        where t.regla ->> 'tipo' = 'ARCHIVO' and t.revierte_a is null
          and not exists (select from lote_precio_archivo x where x.lote_id = t.id and x.articulo_id = n.articulo_id)
        union all
        select t.numero, 'trae precios sin ser de un archivo' from lote_precio t
        where t.regla ->> 'tipo' <> 'ARCHIVO' and exists (select from lote_precio_archivo x where x.lote_id = t.id)`.execute(
        db,
      );
      return rows;
    },
  },
  {
    codigo: 'PRE-17',
    titulo: 'El costo de reposición de cada artículo es el último de su historia',
    consulta: async (db) => {
      const { rows } = await sql<Filas>`
        select a.codigo, a.costo_reposicion as costo, c.importe as "en la historia"
        from articulo a
        left join lateral (select importe, moneda from costo_reposicion c where c.articulo_id = a.id
                           order by c.id desc limit 1) c on true
        where (a.costo_reposicion, a.costo_reposicion_moneda) is distinct from (c.importe, c.moneda)`.execute(db);
      return rows;
    },
  },
  {
    codigo: 'PRE-01',
    titulo: 'Cada precio es de una lista que existe, y lo escribió alguien que existe',
    // Both are looked up once for each statement, and not by a foreign key.
    consulta: async (db) => {
      const { rows } = await sql<Filas>`
        select 'lista' as que, p.lista_id as id, count(*) as precios from precio p
        where not exists (select from lista_precio l where l.id = p.lista_id) group by p.lista_id
        union all
        select 'usuario', p.creado_por, count(*) from precio p
        where p.creado_por is not null and not exists (select from usuario u where u.id = p.creado_por)
        group by p.creado_por`.execute(db);
      return rows;
    },
  },
];
