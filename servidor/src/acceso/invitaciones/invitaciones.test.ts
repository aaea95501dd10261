import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirNavegador } from '#acceso/prueba/navegador.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { codigoDe, esperarCorreo } from '#prueba/correo.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

const CONTRASENA = 'el mate está frío hoy';
const RUTA = '/api/administrador/invitaciones';

let prueba: Prueba;
let administra: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  administra = await prueba.cliente({ nombre: 'Marta Soria' });
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

let serie = 0;
const nueva = (concesiones: unknown = [{ rol: 'vendedor', sucursalId: INICIALES.sucursal }]) => {
  serie += 1;
  return { email: `invitada${serie}@quiroga.test`, nombre: 'Lucía Ferreyra', concesiones };
};
const ver = (codigo: string) => abrirNavegador(prueba).pedir('POST', '/api/acceso/invitacion/ver', { codigo });
const aceptar = (codigo: string, navegador = abrirNavegador(prueba)) =>
  navegador.pedir('POST', '/api/acceso/invitacion/aceptar', { codigo, nombre: 'Lucía F.', contrasena: CONTRASENA });
const secretoDe = (enlace: string) => enlace.split('#codigo=')[1] ?? '';

async function invitar(concesiones?: unknown) {
  const datos = nueva(concesiones);
  const { status, cuerpo } = await administra.post(RUTA, datos);
  expect(status).toBe(201);
  return { ...datos, id: cuerpo.id as string, codigo: secretoDe(cuerpo.enlace) };
}

