import * as contrato from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { leerMotivos, todosLosMotivos } from './motivos.repo.ts';
import { CLASES_DE_MOTIVO } from './nombres.ts';
import { siONo } from './texto.sql.ts';
import { leerMarcas, leerUnidades, todasLasMarcas, todasLasUnidades } from './valores.query.ts';
import * as valores from './valores.ts';

export function rutasDeValores(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarUnidades, ({ db }, { query }) => leerUnidades(db, query));
  montar(app, entorno, contrato.crearUnidad, (orden, { body }) => valores.crearUnidad(orden, body));
  montar(app, entorno, contrato.cambiarUnidad, (orden, { params, body }) =>
    valores.cambiarUnidad(orden, params.id, body),
  );
  montar(app, entorno, contrato.exportarUnidades, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'unidades.csv',
      columnas: [
        { titulo: 'Código', columna: 'codigo', valor: (fila) => fila.codigo },
        { titulo: 'Unidad', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'Decimales', columna: 'decimales', tipo: 'numero', valor: (fila) => fila.decimales },
        { titulo: 'Activa', columna: 'estado', valor: (fila) => siONo(fila.activa) },
      ],
      filas: todasLasUnidades(db, query),
    }),
  );

  montar(app, entorno, contrato.listarMarcas, ({ db }, { query }) => leerMarcas(db, query));
  montar(app, entorno, contrato.crearMarca, (orden, { body }) => valores.crearMarca(orden, body));
  montar(app, entorno, contrato.cambiarMarca, (orden, { params, body }) =>
    valores.cambiarMarca(orden, params.id, body),
  );
  montar(app, entorno, contrato.exportarMarcas, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'marcas.csv',
      columnas: [
        { titulo: 'Marca', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'Artículos', columna: 'articulos', tipo: 'numero', valor: (fila) => fila.articulos },
        { titulo: 'Activa', columna: 'estado', valor: (fila) => siONo(fila.activa) },
      ],
      filas: todasLasMarcas(db, query),
    }),
  );

  montar(app, entorno, contrato.listarMotivos, ({ db }, { query }) => leerMotivos(db, query));
  montar(app, entorno, contrato.crearMotivo, (orden, { body }) => valores.crearMotivo(orden, body));
  montar(app, entorno, contrato.cambiarMotivo, (orden, { params, body }) =>
    valores.cambiarMotivo(orden, params.id, body),
  );
  montar(app, entorno, contrato.exportarMotivos, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'motivos.csv',
      columnas: [
        { titulo: 'Clase', columna: 'clase', valor: (fila) => CLASES_DE_MOTIVO[fila.clase] },
        { titulo: 'Motivo', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'Activo', columna: 'estado', valor: (fila) => siONo(fila.activo) },
      ],
      filas: todosLosMotivos(db, query),
    }),
  );
}
