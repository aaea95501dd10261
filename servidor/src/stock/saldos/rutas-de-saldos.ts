import * as contrato from '@trastienda/nucleo/stock/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Consulta } from '#http/contexto.ts';
import { archivoCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { sucursalesConStock } from '#stock/alcance.ts';
import { recorrerCentralizado, sumarCentralizado, verCentralizado } from '#stock/centralizado/centralizado.query.ts';
import { resumirCentralizado } from '#stock/centralizado/resumen-centralizado.query.ts';
import { listarReservas } from '#stock/reservas/reservas.query.ts';
import { columnasDeKardex, columnasDelCentralizado, columnasDeSaldos } from './columnas-csv.ts';
import { recorrerKardex, verKardex } from './kardex.query.ts';
import { listarSaldos, recorrerSaldos } from './listar-saldos.query.ts';
import { idsDe, leerLugaresVisibles } from './lugares-visibles.query.ts';

export function rutasDeSaldos(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarSaldos, async (consulta, { query }) =>
    listarSaldos(consulta.db, await depositosVisibles(consulta, query), query),
  );
  montar(app, entorno, contrato.exportarSaldos, async (consulta, { query }) =>
    archivoCsv({
      nombre: 'saldos.csv',
      columnas: columnasDeSaldos,
      filas: recorrerSaldos(consulta.db, await depositosVisibles(consulta, query), query),
    }),
  );

  montar(app, entorno, contrato.verKardex, async (consulta, { query: filtro }) => {
    const { db, usuario } = consulta;
    return verKardex(db, { filtro, usuario, depositos: await depositosVisibles(consulta, filtro) });
  });
  montar(app, entorno, contrato.exportarKardex, async (consulta, { query: filtro }) => {
    const { db, usuario } = consulta;
    const depositos = await depositosVisibles(consulta, filtro);
    return archivoCsv({
      nombre: 'kardex.csv',
      columnas: columnasDeKardex(usuario.puede('costo.ver')),
      filas: recorrerKardex(db, { filtro, usuario, depositos }),
    });
  });
  montar(app, entorno, contrato.listarReservas, async (consulta, { query }) => {
    const { db, usuario } = consulta;
    return listarReservas(db, await depositosVisibles(consulta, query), usuario.puede('cliente.ver'), query);
  });

  montar(app, entorno, contrato.verCentralizado, async ({ db, usuario }, { query: filtro }) => {
    const columnas = await leerLugaresVisibles(db, usuario, filtro);
    return { ...(await verCentralizado(db, { columnas, filtro })), columnas };
  });
  montar(app, entorno, contrato.sumarCentralizado, async ({ db, usuario }, { query: filtro }) =>
    sumarCentralizado(db, { columnas: await leerLugaresVisibles(db, usuario, filtro), filtro }),
  );
  montar(app, entorno, contrato.exportarCentralizado, async ({ db, usuario }, { query: filtro }) => {
    const columnas = await leerLugaresVisibles(db, usuario, filtro);
    return archivoCsv({
      nombre: 'stock-centralizado.csv',
      columnas: columnasDelCentralizado(columnas),
      filas: recorrerCentralizado(db, { columnas, filtro }),
    });
  });
  montar(app, entorno, contrato.resumirCentralizado, async ({ db, usuario, ahora }, { query }) => {
    const columnas = await leerLugaresVisibles(db, usuario, query);
    const verCosto = columnas.every(({ sucursalId }) => usuario.puede('costo.ver', sucursalId));
    const todas =
      sucursalesConStock(usuario) === null && query.sucursalId === undefined && query.depositoId === undefined;
    return resumirCentralizado(db, {
      ...{ columnas, todas, verCosto },
      ahora: query.relojes === 'true' ? ahora : undefined,
    });
  });
}

const depositosVisibles = async (
  { db, usuario }: Consulta,
  filtro: Parameters<typeof leerLugaresVisibles>[2],
): Promise<string[]> => idsDe(await leerLugaresVisibles(db, usuario, filtro));
