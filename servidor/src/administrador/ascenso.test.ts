import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRASENA, correoNuevo, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';
import { avisosPara, hechosDe, RUTA, sembrar, TODO, VENDEDOR } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let administra: Cliente;
let segunda: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  administra = await prueba.cliente({ nombre: 'Ada Administra' });
  segunda = await prueba.cliente({ nombre: 'Segunda' });
});
afterAll(() => prueba.cerrar());

const ENCARGADO = { rol: 'encargado', sucursalId: null } as const;
const INVITACIONES = '/api/administrador/invitaciones';

const ver = async (id: string) => (await administra.get(`${RUTA}/${id}`)).cuerpo;
const cambiar = (id: string, version: number, concesiones: unknown, quien: Cliente = administra) =>
  quien.put(`${RUTA}/${id}/concesiones`, { version, concesiones });
const aprobar = (id: string, version: number, quien: Cliente = segunda) =>
  quien.post(`${RUTA}/${id}/concesiones/aprobar`, { version });
const rechazar = (id: string, quien: Cliente = segunda) => quien.post(`${RUTA}/${id}/concesiones/rechazar`);
const crear = (concesiones: unknown, quien: Cliente = administra) =>
  quien.post(RUTA, { nombre: 'Lucía Ferreyra', email: correoNuevo(), contrasena: CONTRASENA, concesiones });
const invitar = (concesiones: unknown, quien: Cliente = administra) =>
  quien.post(INVITACIONES, { nombre: 'Lucía Ferreyra', email: correoNuevo(), concesiones });

type Aviso = { readonly tipo: string; readonly ruta: string; readonly datos: { readonly usuarioId?: string } };
/** What somebody reads of promotions, or of that of one person. */
async function avisosDe(quien: Cliente, deQuien?: string): Promise<Aviso[]> {
  const { filas }: { filas: Aviso[] } = (await quien.get('/api/notificaciones')).cuerpo;
  return filas.filter(
    ({ tipo, datos }) => tipo.startsWith('ascenso.') && [undefined, datos.usuarioId].includes(deQuien),
  );
}

/** Somebody whom `administra` asked to make an administrator; their version is 2 now. */
async function conPedido(nombre = 'Nora', concesiones: unknown = [TODO]): Promise<string> {
  const { id } = await sembrar(prueba, nombre);
  const { status, cuerpo } = await cambiar(id, 1, concesiones);
  expect(status).toBe(200);
  expect(cuerpo).toMatchObject({ version: 2, ascensoPedido: { por: 'Ada Administra' } });
  return id;
}

describe('with a single administrator', () => {
  it('the role is given at once, created and invited, or there would never be a second one', async () => {
    await prueba.pool.query("insert into concesion (usuario_id, rol) values ($1, 'administrador')", [
      administra.usuarioId,
    ]);
    // Neither who has no role any more, nor who administers one sucursal, nor who signs for the console is a second person.
    const inactiva = await sembrar(prueba, 'Inactiva', [TODO]);
    await prueba.pool.query('update usuario set activo = false where id = $1', [inactiva.id]);
    await sembrar(prueba, 'De una', [{ ...TODO, sucursalId: INICIALES.sucursal }]);
    const consola = await sembrar(prueba, 'De consola', [TODO]);
    await prueba.pool.query("update usuario set email = 'otra-consola@trastienda.invalid' where id = $1", [consola.id]);

    const { id } = await sembrar(prueba, 'Nora');
    expect((await cambiar(id, 1, [TODO])).cuerpo).toMatchObject({
      concesiones: [TODO],
      ascensoPedido: null,
    });
    await prueba.pool.query('update usuario set activo = false where id = $1', [id]);
    const invitada = await invitar([TODO]);
    expect(invitada.status).toBe(201);
    const creada = await crear([TODO]);
    expect(creada.status).toBe(201);
    // Now there are two, and what was invited by one alone is not sent again by one alone.
    expect((await administra.post(`${INVITACIONES}/${invitada.cuerpo.id}/reenviar`)).cuerpo.code).toBe(
      'acceso.administrador_de_a_dos',
    );
    await prueba.pool.query('delete from concesion where usuario_id = $1', [creada.cuerpo.id]);
    expect((await administra.post(`${INVITACIONES}/${invitada.cuerpo.id}/reenviar`)).status).toBe(200);
  });
});

