import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarSucursal } from '#prueba/semillas.ts';
import { conSesion, publicarYa } from './ayudas-de-prueba.ts';
import { publicar } from './eventos.ts';
import { tirarViejos } from './notificaciones.repo.ts';
import { correosPara } from './preferencias.repo.ts';

let prueba: Prueba;
let centro: string;
let norte: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  centro = (await sembrarSucursal(prueba.db, 'Centro')).sucursalId;
  norte = (await sembrarSucursal(prueba.db, 'Norte')).sucursalId;
});
afterAll(() => prueba.cerrar());

const RUTA = '/api/notificaciones';
const NOTA = '01900000-0000-7000-8000-00000000aaaa';

const entrega = (sucursalId: string, autorId: string, numero: number) =>
  ({
    tipo: 'nota.por_entregar',
    sucursalId,
    autorId,
    datos: { notaId: NOTA, numero, cliente: 'Taller Quiroga', quien: 'Ana' },
  }) as const;
const rol = (usuarioId: string) =>
  ({ tipo: 'rol.cambiado', usuarioId, datos: { roles: 'Depósito en Norte', quien: 'Ana' } }) as const;
const archivo = (usuarioId: string) =>
  ({ tipo: 'importacion.revertida', usuarioId, datos: { importacionId: NOTA, archivo: 'precios.csv' } }) as const;

const ver = async (quien: Cliente, consulta = '') => (await quien.get(`${RUTA}${consulta}`)).cuerpo;
const titulos = async (quien: Cliente) => (await ver(quien)).filas.map(({ titulo }: { titulo: string }) => titulo);
const enDeposito = (sucursalId: string) => prueba.cliente({ rol: 'deposito', sucursales: [sucursalId] });

describe('GET /api/notificaciones', () => {
  it('tells whoever may deliver in that sucursal, and nobody else', async () => {
    const [aca, alla, autora] = [await enDeposito(centro), await enDeposito(norte), await enDeposito(centro)];
    const consulta = await prueba.cliente({ rol: 'consulta' });
    await publicarYa(prueba.db, entrega(centro, autora.usuarioId, 101));

    expect(await ver(aca)).toMatchObject({
      filas: [
        {
          tipo: 'nota.por_entregar',
          leida: false,
          titulo: 'Nota 101 para entregar',
          texto: 'Taller Quiroga · la confirmó Ana',
          ruta: `/ventas/finalizar-notas-de-pedido/${NOTA}`,
          datos: { numero: 101 },
        },
      ],
      total: 1,
      sinLeer: 1,
    });
    for (const otra of [alla, autora, consulta]) expect(await ver(otra)).toMatchObject({ filas: [], sinLeer: 0 });
  });

  it('tells a person what is theirs, for as long as they hold the right it needs', async () => {
    const yo = await prueba.cliente({ rol: 'consulta' });
    await publicarYa(prueba.db, rol(yo.usuarioId), archivo(yo.usuarioId));
    expect(await titulos(yo)).toEqual(['Cambiaron tus permisos']);
    const otra = await prueba.cliente({ rol: 'administrador' });
    await publicarYa(prueba.db, archivo(otra.usuarioId));
    expect(await titulos(otra)).toContain('Importación revertida');
    expect(await titulos(otra)).not.toContain('Cambiaron tus permisos');
  });

  it('hides at once what a right that was taken away let see', async () => {
    const { cookie, usuarioId } = await conSesion(prueba.db, { sucursalId: norte });
    await publicarYa(prueba.db, entrega(norte, NOTA, 102));
    const mirar = async () => (await prueba.app.inject({ url: RUTA, headers: { cookie } })).json().filas.length;
    expect(await mirar()).toBe(1);
    await prueba.db.updateTable('concesion').set({ sucursal_id: centro }).where('usuario_id', '=', usuarioId).execute();
    expect(await mirar()).toBe(0);
  });

  it('does not greet a new person with what happened before they came', async () => {
    await publicarYa(prueba.db, entrega(centro, NOTA, 103));
    expect(await titulos(await enDeposito(centro))).toEqual([]);
  });

  it('goes by pages, by kind and by what is unread', async () => {
    const yo = await prueba.cliente({ rol: 'administrador', sucursales: [centro] });
    await publicarYa(prueba.db, ...[1, 2, 3].map((n) => entrega(centro, NOTA, 200 + n)), rol(yo.usuarioId));
    const numeros = (pagina: { filas: { datos: { numero?: number } }[] }) => pagina.filas.map((f) => f.datos.numero);
    expect(numeros(await ver(yo, '?porPagina=2&pagina=2'))).toEqual([202, 201]);
    expect(await ver(yo, '?tipo=rol.cambiado')).toMatchObject({ total: 1, sinLeer: 4 });
    expect(numeros(await ver(yo, '?tema=ventas&porPagina=1'))).toEqual([203]);
    const { filas } = await ver(yo);
    await yo.post(`${RUTA}/leer`, { ids: [filas[0].id, filas[1].id] });
    expect(numeros(await ver(yo, '?leidas=no'))).toEqual([202, 201]);
    expect((await yo.get(`${RUTA}?tipo=otra.cosa`)).status).toBe(400);
  });
});

