import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { interpretarPrecio } from '@trastienda/nucleo/importaciones/entidades/precio.ts';
import { sql } from 'kysely';
import { desdeAhora, leerLista, prepararLoteDeArchivo } from '#articulos/index.ts';
import { anotarLote } from '#importaciones/listas/lineas.repo.ts';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { compararPrecios, juzgarPrecios, resultadosDePrecios } from './precios-comparados.query.ts';
import { exigirQueTengaLotes } from './precios-por-aprobar.ts';

const COLUMNAS = ['fila', 'codigo', 'codigo_norm', 'importe', 'moneda'];

/** Rows of prices of one manual lista. What they become is a batch: nothing changes until somebody approves and applies it. */
export async function abrirMesaDePrecios(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla, opciones } = obra;
  const lista = definido(await leerLista(tx, opciones.listaId ?? undefined), 'the lista of the prices');
  exigirQueTengaLotes(lista);
  await sql`
    create temp table carga_fila (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, importe numeric(18,4) not null, moneda text
    ) on commit drop`.execute(tx);
  const moneda = opciones.precios?.moneda ?? null;
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarPrecio({ tabla }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      const { codigo, codigoNorm, importe } = leida.fila;
      filas.poner([fila, codigo, codigoNorm, importe, leida.fila.moneda ?? moneda]);
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra, lista),
  };
}

async function terminar(
  obra: Obra,
  { id: listaId, nombre }: { readonly id: string; readonly nombre: string },
): Promise<Conteo> {
  const { tx, avanzar, simular, usuario, archivo, importacionId, opciones } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 2 });
  // It waited for its turn, and was read, while prices changed.
  const ahora = await desdeAhora(tx, obra.ahora);
  await compararPrecios(tx, { listaId, conIva: opciones.precios?.conIva ?? null, ahora });
  await juzgarPrecios(tx);
  avanzar({ etapa: 'comparar', hechos: 1, total: 2 });
  await pasarRechazos(obra);
  const { crear, actualizar, sinCambios, suben, bajan, llaman } = await resultadosDePrecios(obra);
  avanzar({ etapa: 'guardar', hechos: 0, total: crear + actualizar });
  if (!simular) {
    const lote = await prepararLoteDeArchivo({ tx, usuario, ahora }, { archivo, listaId });
    if (lote) await anotarLote(tx, importacionId, lote.id);
  }
  return {
    ...{ crear, actualizar, sinCambios },
    detalles: detallar({
      [`Suben en ${nombre}`]: suben,
      [`Bajan en ${nombre}`]: bajan,
      'Se apartan del límite: van a pedir que alguien las confirme': llaman,
    }),
  };
}
