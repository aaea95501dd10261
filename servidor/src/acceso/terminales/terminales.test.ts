import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirNavegador, codigoDe, type Navegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { abrirleSesion, CONTRASENA, type PersonaDePrueba, sembrarPersona } from '#acceso/prueba/personas.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

const PIN = '4071';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  prueba.reloj.ahora = undefined;
  await prueba.db.deleteFrom('intento').execute();
});

const persona = (rol: 'encargado' | 'administrador' = 'encargado', nombre = 'Marta Soria') =>
  sembrarPersona(prueba, { rol, nombre });

const registrar = (navegador: Navegador, mas: object = {}) =>
  navegador.pedir('POST', '/api/acceso/terminales', {
    nombre: 'Mostrador 1',
    sucursalId: INICIALES.sucursal,
    minutos: 5,
    ...mas,
  });

/** A device that somebody who administers made a shared terminal, and then left. */
async function crearTerminal() {
  const admin = await persona('administrador', 'Ada Administra');
  const navegador = await abrirleSesion(prueba, admin.id);
  const { cuerpo } = await registrar(navegador);
  await navegador.pedir('POST', '/api/acceso/salir');
  return { navegador, admin, id: cuerpo.id as string };
}

/** Logs in fully on a terminal and has a PIN. */
async function llegar(navegador: Navegador, quien: PersonaDePrueba, pin = PIN): Promise<void> {
  expect((await navegador.ingresar(quien.email, CONTRASENA)).status).toBe(200);
  expect((await navegador.pedir('PUT', '/api/usuario/pin', { pin })).status).toBe(200);
}
const entrar = (navegador: Navegador, usuarioId: string, pin = PIN) =>
  navegador.pedir('POST', '/api/acceso/terminal/entrar', { usuarioId, pin });
const estado = async (navegador: Navegador) => (await navegador.pedir('GET', '/api/acceso/sesion')).status;
const ver = async (navegador: Navegador) => (await navegador.pedir('GET', '/api/acceso/terminal')).cuerpo;

