import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirNavegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { avisosPara, hechosDe, RUTA } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let administra: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  administra = await prueba.cliente({ nombre: 'Otra administradora' });
});
afterAll(() => prueba.cerrar());

const conSesion = (rol: 'vendedor' | 'administrador' = 'vendedor') => sembrarConSesion(prueba, { rol });
const ver = async (id: string) => (await administra.get(`${RUTA}/${id}`)).cuerpo;

describe('a second factor that was lost', () => {
  const pedir = (id: string, quien: Cliente = administra, motivo = 'Perdió el teléfono') =>
    quien.post(`${RUTA}/${id}/reinicio-de-factor`, { motivo });
  const aprobar = (id: string, quien: Cliente) => quien.post(`${RUTA}/${id}/reinicio-de-factor/aprobar`);

  it('is taken away by two people, never by one', async () => {
    const segunda = await prueba.cliente({ nombre: 'Segunda' });
    const { id, email, navegador } = await conSesion();
    expect((await pedir(id)).cuerpo.code).toBe('acceso.sin_factor');
    await ponerFactor(navegador);
    expect((await aprobar(id, segunda)).cuerpo.code).toBe('acceso.sin_reinicio');

    expect((await pedir(id)).cuerpo).toMatchObject({
      segundoFactor: true,
      reinicioPedido: { por: 'Otra administradora', motivo: 'Perdió el teléfono' },
    });
    expect((await aprobar(id, administra)).cuerpo.code).toBe('acceso.reinicio_propio');
    const aprobados = await Promise.all([aprobar(id, segunda), aprobar(id, segunda)]);
    expect(aprobados.map(({ status }) => status).sort()).toEqual([200, 409]);

    expect(await ver(id)).toMatchObject({ segundoFactor: false, reinicioPedido: null });
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).cuerpo).toHaveProperty('usuario');
    expect((await avisosPara(prueba, id)).map(({ tipo }) => tipo)).toContain('seguridad.segundo_factor_quitado');
    const acciones = (await hechosDe(prueba, id)).map(({ accion }) => accion);
    expect(acciones).toEqual(
      expect.arrayContaining(['usuario.pedir_reinicio_de_factor', 'usuario.aprobar_reinicio_de_factor']),
    );
  });

  it('is not taken away by what somebody asked who has left since, or administers no more', async () => {
    const ENCARGADO = { rol: 'encargado', sucursalId: null };
    const irse = (id: string) => administra.patch(`${RUTA}/${id}`, { version: 1, activo: false });
    const degradar = (id: string) =>
      administra.put(`${RUTA}/${id}/concesiones`, { version: 1, concesiones: [ENCARGADO] });
    const [quien, queda] = [await prueba.cliente(), await conSesion('administrador')];
    for (const dejar of [irse, degradar]) {
      const pidio = await prueba.cliente();
      await prueba.pool.query("insert into concesion (usuario_id, rol) values ($1, 'administrador')", [
        pidio.usuarioId,
      ]);
      const { id, navegador } = await conSesion();
      await ponerFactor(navegador);
      expect((await pedir(id, pidio)).status).toBe(200);
      expect((await dejar(pidio.usuarioId)).status).toBe(200);
      expect((await aprobar(id, quien)).cuerpo.code).toBe('acceso.sin_reinicio');
      expect((await ver(id)).segundoFactor).toBe(true);
    }
    expect(queda.id).not.toBe(quien.usuarioId);
  });

  it('is told to the others who may approve it, and to nobody else', async () => {
    const [segunda, vende] = [await prueba.cliente(), await prueba.cliente({ rol: 'vendedor' })];
    const { id, navegador } = await conSesion('administrador');
    await ponerFactor(navegador);
    await pedir(id);
    const suyas = ({ filas }: { readonly filas: readonly { tipo: string; datos: { usuarioId?: string } }[] }) =>
      filas.filter(({ tipo, datos }) => tipo === 'reinicio.por_aprobar' && datos.usuarioId === id);
    const dichas = async (quien: Cliente) => suyas((await quien.get('/api/notificaciones')).cuerpo);
    expect(await dichas(segunda)).toMatchObject([
      {
        titulo: 'Lucía Ferreyra perdió su segundo factor: falta tu aprobación',
        texto: '«Perdió el teléfono» · lo pidió Otra administradora',
        ruta: `/administrador/gestion-usuario?id=${id}`,
      },
    ]);
    // Who it is about holds the right, and may not approve it.
    expect(suyas((await navegador.pedir('GET', '/api/notificaciones')).cuerpo)).toEqual([]);
    expect(await dichas(administra)).toEqual([]);
    expect(await dichas(vende)).toEqual([]);
  });

  it('is asked for with as many letters of a reason as the question takes', async () => {
    const { id, navegador } = await conSesion();
    await ponerFactor(navegador);
    expect((await pedir(id, administra, 'Se')).status).toBe(400);
    expect((await pedir(id, administra, 'Robo')).cuerpo.reinicioPedido).toMatchObject({ motivo: 'Robo' });
  });

  it('is not taken away by the person it is about, nor by a request of yesterday', async () => {
    const { id, navegador } = await conSesion('administrador');
    await ponerFactor(navegador);
    await pedir(id);
    const propia = await navegador.pedir('POST', `${RUTA}/${id}/reinicio-de-factor/aprobar`);
    expect(propia.cuerpo.code).toBe('acceso.reinicio_propio');
    await prueba.pool.query("update reinicio_de_factor set pedido_en = pedido_en - interval '1 day'");
    const segunda = await prueba.cliente();
    expect((await aprobar(id, segunda)).cuerpo.code).toBe('acceso.sin_reinicio');
  });
});