describe('POST /api/notificaciones/leer', () => {
  it('marks some, or all up to the one on the screen, and only for who asks', async () => {
    const [yo, otra] = [await enDeposito(centro), await enDeposito(centro)];
    await publicarYa(prueba.db, ...[1, 2, 3].map((n) => entrega(centro, NOTA, 300 + n)));
    const [ultima, media] = (await ver(yo)).filas;

    expect((await yo.post(`${RUTA}/leer`, { ids: [ultima.id] })).cuerpo).toEqual({ sinLeer: 2 });
    expect((await yo.post(`${RUTA}/leer`, { hasta: media.id })).cuerpo).toEqual({ sinLeer: 0 });
    expect((await ver(yo)).filas.map(({ leida }: { leida: boolean }) => leida)).toEqual([true, true, true]);
    expect(await ver(otra)).toMatchObject({ sinLeer: 3 });
    // A mark never goes back.
    expect((await yo.post(`${RUTA}/leer`, { hasta: 1 })).cuerpo).toEqual({ sinLeer: 0 });
  });

  it('leaves unread what commits later with a lower number', async () => {
    const yo = await enDeposito(norte);
    const { promise: seguir, resolve: soltar } = Promise.withResolvers<void>();
    const escrita = Promise.withResolvers<void>();
    const lenta = prueba.db.transaction().execute(async (tx) => {
      await publicar(tx, entrega(norte, NOTA, 401));
      escrita.resolve();
      await seguir;
    });
    await escrita.promise;
    await publicarYa(prueba.db, entrega(norte, NOTA, 402));
    const [rapida] = (await ver(yo)).filas;
    expect((await yo.post(`${RUTA}/leer`, { hasta: rapida.id })).cuerpo).toEqual({ sinLeer: 0 });
    soltar();
    await lenta;
    const { filas, sinLeer } = await ver(yo);
    expect(filas.map((fila: { datos: object; leida: boolean }) => [fila.datos, fila.leida])).toMatchObject([
      [{ numero: 402 }, true],
      [{ numero: 401 }, false],
    ]);
    expect(filas[1].id).toBeLessThan(filas[0].id);
    expect(sinLeer).toBe(1);
  });

  it('passes over the numbers of others, and takes nothing malformed', async () => {
    const [yo, otra] = [await enDeposito(norte), await enDeposito(centro)];
    await publicarYa(prueba.db, entrega(centro, NOTA, 501));
    const [ajena] = (await ver(otra)).filas;
    expect((await yo.post(`${RUTA}/leer`, { ids: [ajena.id, 999_999_999] })).status).toBe(200);
    const guardadas = await prueba.db
      .selectFrom('notificacion_leida')
      .selectAll()
      .where('usuario_id', '=', yo.usuarioId)
      .execute();
    expect(guardadas).toEqual([]);
    for (const cuerpo of [{}, { ids: [] }, { ids: [0] }, { hasta: -1 }, { ids: [1], hasta: 1 }]) {
      expect((await yo.post(`${RUTA}/leer`, cuerpo)).status, JSON.stringify(cuerpo)).toBe(400);
    }
  });
});