describe('GAP-10 a shared terminal', () => {
  it('is registered by who administers them, in their sucursales, and is known by its cookie from then on', async () => {
    const { navegador, id } = await crearTerminal();
    expect(await ver(navegador)).toMatchObject({
      terminal: { nombre: 'Mostrador 1', sucursal: 'Casa Central', minutos: 5 },
    });
    expect(await ver(abrirNavegador(prueba))).toEqual({ terminal: null, personas: [] });

    const admin = await prueba.cliente();
    expect((await admin.get('/api/acceso/terminales')).cuerpo.terminales).toContainEqual(
      expect.objectContaining({ id, registradoPor: 'Ada Administra', este: false }),
    );
    const otra = await sembrarSucursal(prueba.db, 'Rosario');
    const ajeno = await prueba.cliente({ sucursales: [otra.sucursalId] });
    expect((await ajeno.get('/api/acceso/terminales')).cuerpo.terminales).toEqual([]);
    expect((await ajeno.post(`/api/acceso/terminales/${id}/quitar`)).status).toBe(404);
    const enLaOtra = { nombre: 'X', sucursalId: INICIALES.sucursal, minutos: 5 };
    expect((await ajeno.post('/api/acceso/terminales', enLaOtra)).status).toBe(403);
    const sinSucursal = await admin.post('/api/acceso/terminales', { ...enLaOtra, sucursalId: id });
    expect(sinSucursal.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['sucursalId'] }] });
  });

  it('locks itself after its minutes without use, and the twelve hours of the login end it whatever is done', async () => {
    const { navegador } = await crearTerminal();
    const quien = await persona();
    await llegar(navegador, quien);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).cuerpo).toMatchObject({
      terminal: { nombre: 'Mostrador 1', minutos: 5 },
      tienePin: true,
    });
    await prueba.pool.query(
      "update sesion set usada_en = now() - interval '4 minutes 55 seconds' where usuario_id = $1",
      [quien.id],
    );
    expect(await estado(navegador)).toBe(200);
    await prueba.pool.query("update sesion set usada_en = now() - interval '5 minutes' where usuario_id = $1", [
      quien.id,
    ]);
    expect(await estado(navegador)).toBe(401);

    expect((await entrar(navegador, quien.id)).cuerpo).toMatchObject({ usuario: { email: quien.email } });
    expect(await estado(navegador)).toBe(200);
    await prueba.pool.query(
      "update terminal_persona set ingreso_en = now() - interval '12 hours' where usuario_id = $1",
      [quien.id],
    );
    expect(await estado(navegador)).toBe(401);
    expect((await entrar(navegador, quien.id)).cuerpo.code).toBe('acceso.pin_bloqueado');
    expect((await ver(navegador)).personas).not.toContainEqual(expect.objectContaining({ id: quien.id }));
  });

  it('is locked by hand, and that ends the session', async () => {
    const { navegador } = await crearTerminal();
    const quien = await persona();
    await llegar(navegador, quien);
    const copia = navegador.copia();
    expect((await navegador.pedir('POST', '/api/acceso/terminal/bloquear')).status).toBe(200);
    expect(await estado(copia)).toBe(401);
    const fuera = abrirNavegador(prueba);
    await fuera.ingresar(quien.email, CONTRASENA);
    expect((await fuera.pedir('POST', '/api/acceso/terminal/bloquear')).cuerpo.code).toBe(
      'acceso.terminal_desconocido',
    );
  });

  it('passes from one to another by their PIN, and the session of the first ends', async () => {
    const { navegador } = await crearTerminal();
    const [marta, luis] = [await persona('encargado', 'Marta Soria'), await persona('encargado', 'Luis Paz')];
    await llegar(navegador, marta);
    await llegar(navegador, luis, '8305');
    const { personas } = await ver(navegador);
    expect(
      personas.map(({ nombre, tienePin, bloqueado }: { nombre: string; tienePin: boolean; bloqueado: boolean }) => [
        nombre,
        tienePin,
        bloqueado,
      ]),
    ).toEqual([
      ['Ada Administra', false, false],
      ['Luis Paz', true, false],
      ['Marta Soria', true, false],
    ]);
    const deLuis = navegador.copia();
    expect((await entrar(navegador, marta.id)).cuerpo).toMatchObject({ usuario: { nombre: 'Marta Soria' } });
    expect(await estado(deLuis)).toBe(401);
    expect(await estado(navegador)).toBe(200);
  });

  it('stops being one when it is taken away: its sessions end and its cookie is worth nothing', async () => {
    const { navegador, id } = await crearTerminal();
    const quien = await persona();
    await llegar(navegador, quien);
    const admin = await prueba.cliente();
    expect((await admin.post(`/api/acceso/terminales/${id}/quitar`)).status).toBe(200);
    expect((await admin.post(`/api/acceso/terminales/${id}/quitar`)).status).toBe(404);
    expect(await estado(navegador)).toBe(401);
    expect((await entrar(navegador, quien.id)).cuerpo.code).toBe('acceso.terminal_desconocido');
    expect(await ver(navegador)).toEqual({ terminal: null, personas: [] });
  });

  it('of a sucursal where somebody does not administer them is not theirs to register as another one', async () => {
    const { navegador } = await crearTerminal();
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Pilar');
    const ajena = await persona('administrador');
    await prueba.pool.query('update concesion set sucursal_id = $2 where usuario_id = $1', [ajena.id, sucursalId]);
    await navegador.ingresar(ajena.email, CONTRASENA);
    expect((await registrar(navegador, { sucursalId })).cuerpo.code).toBe('comun.sin_permiso');
    expect((await ver(navegador)).terminal).toMatchObject({ nombre: 'Mostrador 1', sucursal: 'Casa Central' });
  });

  it('registered again is one terminal and not two', async () => {
    const admin = await persona('administrador');
    const navegador = await abrirleSesion(prueba, admin.id);
    const primero = (await registrar(navegador)).cuerpo;
    const segundo = (await registrar(navegador, { nombre: 'Caja' })).cuerpo;
    expect(segundo).toMatchObject({ nombre: 'Caja', este: true });
    const { terminales } = (await navegador.pedir('GET', '/api/acceso/terminales')).cuerpo;
    const ids = terminales.map(({ id }: { id: string }) => id);
    expect(ids).toContain(segundo.id);
    expect(ids).not.toContain(primero.id);
    expect(await estado(navegador)).toBe(200);
  });
});

