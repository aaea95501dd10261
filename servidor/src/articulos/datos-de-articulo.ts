import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import { problemaDeControl } from '@trastienda/nucleo/articulos/etiquetas/simbolo.ts';
import type { Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import type { DatosDeArticulo } from './articulos.repo.ts';
import { leerNombres } from './referencias.query.ts';

export function exigirPermisoDeRepetir(usuario: Usuario, repetirCodigo: object | undefined): void {
  if (repetirCodigo !== undefined && !usuario.puede('articulo.repetir_codigo')) rechazar('comun.sin_permiso', {});
}

/** The reasons that were given, each once, as the trail keeps them. */
export const motivoDe = (...motivos: readonly (string | undefined)[]): string | undefined =>
  [...new Set(motivos.filter((motivo) => motivo !== undefined))].join(' · ') || undefined;

type CodigoEscrito = { readonly tipo: string; readonly valor: string; readonly cantidadPorLectura: string };

/** What is wrong with a code that somebody writes down, as the issues of its form. */
export function problemasDeCodigo(
  { tipo, valor, cantidadPorLectura }: CodigoEscrito,
  decimales: number,
  camino: readonly (string | number)[] = [],
) {
  const problemas = {
    valor: tipo === 'BARRAS' ? problemaDeControl(valor) : null,
    cantidadPorLectura: problemaDeDecimales(cantidadPorLectura, decimales),
  };
  return Object.entries(problemas).flatMap(([campo, message]) =>
    message === null ? [] : [{ path: [...camino, campo], message }],
  );
}

export function exigirCodigos(codigos: readonly CodigoEscrito[], decimales: number): void {
  const issues = codigos.flatMap((codigo, i) => problemasDeCodigo(codigo, decimales, ['codigos', i]));
  if (issues.length > 0) datosInvalidos(issues);
}

/** The fields people know, with names instead of ids. */
export async function paraLaAuditoria(tx: Tx, datos: DatosDeArticulo) {
  const nombres = await leerNombres(tx, datos);
  return {
    codigo: datos.codigo,
    descripcion: datos.descripcion,
    ...nombres,
    tipo: datos.tipo,
    iva: datos.iva,
    permiteNegativo: datos.permiteNegativo,
    estado: datos.estado,
    observaciones: datos.observaciones,
  };
}
