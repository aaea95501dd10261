import { interpretarMinimo } from '@trastienda/nucleo/importaciones/entidades/minimo-de-articulo.ts';
import { sql } from 'kysely';
import { alcanceDeStock, guardarCargaDeMinimos } from '#articulos/index.ts';
import { type LugaresDelArchivo, lugarDe, resolverDepositos } from '#importaciones/stock/depositos-del-archivo.ts';
import { detallar, pasarRechazos } from '#importaciones/trabajo/carga.ts';
import type { Conteo, Mesa, Obra } from '#importaciones/trabajo/obra.ts';
import { crearPila, vaciar } from '#importaciones/trabajo/pila.ts';
import { compararMinimos, juzgarMinimos, resultadosDeMinimos } from './minimos-comparados.query.ts';

const COLUMNAS = ['fila', 'codigo', 'codigo_norm', 'lugar', 'minimo', 'objetivo', 'maximo', 'ubicacion'];

/** Rows of what each depósito should hold of each artículo, and where in it (RN-07, ART-13, ART-14). */
export async function abrirMesaDeMinimos(obra: Obra): Promise<Mesa> {
  const { tx, copiar, tabla } = obra;
  await sql`
    create temp table carga_fila (
      fila integer not null, codigo text not null, codigo_norm text collate "C" not null, lugar integer not null,
      minimo numeric(14,3), objetivo numeric(14,3), maximo numeric(14,3), ubicacion text
    ) on commit drop`.execute(tx);
  const lugares: LugaresDelArchivo = new Map();
  const filas = crearPila(copiar, 'carga_fila', COLUMNAS);
  return {
    referencia: 'codigo',
    recibir: (celdas, fila) => {
      const leida = interpretarMinimo({ tabla }, celdas, fila);
      if (!leida.aceptada) return leida.rechazos;
      const { codigo, codigoNorm, deposito, minimo, objetivo, maximo, ubicacion } = leida.fila;
      filas.poner([fila, codigo, codigoNorm, lugarDe(lugares, deposito), minimo, objetivo, maximo, ubicacion]);
      return [];
    },
    volcar: () => vaciar(filas),
    terminar: () => terminar(obra, lugares),
  };
}

async function terminar(obra: Obra, lugares: LugaresDelArchivo): Promise<Conteo> {
  const { tx, avanzar, opciones, simular, usuario, ahora } = obra;
  avanzar({ etapa: 'comparar', hechos: 0, total: 2 });
  const vistas = alcanceDeStock(usuario);
  await resolverDepositos(tx, lugares, {
    deTodos: opciones.depositoId,
    negar: ({ sucursalId, codigoCompleto }) =>
      vistas === 'TODAS' || vistas.includes(sucursalId) ? null : `No ves el stock de ${codigoCompleto}.`,
  });
  await compararMinimos(obra);
  await juzgarMinimos(tx);
  avanzar({ etapa: 'comparar', hechos: 1, total: 2 });
  await pasarRechazos(obra);
  const { crear, actualizar, sinCambios, articulos, minimos, ubicaciones } = await resultadosDeMinimos(obra);
  avanzar({ etapa: 'guardar', hechos: 0, total: crear + actualizar });
  if (!simular) await guardarCargaDeMinimos(tx, { usuarioId: usuario.id, ahora });
  return {
    ...{ crear, actualizar, sinCambios },
    detalles: detallar({
      'Artículos con mínimos o ubicaciones nuevos o cambiados': articulos,
      'Mínimos nuevos o cambiados': minimos,
      'Ubicaciones nuevas o cambiadas': ubicaciones,
    }),
  };
}
