import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import type { FastifyInstance } from 'fastify';
import { leerCookie } from '#acceso/cookie.ts';
import { enviar } from '#acceso/ingreso/puerta.ts';
import { cerrarSesionesDe } from '#acceso/sesiones.repo.ts';
import type { Orden } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { enviarImagen } from '#http/imagen.ts';
import { montar, montarLibre, ordenar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { revisarSesiones } from '#plataforma/eventos.ts';
import { cambiarCorreo, cambiarFoto, cambiarPerfil, cambiarPreferencias, ordenarInicio } from './cambiar.ts';
import { cambiarContrasena } from './contrasena.ts';
import { recibirFoto, recortarFoto } from './foto.ts';
import { leerPerfil } from './perfil.query.ts';
import * as repo from './perfil.repo.ts';
import { leerSesiones } from './sesiones.query.ts';

/** What everybody does with their own account. */
export function rutasDePerfil(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.verPerfil, ({ db, usuario }) => leerPerfil(db, usuario.id));
  montar(app, entorno, contrato.cambiarPerfil, (orden, { body }) => cambiarPerfil(orden, body));
  montar(app, entorno, contrato.cambiarCorreo, (orden, { body }) => cambiarCorreo(orden, entorno, body));
  montar(app, entorno, contrato.cambiarPreferencias, (orden, { body }) => cambiarPreferencias(orden, body));
  montar(app, entorno, contrato.ordenarInicio, (orden, { body }) => ordenarInicio(orden, body.inicio));
  montar(app, entorno, contrato.verActividadPropia, ({ db, usuario }, { query }) =>
    repo.leerActividadPropia(db, usuario.id, query.antesDe),
  );
  montarLibre(app, entorno, contrato.cambiarContrasena, async (request, reply, { usuario, input }) => {
    await cambiarContrasena({ entorno, request, reply }, usuario.id, input.body);
    return enviar(reply, 200, {});
  });
  rutasDeFoto(app, entorno);
  rutasDeSesiones(app, entorno);
}

function rutasDeFoto(app: FastifyInstance, entorno: Entorno): void {
  montarLibre(app, entorno, contrato.subirFoto, async (request, reply, { usuario }) => {
    const foto = await recortarFoto(await recibirFoto(request, entorno.analizador));
    return ordenar({
      entorno,
      endpoint: contrato.subirFoto,
      request,
      reply,
      usuario,
      input: { foto: foto.version },
      manejar: (orden) => cambiarFoto(orden, foto),
    });
  });
  montar(app, entorno, contrato.quitarFoto, (orden) => cambiarFoto(orden, undefined));
  montarLibre(app, entorno, contrato.verFoto, async (request, reply, { input }) => {
    const foto = await repo.leerFoto(entorno.db, input.params.id);
    if (!foto) return rechazar('comun.no_encontrado', { que: 'la foto' });
    return enviarImagen(request, reply, foto, input.query.v);
  });
}

function rutasDeSesiones(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarSesiones, async ({ db, usuario }, _input, { request }) => ({
    sesiones: await leerSesiones(db, usuario.id, request.identidad?.sesion?.id),
    dispositivos: await repo.leerDispositivos(db, usuario.id, leerCookie(request, 'dispositivo', entorno.https)),
  }));
  montar(app, entorno, contrato.cerrarSesionPropia, async (orden, { params }) => {
    const { tx, usuario } = orden;
    if (!(await repo.cerrarUnaSesion(tx, usuario.id, params.id))) {
      rechazar('comun.no_encontrado', { que: 'la sesión' });
    }
    await revisarSesiones(tx, usuario.id);
    asentarCierre(orden, 1);
    return {};
  });
  montar(app, entorno, contrato.cerrarOtrasSesiones, async (orden, _input, { request }) => {
    const { tx, usuario } = orden;
    const cerradas = await cerrarSesionesDe(tx, usuario.id, request.identidad?.sesion?.id);
    asentarCierre(orden, cerradas);
    return { cerradas };
  });
  montar(app, entorno, contrato.olvidarDispositivo, async ({ tx, usuario, auditar }, { params }) => {
    if (!(await repo.borrarDispositivo(tx, usuario.id, params.id))) {
      rechazar('comun.no_encontrado', { que: 'el dispositivo' });
    }
    auditar({ accion: 'usuario.olvidar_dispositivo', entidad: 'usuario', id: usuario.id });
    return {};
  });
}

const asentarCierre = ({ usuario, auditar }: Orden, cerradas: number): void =>
  auditar({
    accion: 'usuario.cerrar_sesiones',
    entidad: 'usuario',
    id: usuario.id,
    cambios: diferencias(null, { cerradas }),
  });
