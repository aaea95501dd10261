import { interpretarCosto } from '@trastienda/nucleo/importaciones/costo.ts';
import { sql } from 'kysely';
import { guardarCargaDeCostos } from '#articulos/index.ts';
import { detallar, pasarRechazos } from './carga.ts';
import { compararCostos, juzgarCostos, resultadosDeCostos } from './costos-comparados.query.ts';
import type { Conteo, Mesa, Obra } from './obra.ts';
import { crearPila, vaciar } from './pila.ts';

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
  const { tx, avanzar, simular, usuario, ahora } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 2 });
  await compararCostos(obra);
  await juzgarCostos(tx);
  avanzar({ etapa: 'comparar', hechos: 1, total: 2 });
  await pasarRechazos(obra);
  const { crear, actualizar, sinCambios, suben, bajan } = await resultadosDeCostos(obra);
  avanzar({ etapa: 'guardar', hechos: 0, total: crear + actualizar });
  if (!simular) await guardarCargaDeCostos(tx, { usuarioId: usuario.id, ahora });
  return {
    ...{ crear, actualizar, sinCambios },
    detalles: detallar({ 'Costos que suben': suben, 'Costos que bajan': bajan }),
  };
}
