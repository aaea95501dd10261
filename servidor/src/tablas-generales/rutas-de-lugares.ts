import * as contrato from '@trastienda/nucleo/tablas-generales/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { leerDepositos, todosLosDepositos } from './depositos.repo.ts';
import { cambiarDeposito, crearDeposito } from './depositos.ts';
import { leerLocalidades, todasLasLocalidades } from './localidades.repo.ts';
import { cambiarLocalidad, crearLocalidad } from './localidades.ts';
import { CLASES_DE_DEPOSITO } from './nombres.ts';
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
        { titulo: 'Código ISO', columna: 'iso', valor: (fila) => fila.iso },
        { titulo: 'Provincia', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'ARCA', columna: 'arca', tipo: 'numero', valor: (fila) => fila.arca },
        { titulo: 'IIBB', columna: 'iibb', tipo: 'numero', valor: (fila) => fila.iibb },
        { titulo: 'INDEC', columna: 'indec', valor: (fila) => fila.indec },
        { titulo: 'Localidades', columna: 'localidades', tipo: 'numero', valor: (fila) => fila.localidades },
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
        { titulo: 'Provincia', columna: 'provincia', valor: (fila) => fila.provincia },
        { titulo: 'Partido', columna: 'partido', valor: (fila) => fila.partido },
        { titulo: 'Localidad', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'Código postal', columna: 'codigoPostal', valor: (fila) => fila.codigoPostal },
        { titulo: 'Latitud', tipo: 'numero', valor: (fila) => fila.latitud },
        { titulo: 'Longitud', tipo: 'numero', valor: (fila) => fila.longitud },
        { titulo: 'Activa', columna: 'estado', valor: (fila) => siONo(fila.activa) },
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
        { titulo: 'Código', columna: 'codigo', valor: (fila) => fila.codigo },
        { titulo: 'Sucursal', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'Domicilio', columna: 'lugar', valor: (fila) => fila.domicilio },
        { titulo: 'Localidad', columna: 'lugar', valor: (fila) => fila.localidad },
        { titulo: 'Provincia', columna: 'lugar', valor: (fila) => fila.provincia },
        { titulo: 'Teléfono', valor: (fila) => fila.telefono },
        { titulo: 'Horario', valor: (fila) => fila.horario },
        { titulo: 'Punto de venta', columna: 'puntoDeVenta', tipo: 'numero', valor: (fila) => fila.puntoDeVenta },
        {
          titulo: 'Depósitos',
          columna: 'depositos',
          valor: (fila) => fila.depositos.map(({ nombre }) => nombre).join(', '),
        },
        { titulo: 'Activa', columna: 'estado', valor: (fila) => siONo(fila.activa) },
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
        { titulo: 'Sucursal', columna: 'sucursal', valor: (fila) => fila.sucursal },
        { titulo: 'Código', columna: 'codigo', valor: (fila) => fila.codigo },
        { titulo: 'Depósito', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'Clase', columna: 'clase', valor: (fila) => CLASES_DE_DEPOSITO[fila.clase] },
        { titulo: 'Vendible', columna: 'vendible', valor: (fila) => siONo(fila.vendible) },
        { titulo: 'Principal', columna: 'nombre', valor: (fila) => siONo(fila.principal) },
        { titulo: 'Activo', columna: 'estado', valor: (fila) => siONo(fila.activo && fila.sucursalActiva) },
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
        { titulo: 'Código', columna: 'codigo', valor: (fila) => fila.codigo },
        { titulo: 'Taller', columna: 'nombre', valor: (fila) => fila.nombre },
        { titulo: 'Sucursal', columna: 'sucursal', valor: (fila) => fila.sucursal },
        { titulo: 'Depósito', columna: 'deposito', valor: (fila) => fila.deposito },
        { titulo: 'Activo', columna: 'estado', valor: (fila) => siONo(fila.activo) },
      ],
      filas: todosLosTalleres(db, query),
    }),
  );
}
