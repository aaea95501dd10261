import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarSucursal } from '#prueba/semillas.ts';
import { conSesion, type Escucha, escucharEventos, escuchas, otraSesion, publicarYa } from './ayudas-de-prueba.ts';
import { publicar, revisarSesiones } from './eventos.ts';

let prueba: Prueba;
let otroNodo: Prueba;
let centro: string;
let norte: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  otroNodo = await crearPrueba({ url: prueba.url });
  centro = (await sembrarSucursal(prueba.db, 'Centro')).sucursalId;
  norte = (await sembrarSucursal(prueba.db, 'Norte')).sucursalId;
});
afterAll(async () => {
  await otroNodo.cerrar();
  await prueba.cerrar();
});

let abiertas: Escucha[] = [];
afterEach(() => {
  for (const escucha of abiertas) escucha.cortar();
  abiertas = [];
});

async function oir(cookie: string, { desde, nodo = prueba }: { desde?: string; nodo?: Prueba } = {}): Promise<Escucha> {
  const escucha = await escucharEventos(nodo.app, { cookie, ...(desde === undefined ? {} : { desde }) });
  abiertas.push(escucha);
  return escucha;
}

/** Listening, with the word that says so already heard. */
async function oyendo(cookie: string, opciones: Parameters<typeof oir>[1] = {}): Promise<Escucha> {
  const escucha = await oir(cookie, opciones);
  expect(await escucha.siguiente()).toMatchObject({ evento: 'listo' });
  return escucha;
}

const NADIE = '01900000-0000-7000-8000-00000000ffff';
const entrega = (numero: number, sucursalId = centro, autorId = NADIE) =>
  ({
    tipo: 'nota.por_entregar',
    sucursalId,
    autorId,
    datos: { notaId: NADIE, numero, cliente: 'Taller Quiroga', quien: 'Ana' },
  }) as const;
const numero = (n: number) => ({ evento: 'notificacion', datos: { datos: { numero: n } } });

describe('GET /api/eventos', () => {
  it('opens at once, for nobody to keep on the way, to a session and never to a key', async () => {
    const { cookie } = await conSesion(prueba.db);
    const escucha = await oyendo(cookie);
    expect(escucha.status).toBe(200);
    expect(escucha.encabezados).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect((await (await prueba.cliente()).get('/api/eventos')).cuerpo).toMatchObject({
      code: 'acceso.solo_en_persona',
    });
    expect((await prueba.app.inject('/api/eventos')).statusCode).toBe(401);
    expect((await prueba.app.inject({ method: 'HEAD', url: '/api/eventos', headers: { cookie } })).statusCode).toBe(
      200,
    );
  });

  it('is in the document of the interface as what it is', async () => {
    const { cookie } = await conSesion(prueba.db);
    const documento = (await prueba.app.inject({ url: '/api/openapi.json', headers: { cookie } })).json();
    const { responses, security } = documento.paths['/api/eventos'].get;
    expect(Object.keys(responses['200'].content)).toEqual(['text/event-stream']);
    expect(security).toEqual([{ sesion: [] }]);
  });

  it('tells what the person may see, as a notification, and nothing else', async () => {
    const aca = await oyendo((await conSesion(prueba.db, { sucursalId: centro })).cookie);
    const alla = await oyendo((await conSesion(prueba.db, { sucursalId: norte })).cookie);
    await publicarYa(prueba.db, entrega(1));
    await publicarYa(prueba.db, entrega(2, norte));
    expect(await aca.siguiente()).toMatchObject({
      evento: 'notificacion',
      datos: { tipo: 'nota.por_entregar', leida: false, titulo: 'Nota 1 para entregar' },
    });
    expect(await alla.siguiente()).toMatchObject(numero(2));
    expect(alla.texto()).not.toContain('Nota 1 ');
    expect(aca.texto()).not.toContain('Nota 2 ');
  });

  it('is heard on every node, wherever it was published', async () => {
    const { cookie } = await conSesion(prueba.db, { sucursalId: centro });
    const [uno, otro] = [await oyendo(cookie), await oyendo(cookie, { nodo: otroNodo })];
    await publicarYa(prueba.db, entrega(3));
    await publicarYa(otroNodo.db, entrega(4));
    for (const escucha of [uno, otro]) {
      expect(await escucha.siguiente()).toMatchObject(numero(3));
      expect(await escucha.siguiente()).toMatchObject(numero(4));
    }
  });

  it('does not tell what a person silenced', async () => {
    const { cookie, usuarioId } = await conSesion(prueba.db, { sucursalId: centro });
    await prueba.db
      .insertInto('notificacion_preferencia')
      .values({ usuario_id: usuarioId, tipo: 'nota.por_entregar', en_producto: false, por_correo: false })
      .execute();
    const escucha = await oyendo(cookie);
    await publicarYa(prueba.db, entrega(5), {
      tipo: 'rol.cambiado',
      usuarioId,
      datos: { roles: 'Depósito', quien: 'Ana' },
    });
    expect(await escucha.siguiente()).toMatchObject({ datos: { tipo: 'rol.cambiado' } });
  });

  it('keeps no session awake: neither opening it nor listening is use', async () => {
    const { cookie, sesionId } = await conSesion(prueba.db, { sucursalId: centro });
    await sql`update sesion set usada_en = now() - interval '50 minutes' where id = ${sesionId}`.execute(prueba.db);
    const escucha = await oyendo(cookie);
    await publicarYa(prueba.db, entrega(6));
    expect(await escucha.siguiente()).toMatchObject(numero(6));
    const { rows } = await sql<{ vieja: boolean }>`
      select usada_en < now() - interval '49 minutes' as vieja from sesion where id = ${sesionId}`.execute(prueba.db);
    expect(rows).toEqual([{ vieja: true }]);
  });

  it('holds no connection of the pool while nothing happens', async () => {
    await oyendo((await conSesion(prueba.db)).cookie);
    await vi.waitFor(() => expect(prueba.pool.idleCount).toBe(prueba.pool.totalCount));
  });
});

