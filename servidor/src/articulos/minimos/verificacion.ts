import { sql } from 'kysely';
import { filas, type Verificacion } from '#plataforma/verificacion.ts';

export const verificacionDeMinimos: Verificacion = {
  codigo: 'RN-07',
  titulo:
    'Cada mínimo es de un producto en uso y de un depósito real, entra en los decimales de su unidad y no pasa de su objetivo, ni este de su máximo',
  consulta: (db) =>
    filas(
      db,
      sql`select a.codigo, d.nombre as deposito, k.minimo, k.objetivo, k.maximo
          from politica_reposicion k
          join articulo a on a.id = k.articulo_id join unidad u on u.id = a.unidad_id join deposito d on d.id = k.deposito_id
          where d.virtual or a.estado = 'INACTIVO' or a.tipo <> 'PRODUCTO' or k.minimo < 0 or k.objetivo < k.minimo or k.maximo < k.objetivo
             or k.minimo <> round(k.minimo, u.decimales) or k.objetivo <> round(k.objetivo, u.decimales)
             or k.maximo <> round(k.maximo, u.decimales)`,
    ),
};