describe('an invitation', () => {
  it('goes by mail with a link of 32 random bytes, whose hash is all that stays', async () => {
    const { email, codigo } = await invitar();
    const correo = await esperarCorreo(prueba.dataDir, email);
    expect(codigoDe(correo)).toBe(codigo);
    expect(Buffer.from(codigo, 'base64url')).toHaveLength(32);
    expect(correo.texto).toContain('http://trastienda.test/auth/register#codigo=');
    expect(correo.texto).toContain('Marta Soria te invita');
    const guardado = JSON.stringify(
      await Promise.all([
        prueba.db.selectFrom('invitacion').selectAll().execute(),
        prueba.db.selectFrom('idempotencia').selectAll().execute(),
        prueba.db.selectFrom('auditoria_campo').selectAll().execute(),
      ]),
    );
    expect(guardado).not.toContain(codigo);
  });

  it('tells who invites and for what, for 24 hours', async () => {
    const { email, codigo } = await invitar();
    const { cuerpo } = await ver(codigo);
    expect(cuerpo).toMatchObject({
      email,
      nombre: 'Lucía Ferreyra',
      invita: 'Marta Soria',
      roles: [{ rol: 'Vendedor', sucursal: 'Casa Central' }],
    });
    const horas = (Date.parse(cuerpo.vence) - Date.now()) / 3_600_000;
    expect(horas).toBeGreaterThan(23.9);
    expect(horas).toBeLessThanOrEqual(24);
    await prueba.pool.query("update invitacion set vence_en = vence_en - interval '24 hours' where email = $1", [
      email,
    ]);
    expect((await ver(codigo)).cuerpo.code).toBe('acceso.enlace_vencido');
    expect((await aceptar(codigo)).cuerpo.code).toBe('acceso.enlace_vencido');
    const lista = await administra.get(`${RUTA}?buscar=${email}`);
    expect(lista.cuerpo.filas).toEqual([expect.objectContaining({ email, estado: 'vencida' })]);
  });

  it('makes the account with its roles and comes in with it', async () => {
    const { email, codigo } = await invitar();
    const navegador = abrirNavegador(prueba);
    const { status, cuerpo } = await aceptar(codigo, navegador);
    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      usuario: { email, nombre: 'Lucía F.', rol: 'Vendedor' },
      permisos: { 'nota.crear': [INICIALES.sucursal] },
    });
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(200);
    expect((await administra.get(`${RUTA}?buscar=${email}`)).cuerpo.filas[0]).toMatchObject({ estado: 'aceptada' });
  });

  it('leaves the login waiting when a role demands a second factor', async () => {
    await administra.put('/api/administrador/roles/taller', { exigeSegundoFactor: true });
    const { codigo } = await invitar([{ rol: 'taller', sucursalId: null }]);
    const navegador = abrirNavegador(prueba);
    expect((await aceptar(codigo, navegador)).cuerpo).toMatchObject({ pendiente: 'alta_de_factor' });
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
  });

  it('is accepted by one of two at the same time', async () => {
    const { codigo, email } = await invitar();
    const respuestas = await Promise.all([aceptar(codigo), aceptar(codigo)]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await prueba.db.selectFrom('usuario').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  it('refuses a weak password and stays good', async () => {
    const { codigo } = await invitar();
    const debil = await abrirNavegador(prueba).pedir('POST', '/api/acceso/invitacion/aceptar', {
      codigo,
      nombre: 'Lucía Ferreyra',
      contrasena: 'lucia-ferreyra!',
    });
    expect(debil.cuerpo.code).toBe('acceso.contrasena_debil');
    expect((await aceptar(codigo)).status).toBe(201);
  });

  it('finds its address taken when somebody else made the account meanwhile', async () => {
    const { codigo, email } = await invitar();
    const creada = await administra.post('/api/administrador/usuarios', {
      ...nueva(),
      email: email.toUpperCase(),
      contrasena: CONTRASENA,
    });
    expect(creada.status).toBe(201);
    expect((await aceptar(codigo)).cuerpo).toMatchObject({ code: 'acceso.email_repetido' });
    expect((await ver(codigo)).status).toBe(200);
  });
});

describe('whoever invites', () => {
  it('sends it again with another link: the former stops working, and they are told that this server sends no mails', async () => {
    const { id, codigo, email } = await invitar();
    const { cuerpo } = await administra.post(`${RUTA}/${id}/reenviar`);
    expect(cuerpo.porCorreo).toBe(false);
    const segundo = secretoDe(cuerpo.enlace);
    expect(codigoDe(await esperarCorreo(prueba.dataDir, email, 2))).toBe(segundo);
    expect((await ver(codigo)).cuerpo.code).toBe('acceso.enlace_vencido');
    expect((await ver(segundo)).status).toBe(200);
  });

  it('revokes it, and neither that nor sending it again is done twice', async () => {
    const { id, codigo } = await invitar();
    expect((await administra.post(`${RUTA}/${id}/revocar`)).cuerpo).toMatchObject({ estado: 'revocada' });
    expect((await ver(codigo)).cuerpo.code).toBe('acceso.enlace_vencido');
    for (const que of ['revocar', 'reenviar']) {
      expect((await administra.post(`${RUTA}/${id}/${que}`)).cuerpo.code).toBe('acceso.invitacion_cerrada');
    }
    expect((await administra.post(`${RUTA}/${INICIALES.sucursal}/revocar`)).status).toBe(404);
  });

  it('has one live invitation for each address: another one ends the former', async () => {
    const { email, codigo } = await invitar();
    const otra = await administra.post(RUTA, { ...nueva(), email });
    expect(otra.status).toBe(201);
    expect((await ver(codigo)).cuerpo.code).toBe('acceso.enlace_vencido');
    const { filas } = (await administra.get(`${RUTA}?buscar=${email}&orden=creadaEn`)).cuerpo;
    expect(filas.map((fila: { estado: string }) => fila.estado)).toEqual(['revocada', 'pendiente']);
  });

  it('is refused an address that has an account, a sucursal nobody knows and no role at all', async () => {
    const { codigo, email } = await invitar();
    await aceptar(codigo);
    expect((await administra.post(RUTA, { ...nueva(), email })).cuerpo.code).toBe('acceso.email_repetido');
    const desconocida = await administra.post(RUTA, nueva([{ rol: 'vendedor', sucursalId: INICIALES.deposito }]));
    expect(desconocida.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['concesiones', 0, 'sucursalId'] }] });
    expect((await administra.post(RUTA, nueva([]))).status).toBe(400);
  });

  it('sends at most three mails an hour to an address', async () => {
    const datos = nueva();
    for (let vez = 0; vez < 3; vez += 1) expect((await administra.post(RUTA, datos)).status).toBe(201);
    expect((await administra.post(RUTA, datos)).cuerpo).toMatchObject({ status: 429, code: 'acceso.espera' });
  });

  it('gives no role beyond the sucursales that they administer', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Norte');
    const delNorte = await prueba.cliente({ permisos: ['usuario.administrar'], sucursales: [sucursalId] });
    expect((await delNorte.post(RUTA, nueva([{ rol: 'administrador', sucursalId: null }]))).status).toBe(403);
    expect((await delNorte.post(RUTA, nueva())).status).toBe(403);
    expect((await delNorte.post(RUTA, nueva([{ rol: 'vendedor', sucursalId }]))).status).toBe(201);
    const { id } = await invitar();
    expect((await delNorte.post(`${RUTA}/${id}/revocar`)).status).toBe(403);
  });
});
