import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';
import { verificacionDeCampos } from './campos/verificacion.ts';
import { verificacionDeLotes } from './clasificacion/lotes/verificacion-de-lotes.ts';
import { verificacionDeCambiosDeCosto } from './costos/verificacion.ts';
import { verificacionDeEdiciones } from './edicion-en-lote/verificacion.ts';
import { verificacionesDeEquivalencias } from './equivalencias/verificaciones.ts';
import { verificacionesDeEstructura } from './estructura/verificaciones.ts';
import { verificacionDeFusiones } from './fusion/verificacion.ts';
import { verificacionDeMinimos } from './minimos/verificacion.ts';
import { verificacionesDePrecios } from './precios/verificaciones.ts';
import { verificacionesDeProveedores } from './proveedores/verificaciones.ts';

export const verificacionesDeArticulos: readonly Verificacion[] = [
  ...verificacionesDePrecios,
  ...verificacionesDeEstructura,
  ...verificacionesDeEquivalencias,
  {
    codigo: 'INV-01',
    titulo: 'Ningún par de artículos en uso comparte código sin que alguien lo haya aceptado',
    consulta: (db) =>
      filas(
        db,
        sql`select codigo_norm, string_agg(codigo, ', ' order by codigo) as codigos from articulo
            where estado <> 'INACTIVO' group by codigo_norm, distincion having count(*) > 1`,
      ),
  },
  {
    codigo: 'INV-04',
    titulo: 'Nada activo cuelga de un rubro, una familia o una subfamilia inactivos',
    consulta: (db) =>
      filas(
        db,
        sql`select 'familia' as nivel, f.codigo, f.nombre from familia f join rubro r on r.id = f.rubro_id
            where f.activo and not r.activo
            union all
            select 'subfamilia', s.codigo, s.nombre from subfamilia s join familia f on f.id = s.familia_id
            where s.activo and not f.activo
            union all
            select 'articulo', a.codigo, a.descripcion from articulo a join subfamilia s on s.id = a.subfamilia_id
            where a.estado <> 'INACTIVO' and not s.activo`,
      ),
  },
  verificacionDeLotes,
  verificacionDeEdiciones,
  verificacionDeCambiosDeCosto,
  verificacionDeCampos,
  {
    codigo: 'INV-09',
    titulo: 'Un artículo inactivo no tiene stock, ni reservas, ni renglones abiertos',
    consulta: (db) =>
      filas(
        db,
        sql`select a.codigo, x.que
            from articulo a
            join (select articulo_id, 'stock o reserva' as que from saldo_stock where fisico <> 0 or reservado <> 0
                  union
                  select articulo_id, 'reserva activa' from reserva where estado = 'ACTIVA'
                  union
                  select r.articulo_id, 'nota ' || n.numero from nota_renglon r join nota_pedido n on n.id = r.nota_id
                  where n.estado not in ('FINALIZADA', 'ANULADA') and r.entregada + r.cancelada < r.pedida
                  union
                  select c.articulo_id, 'kit en la nota ' || n.numero
                  from nota_componente c join nota_renglon r on r.id = c.renglon_id join nota_pedido n on n.id = c.nota_id
                  where n.estado not in ('FINALIZADA', 'ANULADA') and r.entregada + r.cancelada < r.pedida) x
              on x.articulo_id = a.id
            where a.estado = 'INACTIVO'`,
      ),
  },
  verificacionDeFusiones,
  verificacionDeMinimos,
  {
    codigo: 'ART-02',
    titulo: 'La búsqueda conoce cada artículo por todos sus códigos y palabras, y nada más',
    consulta: (db) =>
      filas(
        db,
        sql`with debidas as (
              select id as articulo_id, 'PROPIO' as tipo, codigo_norm as valor_norm from articulo
              union select articulo_id, tipo, valor_norm from codigo_articulo),
            guardadas as (select articulo_id, tipo, valor_norm from articulo_clave)
            select 'falta la clave' as que, articulo_id, valor_norm as texto from (table debidas except table guardadas) x
            union all
            select 'sobra la clave', articulo_id, valor_norm from (table guardadas except table debidas) x
            union all
            select 'palabras viejas', a.id, p.texto
            from articulo a cross join palabras_de_articulo(a.id) w left join articulo_palabras p on p.articulo_id = a.id
            where (p.texto, p.orden, p.estado) is distinct from (w.texto, w.orden, a.estado)`,
      ),
  },
  ...verificacionesDeProveedores,
];
