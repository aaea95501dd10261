import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { interpretarExistencia } from '@trastienda/nucleo/importaciones/entidades/existencia.ts';
import { sql } from 'kysely';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { cargarMovimientos, depositosVirtuales } from '#stock/index.ts';
import { motivoDeStockInicial } from '#tablas-generales/index.ts';
import { type LugaresDelArchivo, lugarDe, resolverDepositos } from './depositos-del-archivo.ts';
import {
  compararExistencias,
  type ExistenciaLista,
  leerExistencias,
  resultadosDeExistencias,
} from './existencias.query.ts';
import { juzgarExistencias } from './existencias-juzgadas.query.ts';
import { juzgarPorMonto } from './existencias-sobre-el-limite.query.ts';

const COLUMNAS = [
  ...['fila', 'codigo', 'codigo_norm', 'lugar', 'cantidad', 'costo'],
  ...['control', 'numero', 'norma', 'vence'],
];

/** Traspasos in one movement: few statements, and memory that does not depend on the file. */
const POR_VEZ = 4_000;

/** Rows of opening stock: what there is of each artículo in each depósito when the business begins here. */
export async function abrirMesaDeStock(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla } = obra;
  await sql`
    create temp table carga_fila (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, lugar integer not null,
      cantidad numeric(14,3) not null, costo numeric(18,4),
      control text, numero text, norma text collate "C", vence date
    ) on commit drop`.execute(tx);
  const lugares: LugaresDelArchivo = new Map();
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarExistencia({ tabla }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      const { codigo, codigoNorm, deposito, cantidad, costo, numero } = leida.fila;
      filas.poner([
        ...[fila, codigo, codigoNorm, lugarDe(lugares, deposito), cantidad, costo],
        ...[numero?.control ?? null, numero?.numero ?? null, numero?.norma ?? null, numero?.vence ?? null],
      ]);
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra, lugares),
  };
}

async function terminar(obra: Obra, lugares: LugaresDelArchivo): Promise<Conteo> {
  const { tx, avanzar, opciones, usuario } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 3 });
  await resolverDepositos(tx, lugares, {
    deTodos: opciones.depositoId,
    negar: ({ sucursalId, codigoCompleto }) =>
      usuario.puede('ajuste.aplicar', sucursalId) ? null : `No tenés permiso para cargar stock en ${codigoCompleto}.`,
  });
  await compararExistencias(tx);
  avanzar({ etapa: 'comparar', hechos: 1, total: 3 });
  await juzgarExistencias(tx);
  await juzgarPorMonto(obra);
  await pasarRechazos(obra);
  const { depositos, ...conteo } = await resultadosDeExistencias(obra);
  if (!obra.simular) await cargar(obra, conteo.crear);
  return { ...conteo, actualizar: 0, detalles: detallar({ 'Depósitos que reciben stock': depositos }) };
}

/** INICIAL movements, a part of each depósito at a time. */
async function cargar({ tx, importacionId, archivo, usuario, ahora, avanzar }: Obra, total: number): Promise<void> {
  const desde = definido((await depositosVirtuales(tx)).get('INICIAL'), 'the depósito of opening stock');
  const motivo = await motivoDeStockInicial(tx);
  for (let vez = 0; ; vez += 1) {
    const filas = await leerExistencias(tx, vez * POR_VEZ, POR_VEZ);
    if (filas.length === 0) return;
    const porDeposito = Map.groupBy(filas, ({ depositoId }) => depositoId);
    await cargarMovimientos(
      tx,
      [...porDeposito].map(([hacia, propias]) => ({
        tipo: 'INICIAL',
        fechaEfectiva: ahora,
        documento: { tipo: 'IMPORTACION', id: importacionId, texto: `Importación de ${archivo}` },
        clave: `importacion:${importacionId}:inicial:${hacia}:${vez}`,
        usuarioId: usuario.id,
        motivoId: motivo.id,
        traspasos: juntarPorCosto(propias).map((traspaso) => ({ ...traspaso, desde, hacia })),
      })),
    );
    avanzar({ etapa: 'guardar', hechos: vez * POR_VEZ + filas.length, total });
  }
}

/** Rows that tell one artículo apart by its numbers are one line when they cost the same. */
function juntarPorCosto(filas: readonly ExistenciaLista[]) {
  const juntas = Map.groupBy(filas, ({ articuloId, costo }) => `${articuloId} ${costo ?? ''}`);
  return [...juntas.values()].flatMap((iguales) => {
    const [primera] = iguales;
    if (!primera) return [];
    const { articuloId, decimales, costo } = primera;
    const numeros = iguales.flatMap(({ numero, cantidad, vence }) => (numero ? [{ numero, cantidad, vence }] : []));
    return [
      { articuloId, decimales, costo, cantidad: sumar(iguales.map(({ cantidad }) => cantidad)).toFixed(), numeros },
    ];
  });
}