describe('going on from Last-Event-ID', () => {
  it('tells what came meanwhile, once and in order, and then what comes', async () => {
    const { cookie } = await conSesion(prueba.db, { sucursalId: centro });
    const antes = await oyendo(cookie);
    await publicarYa(prueba.db, entrega(10));
    const { id } = await antes.siguiente();
    antes.cortar();
    await publicarYa(prueba.db, entrega(11), entrega(12, norte), entrega(13));
    const despues = await oyendo(cookie, { desde: id });
    expect(await despues.siguiente()).toMatchObject(numero(11));
    expect(await despues.siguiente()).toMatchObject(numero(13));
    await publicarYa(prueba.db, entrega(14));
    expect(await despues.siguiente()).toMatchObject(numero(14));
  });

  it('skips nothing that commits late: neither for who listens nor for who comes back', async () => {
    const { cookie } = await conSesion(prueba.db, { sucursalId: centro });
    const escucha = await oyendo(cookie);
    const escrita = Promise.withResolvers<void>();
    const { promise: seguir, resolve: soltar } = Promise.withResolvers<void>();
    const lenta = prueba.db.transaction().execute(async (tx) => {
      await publicar(tx, entrega(20));
      escrita.resolve();
      await seguir;
    });
    await escrita.promise;
    await publicarYa(prueba.db, entrega(21));
    // The long one holds back nobody.
    const rapida = await escucha.siguiente();
    expect(rapida).toMatchObject(numero(21));
    soltar();
    await lenta;
    expect(await escucha.siguiente()).toMatchObject(numero(20));
    expect(await (await oyendo(cookie, { desde: rapida.id })).siguiente()).toMatchObject(numero(20));
  });

  it('asks to read everything again after too much, or from what it does not understand', async () => {
    const { cookie } = await conSesion(prueba.db, { sucursalId: centro });
    const { id } = await (await oir(cookie)).siguiente();
    expect(await (await oir(cookie, { desde: 'cualquier cosa' })).siguiente()).toMatchObject({ evento: 'repaso' });
    await publicarYa(prueba.db, ...Array.from({ length: 501 }, (_, i) => entrega(1_000 + i, norte)));
    const escucha = await oyendo(cookie, { desde: id });
    expect(await escucha.siguiente()).toMatchObject({ evento: 'repaso' });
  });
});

/** Waits until a node has read all that was published by now: whoever begins to hear on one that is behind is told of that too. */
async function alDia(nodo: Prueba): Promise<void> {
  const { cookie, usuarioId } = await conSesion(prueba.db);
  const escucha = await oyendo(cookie, { nodo });
  await publicarYa(prueba.db, { tipo: 'rol.cambiado', usuarioId, datos: { roles: 'Depósito', quien: 'Ana' } });
  for (let tipo: unknown; tipo !== 'rol.cambiado'; ) tipo = (await escucha.siguiente()).datos.tipo;
  escucha.cortar();
}