describe('GAP-10 a PIN', () => {
  it('never replaces the login on a device where there was none', async () => {
    const { navegador } = await crearTerminal();
    const quien = await persona();
    const suyo = abrirNavegador(prueba);
    await llegar(suyo, quien);
    expect((await entrar(suyo, quien.id)).cuerpo.code).toBe('acceso.terminal_desconocido');
    expect((await entrar(navegador, quien.id)).cuerpo.code).toBe('acceso.pin_bloqueado');
  });

  it('asks for a login with all the factors there: a password alone makes nobody known', async () => {
    const { navegador } = await crearTerminal();
    const quien = await persona();
    const suyo = abrirNavegador(prueba);
    await llegar(suyo, quien);
    const { secreto } = await ponerFactor(suyo);
    expect((await navegador.ingresar(quien.email, CONTRASENA)).cuerpo).toMatchObject({ pendiente: 'segundo_factor' });
    expect((await entrar(navegador, quien.id)).cuerpo.code).toBe('acceso.pin_bloqueado');

    prueba.reloj.ahora = new Date(Date.now() + 60_000);
    await navegador.pedir('POST', '/api/acceso/pendiente/codigo', { codigo: codigoDe(secreto, prueba.reloj.ahora) });
    expect((await entrar(navegador, quien.id)).status).toBe(200);
  });

  it('locks there with its fifth failure until a full login, and nowhere else', async () => {
    const { navegador } = await crearTerminal();
    const otro = await crearTerminal();
    const quien = await persona();
    await llegar(otro.navegador, quien);
    await llegar(navegador, quien);
    const fallos = [];
    for (const _ of [1, 2, 3, 4, 5]) fallos.push((await entrar(navegador, quien.id, '9999')).cuerpo);
    expect(fallos.map(({ code, data }) => [code, data.quedan])).toEqual([
      ['acceso.pin_rechazado', 4],
      ['acceso.pin_rechazado', 3],
      ['acceso.pin_rechazado', 2],
      ['acceso.pin_rechazado', 1],
      ['acceso.pin_bloqueado', undefined],
    ]);
    expect((await entrar(navegador, quien.id)).cuerpo.code).toBe('acceso.pin_bloqueado');
    expect((await ver(navegador)).personas).toContainEqual(expect.objectContaining({ id: quien.id, bloqueado: true }));
    expect((await entrar(otro.navegador, quien.id)).status).toBe(200);

    await navegador.ingresar(quien.email, CONTRASENA);
    expect((await entrar(navegador, quien.id)).status).toBe(200);
  }, 120_000);

  it('gives guesses sent at once no more than five tries, and a right one forgets the failures', async () => {
    const { navegador } = await crearTerminal();
    const quien = await persona();
    await llegar(navegador, quien);
    await entrar(navegador, quien.id, '9999');
    await entrar(navegador, quien.id);
    const respuestas = await Promise.all(Array.from({ length: 12 }, () => entrar(navegador.copia(), quien.id, '9999')));
    expect(respuestas.filter(({ cuerpo }) => cuerpo.code === 'acceso.pin_rechazado')).toHaveLength(4);
    expect(respuestas.filter(({ cuerpo }) => cuerpo.code === 'acceso.pin_bloqueado')).toHaveLength(8);
  });

  it.each([
    ['changes their password', 'contrasena', { actual: CONTRASENA, nueva: 'la lluvia moja el taller' }],
    ['closes their other sessions', 'sesiones/cerrar-otras', undefined],
  ])('opens nothing after its person %s elsewhere, until a full login', async (_, puerta, cuerpo) => {
    const [{ navegador }, { navegador: suTerminal }] = [await crearTerminal(), await crearTerminal()];
    const quien = await persona();
    await llegar(navegador, quien);
    await llegar(suTerminal, quien);
    expect((await suTerminal.pedir('POST', `/api/usuario/${puerta}`, cuerpo)).status).toBe(200);

    expect(await estado(navegador)).toBe(401);
    expect((await entrar(navegador, quien.id)).cuerpo.code).toBe('acceso.pin_bloqueado');
    expect((await ver(navegador)).personas).not.toContainEqual(expect.objectContaining({ id: quien.id }));
    // Where they did it they have just been, and go on.
    expect(await estado(suTerminal)).toBe(200);
    expect((await entrar(suTerminal, quien.id)).status).toBe(200);
  });

  it('opens nothing after an administrator ended the sessions of its person', async () => {
    const { navegador } = await crearTerminal();
    const quien = await persona();
    await llegar(navegador, quien);
    const admin = await prueba.cliente();
    expect((await admin.post(`/api/administrador/usuarios/${quien.id}/cerrar-sesiones`)).status).toBe(200);
    expect((await entrar(navegador, quien.id)).cuerpo.code).toBe('acceso.pin_bloqueado');
  });

  it('is refused when anybody would try it first, and is kept as argon2id', async () => {
    const quien = await persona();
    const navegador = abrirNavegador(prueba);
    await navegador.ingresar(quien.email, CONTRASENA);
    const poner = (pin: string) => navegador.pedir('PUT', '/api/usuario/pin', { pin });
    for (const pin of ['1234', '0000', '2026', '1212']) expect((await poner(pin)).cuerpo.code).toBe('acceso.pin_debil');
    expect((await poner('123')).status).toBe(400);
    expect((await poner(PIN)).status).toBe(200);
    const { pin_hash } = await prueba.db
      .selectFrom('pin')
      .selectAll()
      .where('usuario_id', '=', quien.id)
      .executeTakeFirstOrThrow();
    expect(pin_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect((await poner('8305')).status).toBe(200);
    expect((await navegador.pedir('DELETE', '/api/usuario/pin')).status).toBe(200);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).cuerpo.tienePin).toBe(false);
  });

  it('on its own serves what a terminal asks for and nothing that asks for a password', async () => {
    const { navegador } = await crearTerminal();
    const quien = await persona();
    await llegar(navegador, quien);
    await entrar(navegador, quien.id);
    const delicado = await navegador.pedir('DELETE', '/api/usuario/pin');
    expect(delicado.cuerpo).toMatchObject({ code: 'acceso.falta_confirmacion', data: { conPin: false } });

    const anular = () =>
      navegador.pedir('POST', `/api/ventas/notas-de-pedido/${quien.id}/anular`, {
        version: 1,
        motivo: 'Se arrepintió',
      });
    expect((await anular()).cuerpo.code).toBe('comun.no_encontrado');
    await prueba.pool.query("update sesion set pin_en = now() - interval '5 minutes 1 second' where usuario_id = $1", [
      quien.id,
    ]);
    expect((await anular()).cuerpo).toMatchObject({ code: 'acceso.falta_confirmacion', data: { conPin: true } });
    const hasta = await navegador.pedir('POST', '/api/acceso/confirmar', { pin: PIN });
    expect(new Date(hasta.cuerpo.hasta).getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect((await anular()).cuerpo.code).toBe('comun.no_encontrado');
  });
});
