import { escribirDia } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { interpretarCosto } from '@trastienda/nucleo/importaciones/entidades/costo.ts';
import { sql } from 'kysely';
import { desdeAhora, guardarCargaDeCostos, proponerParaElegidos } from '#articulos/index.ts';
import { anotarLote } from '#importaciones/listas/lineas.repo.ts';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { compararCostos, juzgarCostos, resultadosDeCostos } from './costos-comparados.query.ts';

const COLUMNAS = ['fila', 'codigo', 'codigo_norm', 'costo', 'moneda', 'fecha', 'motivo'];

/** Rows of what buying each artículo again costs (ART-12, RN-18). */
export async function abrirMesaDeCostos(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla, ahora } = obra;
  await sql`
    create temp table carga_fila (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, costo numeric(18,4) not null,
      moneda text, fecha timestamptz, motivo text not null
    ) on commit drop`.execute(tx);
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarCosto({ tabla, ahora }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      const { codigo, codigoNorm, costo, moneda, fecha, motivo } = leida.fila;
      filas.poner([fila, codigo, codigoNorm, costo, moneda, fecha?.toISOString() ?? null, motivo]);
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra),
  };
}

async function terminar(obra: Obra): Promise<Conteo> {
  const { tx, avanzar, simular, proponer, usuario, ahora } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 2 });
  await compararCostos(obra);
  await juzgarCostos(tx);
  avanzar({ etapa: 'comparar', hechos: 1, total: 2 });
  await pasarRechazos(obra);
  const { crear, actualizar, sinCambios, suben, bajan } = await resultadosDeCostos(obra);
  avanzar({ etapa: 'guardar', hechos: 0, total: crear + actualizar });
  if (!simular) await guardarCargaDeCostos(tx, { usuarioId: usuario.id, ahora });
  if (!simular && proponer) await prepararPrecios(obra);
  return {
    ...{ crear, actualizar, sinCambios },
    detalles: detallar({ 'Costos que suben': suben, 'Costos que bajan': bajan }),
  };
}

/** Leaves with the file the batch of prices that keeps the margins over what it wrote. */
async function prepararPrecios({ tx, usuario, ahora, importacionId }: Obra): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select articulo_id as id from carga_costo where accion <> 'SIN_CAMBIOS' order by fila`.execute(tx);
  const lote = await proponerParaElegidos(
    // It waited for its turn while prices changed.
    { tx, usuario, ahora: await desdeAhora(tx, ahora) },
    // The reason of a price is read by who may not know who sells what (INV-61), which the name of a file may tell.
    { ids: rows.map(({ id }) => id), motivo: `Archivo de costos del ${escribirDia(diaArgentino(ahora))}` },
  );
  if (lote) await anotarLote(tx, importacionId, lote.id);
}
