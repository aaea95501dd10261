import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { interpretarCodigo } from '@trastienda/nucleo/importaciones/entidades/codigo-de-articulo.ts';
import { sql } from 'kysely';
import { esperarTurnoDeCarga, guardarCargaDeCodigos } from '#articulos/index.ts';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { compararCodigos, juzgarCodigosSueltos, resultadosDeCodigos } from './codigos-comparados.query.ts';

const COLUMNAS = [
  ...['fila', 'codigo', 'codigo_norm', 'tipo', 'valor', 'valor_norm', 'cantidad'],
  ...['proveedor', 'proveedor_norm', 'cuit'],
];

/** Rows of other codes: each is one more thing an artículo answers to. */
export async function abrirMesaDeCodigos(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla } = obra;
  await sql`
    create temp table carga_fila (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, tipo text not null, valor text not null,
      valor_norm text collate "C" not null, cantidad numeric(14,3), proveedor text not null,
      proveedor_norm text collate "C" not null, cuit text collate "C" not null
    ) on commit drop`.execute(tx);
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarCodigo({ tabla }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      const { codigo, codigoNorm, tipo, valor, valorNorm, cantidad, proveedor } = leida.fila;
      const deQuien = [proveedor, normaCodigo(proveedor), proveedor.replace(/\D/g, '')];
      filas.poner([fila, codigo, codigoNorm, tipo, valor, valorNorm, cantidad, ...deQuien]);
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra),
  };
}

async function terminar(obra: Obra): Promise<Conteo> {
  const { tx, avanzar, simular, usuario, ahora } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 2 });
  await compararCodigos(obra);
  if (!simular) await esperarTurnoDeCarga(tx, CODIGOS_NUEVOS);
  await juzgarCodigosSueltos(obra);
  avanzar({ etapa: 'comparar', hechos: 1, total: 2 });
  await pasarRechazos(obra);
  const { crear, actualizar, sinCambios, articulos, tratos } = await resultadosDeCodigos(obra);
  avanzar({ etapa: 'guardar', hechos: 0, total: crear + actualizar });
  if (!simular) await guardarCargaDeCodigos(tx, { usuarioId: usuario.id, ahora });
  return {
    ...{ crear, actualizar, sinCambios },
    detalles: detallar({
      'Artículos con códigos nuevos o cambiados': articulos,
      'Proveedores que se agregan a un artículo': tratos,
    }),
  };
}

const CODIGOS_NUEVOS = sql`
  select valor_norm from carga_propuesta where tipo in ('BARRAS', 'ORIGINAL') and codigo_id is null`;
