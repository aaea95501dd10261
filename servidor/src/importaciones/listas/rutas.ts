import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import * as contrato from '@trastienda/nucleo/importaciones/contrato.ts';
import type { OmisionDeLista, Situacion } from '@trastienda/nucleo/importaciones/listas/diferencia.ts';
import { sinExtension } from '@trastienda/nucleo/importaciones/nombre-de-archivo.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirImportacion } from '#importaciones/importaciones.repo.ts';
import { exigirCostos } from './datos-de-lista.query.ts';
import { marcarLineas, vincularLinea } from './decidir-lineas.ts';
import { leerLineasDeLista, todasLasLineas } from './lineas.query.ts';

export function rutasDeListas(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarLineasDeLista, async ({ db, usuario }, { params, query }) => {
    await exigirLista(db, params.id, usuario);
    return leerLineasDeLista(db, params.id, query);
  });
  montar(app, entorno, contrato.exportarLineasDeLista, async ({ db, usuario }, { params, query }) => {
    const archivo = await exigirLista(db, params.id, usuario);
    return archivoCsv<contrato.LineaDeLista>({
      nombre: `cambios-${sinExtension(archivo)}.csv`,
      columnas: COLUMNAS,
      filas: todasLasLineas(db, params.id, query),
    });
  });
  montar(app, entorno, contrato.marcarLineasDeLista, (orden, { params, body }) => marcarLineas(orden, params.id, body));
  montar(app, entorno, contrato.vincularLineaDeLista, (orden, { params, body }) =>
    vincularLinea(orden, params.id, body),
  );
}

/** The file of a list, before somebody who may see costs. */
async function exigirLista(db: Db, id: string, usuario: Usuario): Promise<string> {
  const { entidad, archivo } = await exigirImportacion(db, id);
  if (entidad !== 'listas_de_proveedor') rechazar('comun.no_encontrado', { que: 'la lista' });
  exigirCostos(usuario);
  return archivo;
}

const SITUACION: Readonly<Record<Situacion, string>> = {
  NUEVA: 'Nueva',
  SUBE: 'Sube',
  BAJA: 'Baja',
  IGUAL: 'Igual',
  SIN_ARTICULO: 'Sin artículo',
  FALTA: 'Falta en la lista',
};
const OMISION: Readonly<Record<OmisionDeLista, string>> = {
  CAMBIO: 'Cambió después de compararla',
  CODIGO_TOMADO: 'El código ya es de otro artículo',
  SIN_DESCRIPCION: 'No trae descripción',
  INACTIVO: 'El artículo está inactivo',
};

const COLUMNAS: readonly ColumnaCsv<contrato.LineaDeLista>[] = [
  { titulo: 'Fila', tipo: 'numero', valor: ({ fila }) => fila },
  { titulo: 'Situación', valor: ({ situacion }) => SITUACION[situacion] },
  { titulo: 'Código del proveedor', valor: ({ codigo }) => codigo },
  { titulo: 'Descripción', valor: ({ descripcion }) => descripcion },
  { titulo: 'Marca', valor: ({ marca }) => marca },
  { titulo: 'Artículo', valor: ({ articulo }) => articulo?.codigo },
  { titulo: 'Moneda', valor: ({ moneda, monedaAnterior }) => moneda ?? monedaAnterior },
  { titulo: 'Precio de lista', tipo: 'numero', valor: ({ costo }) => costo },
  { titulo: 'Descuentos', valor: ({ descuentos }) => escribirDescuentos(descuentos) },
  { titulo: 'Neto anterior', tipo: 'numero', valor: ({ netoAnterior }) => netoAnterior },
  { titulo: 'Neto nuevo', tipo: 'numero', valor: ({ neto }) => neto },
  { titulo: 'Variación %', tipo: 'numero', valor: ({ variacion }) => variacion },
  { titulo: 'Incluida', valor: ({ incluida }) => (incluida ? 'Sí' : 'No') },
  { titulo: 'Quedó como estaba', valor: ({ omitida, noRevertida }) => noRevertida ?? (omitida && OMISION[omitida]) },
];
