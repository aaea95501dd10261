import * as contrato from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { leerCondiciones, todasLasCondiciones } from './condiciones.repo.ts';
import { cambiarCondicion, crearCondicion } from './condiciones.ts';
import { leerListasParaElegir } from './listas.query.ts';
import { siONo } from './texto.sql.ts';

export function rutasDeCondiciones(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarCondiciones, ({ db }, { query }) => leerCondiciones(db, query));
  montar(app, entorno, contrato.crearCondicion, (orden, { body }) => crearCondicion(orden, body));
  montar(app, entorno, contrato.cambiarCondicion, (orden, { params, body }) =>
    cambiarCondicion(orden, params.id, body),
  );
  montar(app, entorno, contrato.exportarCondiciones, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'condiciones-de-venta.csv',
      columnas: [
        { titulo: 'Condición de venta', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'Orden', columna: 'orden', valor: (fila) => fila.orden },
        { titulo: 'Lista de precios', columna: 'lista', valor: (fila) => fila.lista },
        { titulo: 'Activa', columna: 'estado', valor: (fila) => siONo(fila.activa) },
      ],
      filas: todasLasCondiciones(db, query),
    }),
  );
  montar(app, entorno, contrato.listarListasParaElegir, ({ db }) => leerListasParaElegir(db));
}