describe('who is there', () => {
  beforeEach(async () => {
    await alDia(prueba);
    await alDia(otroNodo);
  });

  it('ends with its session, at once and on every node', async () => {
    const { cookie, usuarioId, sesionId } = await conSesion(prueba.db, { sucursalId: centro });
    const queda = await otraSesion(prueba.db, usuarioId);
    const [uno, otro] = [await oyendo(cookie), await oyendo(cookie, { nodo: otroNodo })];
    const sigue = await oyendo(queda.cookie);
    await prueba.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('sesion').where('id', '=', sesionId).execute();
      await revisarSesiones(tx, usuarioId);
    });
    for (const escucha of [uno, otro]) {
      expect(await escucha.siguiente()).toMatchObject({ evento: 'sesion' });
      await escucha.fin;
    }
    expect(await sigue.siguiente()).toMatchObject({ evento: 'sesion' });
    await publicarYa(prueba.db, entrega(30));
    expect(await sigue.siguiente()).toMatchObject(numero(30));
  });

  it('hears by its new rights from the moment they change', async () => {
    const { cookie, usuarioId } = await conSesion(prueba.db, { sucursalId: norte });
    const escucha = await oyendo(cookie);
    const testigo = await oyendo((await conSesion(prueba.db, { sucursalId: centro })).cookie);
    await publicarYa(prueba.db, entrega(31));
    // Read by then: what is read together with the change is told by the new rights.
    expect(await testigo.siguiente()).toMatchObject(numero(31));
    await prueba.db.transaction().execute(async (tx) => {
      await tx.updateTable('concesion').set({ sucursal_id: centro }).where('usuario_id', '=', usuarioId).execute();
      await revisarSesiones(tx, usuarioId);
    });
    expect(await escucha.siguiente()).toMatchObject({ evento: 'sesion' });
    await publicarYa(prueba.db, entrega(32));
    expect(await escucha.siguiente()).toMatchObject(numero(32));
    await publicarYa(prueba.db, entrega(33, norte), entrega(34));
    expect(await escucha.siguiente()).toMatchObject(numero(34));
  });

  it('is told nothing more, even without anybody saying that they were disabled', async () => {
    const { cookie, usuarioId } = await conSesion(prueba.db, { sucursalId: centro });
    const escucha = await oyendo(cookie);
    await prueba.db.updateTable('usuario').set({ activo: false }).where('id', '=', usuarioId).execute();
    await esperar(1_100);
    await publicarYa(prueba.db, entrega(35));
    expect(await escucha.siguiente()).toMatchObject({ evento: 'sesion' });
    await escucha.fin;
    expect(escucha.texto()).not.toContain('Nota 35');
  });

  it('has four doors at most: a fifth closes the oldest', async () => {
    const { cookie } = await conSesion(prueba.db, { sucursalId: centro });
    const primeras = [await oyendo(cookie), await oyendo(cookie), await oyendo(cookie), await oyendo(cookie)];
    const quinta = await oyendo(cookie);
    expect(await primeras[0]?.siguiente()).toMatchObject({ evento: 'limite' });
    await primeras[0]?.fin;
    await publicarYa(prueba.db, entrega(36));
    for (const escucha of [...primeras.slice(1), quinta]) expect(await escucha.siguiente()).toMatchObject(numero(36));
  });
});

describe('when things break', () => {
  it('goes on after the connection that listens is lost', async () => {
    const escucha = await oyendo((await conSesion(prueba.db, { sucursalId: centro })).cookie);
    const cortadas = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'eventos' and datname = current_database()`.execute(prueba.db);
    expect(cortadas.rows.length).toBeGreaterThan(0);
    await publicarYa(prueba.db, entrega(40));
    expect(await escucha.siguiente()).toMatchObject(numero(40));
    await vi.waitFor(async () => expect((await escuchas(prueba.db)).length).toBeGreaterThan(0), 5_000);
    await publicarYa(prueba.db, entrega(41));
    expect(await escucha.siguiente()).toMatchObject(numero(41));
  });

  it('finds by itself what nobody told of', async () => {
    const escucha = await oyendo((await conSesion(prueba.db, { sucursalId: centro })).cookie);
    await sql`
      insert into evento (tipo, permiso, sucursal_id, datos)
      values ('nota.por_entregar', 'nota.finalizar', ${centro}, '{"numero": 42}')`.execute(prueba.db);
    expect(await escucha.siguiente()).toMatchObject(numero(42));
  });

  it('ends every stream when the server stops, at once', async () => {
    const nodo = await crearPrueba({ url: prueba.url });
    const escucha = await oyendo((await conSesion(prueba.db)).cookie, { nodo });
    const desde = performance.now();
    await Promise.all([escucha.fin, nodo.cerrar()]);
    expect(performance.now() - desde).toBeLessThan(2_000);
  });
});
