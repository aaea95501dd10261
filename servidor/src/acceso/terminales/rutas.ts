import * as contrato from '@trastienda/nucleo/acceso/contrato.ts';
import { assert } from '@trastienda/nucleo/comun/assert.ts';
import type { FastifyInstance } from 'fastify';
import { leerCookie, ponerCookie, quitarCookie } from '#acceso/cookie.ts';
import { sesionDe } from '#acceso/ingreso/puerta.ts';
import { cerrarSesionesEnTerminal, ponerEnTerminal } from '#acceso/sesiones.repo.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { haySucursal, listarTerminales } from './terminales.query.ts';
import * as repo from './terminales.repo.ts';

/** The devices several people share: which ones there are, one more, one less (GAP-10). */
export function rutasDeTerminales(app: FastifyInstance, entorno: Entorno): void {
  const { https } = entorno;

  montar(app, entorno, contrato.listarTerminales, async ({ db, usuario }, _input, { request }) => ({
    terminales: await listarTerminales(
      db,
      usuario.alcance('terminal.administrar'),
      leerCookie(request, 'terminal', https),
    ),
  }));

  montar(app, entorno, contrato.registrarTerminal, async (orden, { body }, { request, reply }) => {
    const { tx, usuario, auditar, alConfirmar } = orden;
    usuario.exigirEn('terminal.administrar', body.sucursalId);
    if (!(await haySucursal(tx, body.sucursalId))) {
      return datosInvalidos([{ path: ['sucursalId'], message: 'No existe esa sucursal.' }]);
    }
    const sesion = sesionDe(request);
    // A device is one terminal: registering it again ends what it was.
    const previo = await repo.terminalDe(tx, leerCookie(request, 'terminal', https));
    if (previo !== null) {
      const anterior = await repo.tomarTerminal(tx, previo);
      if (anterior) usuario.exigirEn('terminal.administrar', anterior.sucursalId);
      await repo.quitarTerminal(tx, previo);
      await ponerEnTerminal(tx, sesion.id, null);
      await cerrarSesionesEnTerminal(tx, previo);
    }
    const { id, token } = await repo.insertarTerminal(tx, { ...body, registradoPor: usuario.id });
    // Whoever registers it has just proved who they are, so it is theirs to go on with.
    await repo.anotarIngreso(tx, id, usuario.id);
    await ponerEnTerminal(tx, sesion.id, id);
    auditar({
      accion: 'terminal.registrar',
      entidad: 'terminal',
      id,
      sucursalId: body.sucursalId,
      cambios: diferencias(null, { nombre: body.nombre, minutos: body.minutos }),
    });
    alConfirmar(async () => ponerCookie(reply, 'terminal', token, https));
    const terminal = (await listarTerminales(tx, [body.sucursalId], token)).find(({ este }) => este);
    assert(terminal !== undefined, 'the terminal was just registered');
    return terminal;
  });

  montar(app, entorno, contrato.quitarTerminal, async (orden, { params }, { request, reply }) => {
    const { tx, usuario, auditar, alConfirmar } = orden;
    const terminal = await repo.tomarTerminal(tx, params.id);
    // Asked in any case: what is not there and what is not for them look the same.
    const puede = usuario.puede('terminal.administrar', terminal?.sucursalId ?? '');
    if (!terminal || !puede) return rechazar('comun.no_encontrado', { que: 'el terminal' });
    const esEste = (await repo.terminalDe(tx, leerCookie(request, 'terminal', https))) === params.id;
    await repo.quitarTerminal(tx, params.id);
    await cerrarSesionesEnTerminal(tx, params.id);
    auditar({
      accion: 'terminal.quitar',
      entidad: 'terminal',
      id: params.id,
      sucursalId: terminal.sucursalId,
      cambios: diferencias({ nombre: terminal.nombre }, { nombre: null }),
    });
    alConfirmar(async () => {
      if (esEste) quitarCookie(reply, 'terminal', https);
    });
    return {};
  });
}