describe('seguridad 3.7 with two administrators', () => {
  beforeAll(async () => {
    await prueba.pool.query("insert into concesion (usuario_id, rol) values ($1, 'administrador')", [
      segunda.usuarioId,
    ]);
  });

  it('nobody is made one by the hand of one person: it is asked, told, and approved by another', async () => {
    const { id, navegador } = await sembrarConSesion(prueba);
    const antes = navegador.cookies.get('sid');
    const pedido = await cambiar(id, 1, [TODO, ENCARGADO]);
    expect(pedido.cuerpo).toMatchObject({
      version: 2,
      concesiones: [{ rol: 'vendedor' }],
      ascensoPedido: {
        por: 'Ada Administra',
        porId: administra.usuarioId,
        concesiones: [
          { rol: 'administrador', sucursalId: null, sucursal: null },
          { rol: 'encargado', sucursalId: null, sucursal: null },
        ],
      },
    });
    expect(await avisosPara(prueba, id)).toEqual([]);
    const roles = 'Administrador en todas las sucursales, Encargado en todas las sucursales';
    const datos = { usuarioId: id, persona: 'Lucía Ferreyra', roles };
    expect(await avisosDe(segunda)).toMatchObject([
      {
        tipo: 'ascenso.por_aprobar',
        datos: { ...datos, quien: 'Ada Administra' },
        ruta: `/administrador/gestion-usuario?id=${id}`,
      },
    ]);
    expect(await avisosDe(administra)).toEqual([]);
    expect((await navegador.pedir('GET', RUTA)).status).toBe(403);

    expect((await aprobar(id, 2, administra)).cuerpo.code).toBe('acceso.ascenso_propio');
    const aprobado = await aprobar(id, 2);
    expect(aprobado.cuerpo).toMatchObject({ version: 3, ascensoPedido: null, concesiones: [TODO, ENCARGADO] });
    expect((await navegador.pedir('GET', RUTA)).status).toBe(200);
    expect(navegador.cookies.get('sid')).not.toBe(antes);
    expect(await avisosDe(administra)).toMatchObject([
      { tipo: 'ascenso.aprobado', datos: { ...datos, quien: 'Segunda' } },
    ]);
    expect(await avisosPara(prueba, id)).toEqual([{ tipo: 'rol.cambiado', datos: { roles, quien: 'Segunda' } }]);
    const hechos = await hechosDe(prueba, id);
    expect(hechos).toContainEqual({ accion: 'usuario.pedir_ascenso', campo: 'ascenso', antes: null, despues: roles });
    expect(hechos).toContainEqual({
      accion: 'usuario.aprobar_ascenso',
      campo: 'roles',
      antes: 'Vendedor en todas las sucursales',
      despues: roles,
    });
    expect(hechos).toContainEqual({
      accion: 'usuario.aprobar_ascenso',
      campo: 'pidio',
      antes: null,
      despues: 'Ada Administra',
    });
    await prueba.pool.query('update usuario set activo = false where id = $1', [id]);
  });

  it('of two who approve at once, one does', async () => {
    const id = await conPedido();
    const tercera = await prueba.cliente({ nombre: 'Tercera' });
    const respuestas = await Promise.all([aprobar(id, 2), aprobar(id, 2, tercera)]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.code).toBe('acceso.sin_ascenso');
    expect((await ver(id)).concesiones).toMatchObject([TODO]);
    await prueba.pool.query('update usuario set activo = false where id = $1', [id]);
  });

  it('nobody approves their own, nor beyond where they administer, nor other roles than those they saw', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Norte');
    const delNorte = await prueba.cliente({ permisos: ['usuario.administrar'], sucursales: [sucursalId] });
    const enNorte = { rol: 'administrador', sucursalId } as const;
    const { id } = await sembrar(prueba, 'Norteña', [{ ...VENDEDOR, sucursalId }]);
    await cambiar(id, 1, [TODO]);
    expect((await aprobar(id, 2, delNorte)).cuerpo.code).toBe('comun.sin_permiso');
    expect((await rechazar(id, delNorte)).cuerpo.code).toBe('comun.sin_permiso');

    // Asked again meanwhile, for something else.
    expect((await cambiar(id, 2, [enNorte])).cuerpo.ascensoPedido.concesiones).toMatchObject([enNorte]);
    expect((await aprobar(id, 2)).cuerpo.code).toBe('comun.version_vieja');
    expect((await aprobar(id, 3, delNorte)).cuerpo.concesiones).toMatchObject([enNorte]);

    expect((await cambiar(delNorte.usuarioId, 1, [enNorte], delNorte)).cuerpo.code).toBe('acceso.ascenso_propio');
    const propia = await prueba.cliente();
    expect((await cambiar(propia.usuarioId, 1, [TODO])).status).toBe(200);
    expect((await aprobar(propia.usuarioId, 2, propia)).cuerpo.code).toBe('acceso.ascenso_propio');
    expect((await ver(propia.usuarioId)).concesiones).toEqual([]);
  });

  it('is asked also by who administers a sucursal, and from one sucursal to another', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Sur');
    const delSur = await prueba.cliente({ permisos: ['usuario.administrar'], sucursales: [sucursalId] });
    const enSur = { rol: 'administrador', sucursalId } as const;
    const { id } = await sembrar(prueba, 'Sureña', [{ ...VENDEDOR, sucursalId }]);
    expect((await cambiar(id, 1, [enSur], delSur)).cuerpo.ascensoPedido.porId).toBe(delSur.usuarioId);
    expect((await aprobar(id, 2)).status).toBe(200);
    const enCentral = { ...enSur, sucursalId: INICIALES.sucursal };
    expect((await cambiar(id, 3, [enCentral])).cuerpo).toMatchObject({
      concesiones: [enSur],
      ascensoPedido: { concesiones: [enCentral] },
    });
    // Less than they have is no raise.
    expect((await cambiar(id, 4, [enSur, VENDEDOR])).cuerpo).toMatchObject({
      ascensoPedido: null,
      concesiones: [enSur, VENDEDOR],
    });
  });

  it('is refused, or taken back by who asked, and then there is nothing to approve', async () => {
    for (const [quien, avisado] of [
      [segunda, ['ascenso.rechazado']],
      [administra, []],
    ] as const) {
      const id = await conPedido();
      expect((await rechazar(id, quien)).cuerpo).toMatchObject({
        version: 3,
        ascensoPedido: null,
        concesiones: [VENDEDOR],
      });
      expect((await avisosDe(administra, id)).map(({ tipo }) => tipo)).toEqual(avisado);
      expect((await rechazar(id, quien)).cuerpo.code).toBe('acceso.sin_ascenso');
      expect((await aprobar(id, 3)).cuerpo.code).toBe('acceso.sin_ascenso');
      expect((await hechosDe(prueba, id)).map(({ accion }) => accion)).toContain('usuario.rechazar_ascenso');
    }
  });

  it('does not wait longer than a day, nor for who got other roles or left', async () => {
    const vieja = await conPedido();
    await prueba.pool.query("update ascenso_pedido set pedido_en = pedido_en - interval '1 day'");
    expect((await ver(vieja)).ascensoPedido).toBeNull();
    expect((await aprobar(vieja, 2)).cuerpo.code).toBe('acceso.sin_ascenso');

    const otra = await conPedido();
    expect((await cambiar(otra, 2, [ENCARGADO])).cuerpo).toMatchObject({
      ascensoPedido: null,
      concesiones: [ENCARGADO],
    });
    expect((await aprobar(otra, 3)).cuerpo.code).toBe('acceso.sin_ascenso');

    const seVa = await conPedido();
    await administra.patch(`${RUTA}/${seVa}`, { version: 2, activo: false });
    await administra.patch(`${RUTA}/${seVa}`, { version: 3, activo: true });
    expect((await aprobar(seVa, 4)).cuerpo.code).toBe('acceso.sin_ascenso');
  });

  it('falls with who asked for it, when they leave or no longer administer', async () => {
    const irse = (id: string) => administra.patch(`${RUTA}/${id}`, { version: 1, activo: false });
    const degradar = (id: string) => cambiar(id, 1, [ENCARGADO]);
    for (const dejar of [irse, degradar]) {
      const pidio = await prueba.cliente();
      await prueba.pool.query("insert into concesion (usuario_id, rol) values ($1, 'administrador')", [
        pidio.usuarioId,
      ]);
      const { id } = await sembrar(prueba, 'Nora');
      expect((await cambiar(id, 1, [TODO], pidio)).cuerpo.ascensoPedido.porId).toBe(pidio.usuarioId);
      expect((await dejar(pidio.usuarioId)).status).toBe(200);
      expect((await aprobar(id, 2)).cuerpo.code).toBe('acceso.sin_ascenso');
    }
  });

  it('is refused to who is not here yet, before anything is written', async () => {
    const contar = async () =>
      (
        await prueba.pool.query(
          'select (select count(*)::int from usuario) as personas, (select count(*)::int from invitacion) as invitaciones, (select count(*)::int from correo_pendiente) as correos',
        )
      ).rows;
    const antes = await contar();
    for (const concesiones of [[TODO], [VENDEDOR, { ...TODO, sucursalId: INICIALES.sucursal }]]) {
      expect((await crear(concesiones)).cuerpo).toMatchObject({ status: 409, code: 'acceso.administrador_de_a_dos' });
      expect((await invitar(concesiones)).cuerpo).toMatchObject({ status: 409, code: 'acceso.administrador_de_a_dos' });
    }
    expect(await contar()).toEqual(antes);
  });

  it('the database keeps no request of somebody for themselves, nor one that asks for nothing', async () => {
    const { id } = await sembrar(prueba, 'Nora');
    const poner = (por: string, concesiones: string) =>
      prueba.pool.query('insert into ascenso_pedido (usuario_id, pedido_por, concesiones) values ($1, $2, $3)', [
        id,
        por,
        concesiones,
      ]);
    await expect(poner(id, JSON.stringify([TODO]))).rejects.toThrow('check constraint');
    await expect(poner(administra.usuarioId, '[]')).rejects.toThrow('check constraint');
    await expect(poner(administra.usuarioId, '{}')).rejects.toThrow('check constraint');
  });
});
