import * as contrato from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { leerDepositos, todosLosDepositos } from './depositos.repo.ts';
import { cambiarDeposito, crearDeposito } from './depositos.ts';
import { leerLocalidades, todasLasLocalidades } from './localidades.repo.ts';
import { cambiarLocalidad, crearLocalidad } from './localidades.ts';
import { leerProvincias, todasLasProvincias } from './provincias.repo.ts';
import { leerSucursales, todasLasSucursales } from './sucursales.repo.ts';
import { cambiarSucursal, crearSucursal } from './sucursales.ts';
import { leerTalleres, todosLosTalleres } from './talleres.repo.ts';
import { cambiarTaller, crearTaller } from './talleres.ts';
import { siONo } from './texto.sql.ts';

export function rutasDeLugares(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarProvincias, ({ db }, { query }) => leerProvincias(db, query));
  montar(app, entorno, contrato.exportarProvincias, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'provincias.csv',
      columnas: [
        { titulo: 'Código ISO', valor: (fila) => fila.iso },
        { titulo: 'Provincia', valor: (fila) => fila.nombre },
        { titulo: 'ARCA', tipo: 'numero', valor: (fila) => fila.arca },
        { titulo: 'IIBB', tipo: 'numero', valor: (fila) => fila.iibb },
        { titulo: 'INDEC', valor: (fila) => fila.indec },
        { titulo: 'Localidades', tipo: 'numero', valor: (fila) => fila.localidades },
      ],
      filas: todasLasProvincias(db, query),
    }),
  );

  montar(app, entorno, contrato.listarLocalidades, ({ db }, { query }) => leerLocalidades(db, query));
  montar(app, entorno, contrato.crearLocalidad, (orden, { body }) => crearLocalidad(orden, body));
  montar(app, entorno, contrato.cambiarLocalidad, (orden, { params, body }) =>
    cambiarLocalidad(orden, params.id, body),
  );
  montar(app, entorno, contrato.exportarLocalidades, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'localidades.csv',
      columnas: [
        { titulo: 'Provincia', valor: (fila) => fila.provincia },
        { titulo: 'Partido', valor: (fila) => fila.partido },
        { titulo: 'Localidad', valor: (fila) => fila.nombre },
        { titulo: 'Código postal', valor: (fila) => fila.codigoPostal },
        { titulo: 'Latitud', tipo: 'numero', valor: (fila) => fila.latitud },
        { titulo: 'Longitud', tipo: 'numero', valor: (fila) => fila.longitud },
        { titulo: 'Activa', valor: (fila) => siONo(fila.activa) },
      ],
      filas: todasLasLocalidades(db, query),
    }),
  );

  rutasDeSucursales(app, entorno);
  rutasDeDepositos(app, entorno);
  rutasDeTalleres(app, entorno);
}

function rutasDeSucursales(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarSucursales, ({ db }, { query }) => leerSucursales(db, query));
  montar(app, entorno, contrato.crearSucursal, (orden, { body }) => crearSucursal(orden, body));
  montar(app, entorno, contrato.cambiarSucursal, (orden, { params, body }) => cambiarSucursal(orden, params.id, body));
  montar(app, entorno, contrato.exportarSucursales, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'sucursales.csv',
      columnas: [
        { titulo: 'Código', valor: (fila) => fila.codigo },
        { titulo: 'Sucursal', valor: (fila) => fila.nombre },
        { titulo: 'Domicilio', valor: (fila) => fila.domicilio },
        { titulo: 'Localidad', valor: (fila) => fila.localidad },
        { titulo: 'Provincia', valor: (fila) => fila.provincia },
        { titulo: 'Teléfono', valor: (fila) => fila.telefono },
        { titulo: 'Horario', valor: (fila) => fila.horario },
        { titulo: 'Punto de venta', tipo: 'numero', valor: (fila) => fila.puntoDeVenta },
        { titulo: 'Depósitos', valor: (fila) => fila.depositos.map(({ nombre }) => nombre).join(', ') },
        { titulo: 'Activa', valor: (fila) => siONo(fila.activa) },
      ],
      filas: todasLasSucursales(db, query),
    }),
  );
}

function rutasDeDepositos(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarDepositos, ({ db }, { query }) => leerDepositos(db, query));
  montar(app, entorno, contrato.crearDeposito, (orden, { body }) => crearDeposito(orden, body));
  montar(app, entorno, contrato.cambiarDeposito, (orden, { params, body }) => cambiarDeposito(orden, params.id, body));
  montar(app, entorno, contrato.exportarDepositos, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'depositos.csv',
      columnas: [
        { titulo: 'Sucursal', valor: (fila) => fila.sucursal },
        { titulo: 'Código', valor: (fila) => fila.codigo },
        { titulo: 'Depósito', valor: (fila) => fila.nombre },
        { titulo: 'Clase', valor: (fila) => fila.clase },
        { titulo: 'Vendible', valor: (fila) => siONo(fila.vendible) },
        { titulo: 'Principal', valor: (fila) => siONo(fila.principal) },
        { titulo: 'Activo', valor: (fila) => siONo(fila.activo && fila.sucursalActiva) },
      ],
      filas: todosLosDepositos(db, query),
    }),
  );
}

function rutasDeTalleres(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarTalleres, ({ db }, { query }) => leerTalleres(db, query));
  montar(app, entorno, contrato.crearTaller, (orden, { body }) => crearTaller(orden, body));
  montar(app, entorno, contrato.cambiarTaller, (orden, { params, body }) => cambiarTaller(orden, params.id, body));
  montar(app, entorno, contrato.exportarTalleres, async ({ db }, { query }) =>
    archivoCsv({
      nombre: 'talleres.csv',
      columnas: [
        { titulo: 'Código', valor: (fila) => fila.codigo },
        { titulo: 'Taller', valor: (fila) => fila.nombre },
        { titulo: 'Sucursal', valor: (fila) => fila.sucursal },
        { titulo: 'Depósito', valor: (fila) => fila.deposito },
        { titulo: 'Activo', valor: (fila) => siONo(fila.activo) },
      ],
      filas: todosLosTalleres(db, query),
    }),
  );
}
