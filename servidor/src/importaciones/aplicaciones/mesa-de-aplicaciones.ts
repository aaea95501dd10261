import { interpretarAplicacion } from '@trastienda/nucleo/importaciones/entidades/aplicacion.ts';
import { sql } from 'kysely';
import { guardarCargaDeAplicaciones } from '#articulos/index.ts';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { compararAplicaciones, juzgarAplicaciones, resultadosDeAplicaciones } from './aplicaciones-comparadas.query.ts';

const COLUMNAS = [
  ...['fila', 'codigo', 'codigo_norm', 'marca', 'modelo', 'motor', 'marca_norm', 'modelo_norm', 'motor_norm'],
  ...['desde', 'hasta', 'nota'],
];

/** Rows of applications: the vehicles that artículos fit. What is there already is left as it is. */
export async function abrirMesaDeAplicaciones(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla } = obra;
  await sql`
    create temp table carga_fila (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, marca text not null,
      modelo text not null, motor text not null, marca_norm text collate "C" not null, modelo_norm text collate "C" not null,
      motor_norm text collate "C" not null, desde smallint, hasta smallint, nota text not null
    ) on commit drop`.execute(tx);
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarAplicacion({ tabla }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      const { codigo, codigoNorm, marca, modelo, motor, norma, desde, hasta, nota } = leida.fila;
      filas.poner([
        ...[fila, codigo, codigoNorm, marca, modelo, motor, norma.marca, norma.modelo, norma.motor],
        ...[desde, hasta, nota],
      ]);
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra),
  };
}

async function terminar(obra: Obra): Promise<Conteo> {
  const { tx, avanzar, simular, usuario, ahora } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 2 });
  await compararAplicaciones(obra);
  await juzgarAplicaciones(tx);
  avanzar({ etapa: 'comparar', hechos: 1, total: 2 });
  await pasarRechazos(obra);
  const { crear, sinCambios, articulos, vehiculos } = await resultadosDeAplicaciones(obra);
  avanzar({ etapa: 'guardar', hechos: 0, total: crear });
  if (!simular) await guardarCargaDeAplicaciones(tx, { usuarioId: usuario.id, ahora });
  return {
    ...{ crear, actualizar: 0, sinCambios },
    detalles: detallar({ 'Artículos con vehículos nuevos': articulos, 'Vehículos que no estaban': vehiculos }),
  };
}
