import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Algoritmo, type Autenticador, crearAutenticador } from '#acceso/prueba/autenticador.ts';
import { abrirNavegador, type Navegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { abrirlePendiente, abrirleSesion, avisosDe, CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

const persona = () => sembrarConSesion(prueba);

const opcionesDeAlta = async (navegador: Navegador) =>
  (await navegador.pedir('POST', '/api/usuario/llaves/opciones')).cuerpo.opciones;
const agregar = (navegador: Navegador, respuesta: unknown, nombre = 'Teléfono') =>
  navegador.pedir('POST', '/api/usuario/llaves', { nombre, respuesta });

async function conLlave(algoritmo?: Algoritmo) {
  const quien = await persona();
  const llave = crearAutenticador(algoritmo === undefined ? {} : { algoritmo });
  const agregada = await agregar(quien.navegador, llave.crear(await opcionesDeAlta(quien.navegador)));
  expect(agregada.cuerpo).toMatchObject({ nombre: 'Teléfono', version: 1 });
  return { ...quien, llave, llaveId: agregada.cuerpo.id as string };
}

const pedirOpciones = async (navegador: Navegador) =>
  (await navegador.pedir('POST', '/api/acceso/llave/opciones')).cuerpo.opciones;
const entrar = (navegador: Navegador, respuesta: unknown, recordar?: boolean) =>
  navegador.pedir('POST', '/api/acceso/llave', { respuesta, ...(recordar === undefined ? {} : { recordar }) });
const firmarYEntrar = async (llave: Autenticador, trampas: Parameters<Autenticador['firmar']>[1] = {}) => {
  const navegador = abrirNavegador(prueba);
  return entrar(navegador, llave.firmar(await pedirOpciones(navegador), trampas));
};
const avisos = (usuarioId: string) => avisosDe(prueba, usuarioId);

describe('seguridad 3.6 adding a passkey', () => {
  it('asks for a verified person, a key the device keeps if it can, no attestation and three algorithms', async () => {
    const { navegador } = await persona();
    const opciones = await opcionesDeAlta(navegador);
    expect(opciones).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      timeout: 300_000,
      authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
    });
    expect(opciones.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
    expect(Buffer.from(opciones.challenge, 'base64url')).toHaveLength(32);
    expect((await opcionesDeAlta(navegador)).challenge).not.toBe(opciones.challenge);
  });

  it.each([-7, -8, -257] as const)('takes one of algorithm %i, which then opens a session', async (algoritmo) => {
    const { llave, email, id } = await conLlave(algoritmo);
    expect((await firmarYEntrar(llave)).cuerpo).toMatchObject({ usuario: { email } });
    expect(await avisos(id)).toContain('seguridad.llave_agregada');
  });

  it.each([
    ['an algorithm that was not offered', { algoritmo: -37 as const }, {}],
    ['another site', {}, { rpID: 'malo.test' }],
    ['another origin', {}, { origen: 'https://localhost:3000' }],
    ['a person nobody verified', {}, { sinVerificar: true }],
    ['an answer to something else', {}, { tipo: 'webauthn.get' }],
    ['a challenge nobody gave', {}, { desafio: Buffer.alloc(32, 7).toString('base64url') }],
  ])('refuses %s', async (_, opciones, trampas) => {
    const { navegador } = await persona();
    const respuesta = crearAutenticador(opciones).crear(await opcionesDeAlta(navegador), trampas);
    expect((await agregar(navegador, respuesta)).cuerpo).toMatchObject({ status: 401, code: 'acceso.llave_rechazada' });
  });

  it('takes each credential once, whoever brings it, and tells browsers which ones there are', async () => {
    const { navegador, llave } = await conLlave();
    const opciones = await opcionesDeAlta(navegador);
    expect(opciones.excludeCredentials).toEqual([expect.objectContaining({ id: llave.id })]);
    expect((await agregar(navegador, llave.crear(opciones))).cuerpo.code).toBe('acceso.llave_repetida');
    const otra = await persona();
    const ajena = await agregar(otra.navegador, llave.crear(await opcionesDeAlta(otra.navegador)));
    expect(ajena.cuerpo.code).toBe('acceso.llave_repetida');
  });

  it('binds its challenge to the session that asked for it', async () => {
    const { id, navegador } = await persona();
    const opciones = await opcionesDeAlta(navegador);
    const mismo = await abrirleSesion(prueba, id);
    expect((await agregar(mismo, crearAutenticador().crear(opciones))).cuerpo.code).toBe('acceso.llave_rechazada');
    expect((await agregar(navegador, crearAutenticador().crear(opciones))).status).toBe(201);
  });

  it('needs a name of host', async () => {
    const porNumero = abrirNavegador(prueba, { host: '127.0.0.1:3000' });
    expect((await porNumero.pedir('POST', '/api/acceso/llave/opciones')).cuerpo.code).toBe('acceso.sin_nombre_de_host');
    const ajeno = abrirNavegador(prueba, { host: 'malo.test' });
    expect((await ajeno.pedir('POST', '/api/acceso/llave/opciones')).cuerpo.code).toBe('acceso.sin_nombre_de_host');
  });
});

describe('seguridad 3.6 coming in with a passkey alone', () => {
  it('counts as both factors: there is a session also for who has codes, and says who it is by itself', async () => {
    const { llave, navegador, email } = await conLlave();
    await ponerFactor(navegador);
    const nuevo = abrirNavegador(prueba);
    const opciones = await pedirOpciones(nuevo);
    expect(opciones).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const respuesta = await entrar(nuevo, llave.firmar(opciones), true);
    expect(respuesta.cuerpo).toMatchObject({ usuario: { email } });
    expect([...nuevo.cookies.keys()].sort()).toEqual(['dispositivo', 'sid']);
  });

  it.each([
    ['another site', { rpID: 'malo.test' }],
    ['another origin, though only its port differs', { origen: 'http://localhost:3001' }],
    ['a person nobody verified', { sinVerificar: true }],
    ['an answer to something else', { tipo: 'webauthn.create' }],
    ['the signature of another key', { firmaAjena: true }],
    ['a challenge nobody gave', { desafio: Buffer.alloc(32, 7).toString('base64url') }],
  ])('refuses %s', async (_, trampas) => {
    const { llave } = await conLlave();
    expect((await firmarYEntrar(llave, trampas)).cuerpo).toMatchObject({ status: 401, code: 'acceso.llave_rechazada' });
    expect((await firmarYEntrar(llave)).status).toBe(200);
  });

  it('uses up its challenge, right or wrong', async () => {
    const { llave } = await conLlave();
    const navegador = abrirNavegador(prueba);
    const opciones = await pedirOpciones(navegador);
    expect((await entrar(navegador.copia(), llave.firmar(opciones, { firmaAjena: true }))).status).toBe(401);
    expect((await entrar(navegador.copia(), llave.firmar(opciones))).status).toBe(401);
  });

  it('opens one session when the same answer comes twice at once', async () => {
    const { llave } = await conLlave();
    const navegador = abrirNavegador(prueba);
    const respuesta = llave.firmar(await pedirOpciones(navegador));
    const dos = await Promise.all([entrar(navegador.copia(), respuesta), entrar(navegador.copia(), respuesta)]);
    expect(dos.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('gives five minutes, and only to the browser that asked', async () => {
    const { llave } = await conLlave();
    const navegador = abrirNavegador(prueba);
    const opciones = await pedirOpciones(navegador);
    const ajeno = abrirNavegador(prueba);
    await pedirOpciones(ajeno);
    expect((await entrar(ajeno, llave.firmar(opciones))).status).toBe(401);

    await prueba.pool.query("update desafio set creado_en = now() - interval '4 minutes 55 seconds'");
    expect((await entrar(navegador, llave.firmar(opciones))).status).toBe(200);
    const tarde = abrirNavegador(prueba);
    const otras = await pedirOpciones(tarde);
    await prueba.pool.query("update desafio set creado_en = now() - interval '5 minutes'");
    expect((await entrar(tarde, llave.firmar(otras))).status).toBe(401);
  });

  it('refuses a counter that goes back or stays, and tells its owner there may be a copy', async () => {
    const { llave, id } = await conLlave();
    expect((await firmarYEntrar(llave, { contador: 8 })).status).toBe(200);
    expect((await firmarYEntrar(llave, { contador: 8 })).cuerpo.code).toBe('acceso.llave_rechazada');
    expect((await firmarYEntrar(llave, { contador: 3 })).cuerpo.code).toBe('acceso.llave_rechazada');
    expect((await avisos(id)).filter((tipo) => tipo === 'seguridad.llave_copiada')).toHaveLength(2);
    expect((await firmarYEntrar(llave, { contador: 9 })).status).toBe(200);
  });

  it('takes the many passkeys that never count', async () => {
    const { navegador, email } = await persona();
    const llave = crearAutenticador();
    await agregar(navegador, llave.crear(await opcionesDeAlta(navegador), { contador: 0 }));
    expect((await firmarYEntrar(llave, { contador: 0 })).cuerpo).toMatchObject({ usuario: { email } });
    expect((await firmarYEntrar(llave, { contador: 0 })).status).toBe(200);
  });

  it('does not let in somebody inactive', async () => {
    const { llave, id } = await conLlave();
    await prueba.db.updateTable('usuario').set({ activo: false }).where('id', '=', id).execute();
    expect((await firmarYEntrar(llave)).status).toBe(401);
  });

  it('makes an address wait after twenty that do not hold', async () => {
    const { llave } = await conLlave();
    const navegador = abrirNavegador(prueba);
    for (let vez = 0; vez < 20; vez += 1) {
      const opciones = await pedirOpciones(navegador);
      expect((await entrar(navegador, llave.firmar(opciones, { firmaAjena: true }))).status).toBe(401);
    }
    expect((await navegador.pedir('POST', '/api/acceso/llave/opciones')).cuerpo.code).toBe('acceso.espera');
    expect((await firmarYEntrar(llave)).status).toBe(200);
  });
});

describe('seguridad 3.6 a passkey as second factor', () => {
  it('is asked after the password, and only those of that person serve', async () => {
    const { llave, email } = await conLlave();
    const otra = await conLlave();
    const empezar = async () => {
      const navegador = abrirNavegador(prueba);
      expect((await navegador.ingresar(email, CONTRASENA)).cuerpo).toMatchObject({
        pendiente: 'segundo_factor',
        medios: ['llave'],
      });
      return navegador;
    };
    const ajeno = await empezar();
    const opciones = await pedirOpciones(ajeno);
    expect(opciones.allowCredentials).toEqual([expect.objectContaining({ id: llave.id })]);
    expect((await entrar(ajeno, otra.llave.firmar(opciones))).cuerpo.code).toBe('acceso.llave_rechazada');

    const propio = await empezar();
    expect((await entrar(propio, llave.firmar(await pedirOpciones(propio)))).cuerpo).toMatchObject({
      usuario: { email },
    });
    expect(propio.cookies.has('ingreso')).toBe(false);
  });

  it('is bound to its pending login: the challenge of one serves no other', async () => {
    const { llave, id } = await conLlave();
    const [uno, otro] = [await abrirlePendiente(prueba, id), await abrirlePendiente(prueba, id)];
    const deUno = await pedirOpciones(uno);
    expect((await entrar(otro, llave.firmar(deUno))).cuerpo.code).toBe('acceso.llave_rechazada');
    expect((await entrar(uno, llave.firmar(deUno))).status).toBe(200);
  });
});

describe('the passkeys of a person', () => {
  it('are named and taken away by nobody else, and never over an older version', async () => {
    const { navegador, llaveId } = await conLlave();
    const otra = await persona();
    const url = `/api/usuario/llaves/${llaveId}`;
    for (const respuesta of [
      await otra.navegador.pedir('PATCH', url, { version: 1, nombre: 'Mía' }),
      await otra.navegador.pedir('DELETE', url),
    ]) {
      expect(respuesta.cuerpo).toMatchObject({ status: 404, code: 'comun.no_encontrado' });
    }
    const renombrada = await navegador.pedir('PATCH', url, { version: 1, nombre: 'Notebook' });
    expect(renombrada.cuerpo).toMatchObject({ nombre: 'Notebook', version: 2 });
    expect((await navegador.pedir('PATCH', url, { version: 1, nombre: 'Otra' })).cuerpo.code).toBe(
      'comun.version_vieja',
    );
  });

  it('stop serving when they are taken away, and the password alone is enough again', async () => {
    const { navegador, llave, llaveId, email, id } = await conLlave();
    expect((await navegador.pedir('DELETE', `/api/usuario/llaves/${llaveId}`)).status).toBe(200);
    expect((await firmarYEntrar(llave)).status).toBe(401);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).cuerpo).toHaveProperty('usuario');
    expect(await avisos(id)).toContain('seguridad.llave_quitada');
  });

  it('end the other sessions when one comes or goes, unless told not to', async () => {
    const { id, navegador } = await persona();
    const otraSesion = async () => {
      const otro = await abrirleSesion(prueba, id);
      return async () => (await otro.pedir('GET', '/api/acceso/sesion')).status;
    };
    const sumar = async (extra: object = {}) => {
      const respuesta = crearAutenticador().crear(await opcionesDeAlta(navegador));
      const { cuerpo } = await navegador.pedir('POST', '/api/usuario/llaves', { nombre: 'L', respuesta, ...extra });
      return `/api/usuario/llaves/${cuerpo.id}`;
    };
    const una = await otraSesion();
    const url = await sumar({ cerrarOtras: false });
    expect(await una()).toBe(200);
    const otraUrl = await sumar();
    expect(await una()).toBe(401);
    const dos = await otraSesion();
    await navegador.pedir('DELETE', url, { cerrarOtras: false });
    expect(await dos()).toBe(200);
    await navegador.pedir('DELETE', otraUrl);
    expect(await dos()).toBe(401);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
  });

  it('are not taken away when a role demands a factor and there is no other', async () => {
    const { navegador, llaveId } = await conLlave();
    await prueba.db.insertInto('politica_de_rol').values({ rol: 'vendedor', exige_segundo_factor: true }).execute();
    const exigida = await navegador.pedir('DELETE', `/api/usuario/llaves/${llaveId}`);
    await prueba.db.deleteFrom('politica_de_rol').execute();
    expect(exigida.cuerpo).toMatchObject({ code: 'acceso.factor_exigido', data: { rol: 'Vendedor' } });
    expect(await prueba.db.selectFrom('llave_de_acceso').select('id').where('id', '=', llaveId).execute()).toHaveLength(
      1,
    );
  });
});
