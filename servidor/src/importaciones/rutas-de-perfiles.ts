import * as contrato from '@trastienda/nucleo/importaciones/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { exigirVisible } from './listas/casos-de-lista.ts';
import { borrarPerfil, guardarPerfil, leerPerfiles } from './perfiles.repo.ts';

export function rutasDePerfiles(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarPerfiles, async ({ db }, { query }) => ({
    filas: await leerPerfiles(db, query.entidad),
  }));
  montar(app, entorno, contrato.guardarPerfil, async ({ tx, usuario, auditar }, { body }) => {
    const { importacionId, nombre, reemplazar } = body;
    const { entidad, formato, titulos, mapeo, opciones: suyas } = await exigirVisible(tx, importacionId, usuario);
    // It would take what a proveedor asks for to whoever looks at the profiles (INV-71).
    if (entidad === 'listas_de_proveedor') rechazar('importaciones.perfil_de_lista', {});
    const columnas = Object.fromEntries(
      Object.entries(mapeo).flatMap(([campo, lugar]) => {
        const titulo = titulos[lugar];
        return titulo === undefined || titulo === '' ? [] : [[campo, titulo]];
      }),
    );
    const { motivoDeCruces: _, ...opciones } = suyas;
    const usados = new Set(Object.values(mapeo));
    const sinUsar = titulos.filter((titulo, lugar) => titulo !== '' && !usados.has(lugar));
    const perfil = await guardarPerfil(
      tx,
      { nombre, entidad, formato, columnas, opciones, sinUsar },
      { usuarioId: usuario.id, reemplazar },
    );
    if (!perfil) return rechazar('importaciones.perfil_repetido', { nombre });
    auditar({
      accion: 'importacion.guardar_perfil',
      entidad: 'importacion_perfil',
      id: perfil.id,
      cambios: diferencias(null, { nombre, entidad }),
    });
    return perfil;
  });
  montar(app, entorno, contrato.borrarPerfil, async ({ tx, auditar }, { params }) => {
    const nombre = await borrarPerfil(tx, params.id);
    if (nombre === undefined) rechazar('comun.no_encontrado', { que: 'el perfil' });
    auditar({
      accion: 'importacion.borrar_perfil',
      entidad: 'importacion_perfil',
      id: params.id,
      cambios: diferencias({ nombre }, { nombre: null }),
    });
    return { id: params.id };
  });
}
