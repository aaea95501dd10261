import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
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

export function exigirDecimalesDeCodigos(
  codigos: readonly { readonly cantidadPorLectura: string }[],
  decimales: number,
): void {
  const issues = codigos.flatMap(({ cantidadPorLectura }, i) => {
    const message = problemaDeDecimales(cantidadPorLectura, decimales);
    return message === null ? [] : [{ path: ['codigos', i, 'cantidadPorLectura'], message }];
  });
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