describe('preferences (USU-06)', () => {
  const PREFERENCIAS = `${RUTA}/preferencias`;

  it('start as the catalogue says and are kept by kind', async () => {
    const yo = await enDeposito(centro);
    const antes = (await yo.get(PREFERENCIAS)).cuerpo.preferencias;
    const de = (tipo: string, lista = antes) => lista.find((una: { tipo: string }) => una.tipo === tipo);
    expect(de('nota.por_entregar')).toMatchObject({ enProducto: true, porCorreo: false, obligatoria: false });
    expect(de('rol.cambiado')).toMatchObject({ obligatoria: true });
    // Kinds of what they may not do are nothing to choose.
    expect(de('importacion.terminada')).toBeUndefined();

    await publicarYa(prueba.db, entrega(centro, NOTA, 601));
    const { status, cuerpo } = await yo.put(PREFERENCIAS, {
      preferencias: [{ tipo: 'nota.por_entregar', enProducto: false, porCorreo: true }],
    });
    expect(status).toBe(200);
    expect(de('nota.por_entregar', cuerpo.preferencias)).toMatchObject({ enProducto: false, porCorreo: true });
    expect(await ver(yo)).toMatchObject({ filas: [], sinLeer: 0 });
  });

  it('cannot silence what looks after the account', async () => {
    const yo = await enDeposito(centro);
    const { status, cuerpo } = await yo.put(PREFERENCIAS, {
      preferencias: [{ tipo: 'seguridad.ingreso_nuevo', enProducto: false, porCorreo: false }],
    });
    expect(status).toBe(409);
    expect(cuerpo).toMatchObject({ code: 'plataforma.notificacion_obligatoria' });
    const dos = { tipo: 'nota.por_entregar', enProducto: true, porCorreo: true };
    expect((await yo.put(PREFERENCIAS, { preferencias: [dos, dos] })).status).toBe(400);
  });

  it('say who gets a mail: those who asked for it and may see it, never its author', async () => {
    const [aca, alla, callado] = [
      await conSesion(prueba.db, { sucursalId: centro }),
      await conSesion(prueba.db, { sucursalId: norte }),
      await conSesion(prueba.db, { sucursalId: centro }),
    ];
    const quiere = [aca, alla].map(({ usuarioId }) => ({
      usuario_id: usuarioId,
      tipo: 'nota.por_entregar',
      en_producto: true,
      por_correo: true,
    }));
    await prueba.db.insertInto('notificacion_preferencia').values(quiere).execute();
    const para = async (autorId: string) =>
      (await correosPara(prueba.db, [entrega(centro, autorId, 1)])).map(({ usuarioId }) => usuarioId);
    expect(await para(callado.usuarioId)).toEqual([aca.usuarioId]);
    expect(await para(aca.usuarioId)).toEqual([]);
    const aviso = { tipo: 'seguridad.ingreso_nuevo', usuarioId: callado.usuarioId, datos: LUGAR } as const;
    expect(await correosPara(prueba.db, [aviso])).toMatchObject([{ email: `${callado.usuarioId}@prueba.test` }]);
    await prueba.db.updateTable('usuario').set({ activo: false }).where('id', '=', callado.usuarioId).execute();
    expect(await correosPara(prueba.db, [aviso])).toEqual([]);
  });
});

const LUGAR = { direccion: '10.0.0.7', agente: 'Firefox en Linux' };

describe('the outbox', () => {
  it('keeps what happened if it commits, and nothing otherwise', async () => {
    const yo = await enDeposito(norte);
    await prueba.db
      .transaction()
      .execute(async (tx) => {
        await publicar(tx, entrega(norte, NOTA, 701));
        throw new Error('no');
      })
      .catch(() => {});
    expect(await titulos(yo)).toEqual([]);
  });

  it('only takes new rows, and loses none that is young', async () => {
    await publicarYa(prueba.db, entrega(norte, NOTA, 702));
    await expect(sql`update evento set tipo = 'otro.tipo'`.execute(prueba.db)).rejects.toThrow('only takes new rows');
    await expect(sql`truncate evento cascade`.execute(prueba.db)).rejects.toThrow('only takes new rows');
    await expect(sql`delete from evento`.execute(prueba.db)).rejects.toThrow('a recent evento is not deleted');
  });

  it('throws away what is older than thirty days, with its marks', async () => {
    await sql`
      insert into evento (tipo, usuario_id, datos, en)
      select 'rol.cambiado', ${NOTA}::uuid, '{}', now() - interval '31 days' from generate_series(1, 1500)
    `.execute(prueba.db);
    await sql`
      insert into notificacion_leida select ${NOTA}::uuid, id from evento where usuario_id = ${NOTA}::uuid limit 5
    `.execute(prueba.db);
    const contar = async () =>
      (await sql<{ n: number }>`select count(*) as n from evento`.execute(prueba.db)).rows[0]?.n ?? 0;
    const antes = await contar();
    const tirados = await Promise.all([tirarViejos(prueba.db), tirarViejos(prueba.db)]);
    expect(tirados.reduce((a, b) => a + b)).toBe(1500);
    expect(await contar()).toBe(antes - 1500);
    expect(await prueba.db.selectFrom('notificacion_leida').where('usuario_id', '=', NOTA).execute()).toEqual([]);
  });
});
