import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADJUNTOS_POR_DUENO, CUOTA_POR_SUCURSAL } from '@trastienda/nucleo/adjuntos/limites.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { imagen } from '#prueba/archivos.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { carpetaDeAdjuntos, crearAlmacen } from './almacen.ts';
import { limpiarAdjuntos } from './limpieza.ts';
import { verificacionDeArchivos, verificacionesDeAdjuntos } from './verificaciones.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Lucía' });
});
afterAll(() => prueba.cerrar());

const rutaDe = (articuloId: string) => `/api/articulos/${articuloId}/adjuntos`;
const subir = (id: string, nombre: string, contenido: Uint8Array) => admin.subir(rutaDe(id), {}, { nombre, contenido });
const foto = (lado = 30) => imagen(lado, lado).jpeg().toBuffer();
const bajar = (url: string) => prueba.app.inject({ url, headers: { 'x-prueba-usuario': admin.usuarioId } });
const enDisco = () => readdir(carpetaDeAdjuntos(prueba.dataDir)).catch(() => [] as string[]);
const danios = async () => [
  ...((await verificacionesDeAdjuntos[0]?.consulta(prueba.db)) ?? []),
  ...(await verificacionDeArchivos(prueba.dataDir).consulta(prueba.db)),
];

describe('ART-17 limits', () => {
  it('two who add the last one that fits at once: one is told there is no room, of the owner or of the quota', async () => {
    const id = await sembrarArticulo(prueba.db);
    await subir(id, 'base.jpg', await foto());
    const lote = Array.from({ length: ADJUNTOS_POR_DUENO - 2 }, (_, i) => i);
    await prueba.db.transaction().execute(async (tx) => {
      const {
        guardado: _,
        id: __,
        articulo_id: ___,
        sucursal_id: ____,
        ...base
      } = await tx.selectFrom('adjunto').selectAll().where('articulo_id', '=', id).executeTakeFirstOrThrow();
      await tx
        .insertInto('adjunto')
        .values(lote.map((i) => ({ ...base, id: crypto.randomUUID(), guardado: crypto.randomUUID(), orden: i + 1 })))
        .execute();
    });
    const contenidos = [await foto(33), await foto(34)];
    const ultimos = await Promise.all(contenidos.map((contenido, i) => subir(id, `${i}.jpg`, contenido)));
    expect(ultimos.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(ultimos.find(({ status }) => status === 409)?.cuerpo.code).toBe('adjuntos.demasiados');

    await prueba.db.deleteFrom('adjunto').where('articulo_id', '=', id).execute();
    await prueba.db
      .updateTable('adjunto_uso')
      .set({ archivos: CUOTA_POR_SUCURSAL.archivos - 1 })
      .execute();
    const enElBorde = await Promise.all(contenidos.map((contenido, i) => subir(id, `${i}.jpg`, contenido)));
    expect(enElBorde.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(enElBorde.find(({ status }) => status === 409)?.cuerpo.code).toBe('adjuntos.sin_lugar');
    expect((await danios()).length).toBe(1);
    const { archivos, bytes } = await prueba.db
      .selectFrom('adjunto')
      .select((x) => [x.fn.countAll<number>().as('archivos'), x.fn.sum<string>('ocupa').as('bytes')])
      .executeTakeFirstOrThrow();
    await prueba.db
      .updateTable('adjunto_uso')
      .set({ archivos, bytes: Number(bytes) })
      .execute();
    expect(await danios()).toEqual([]);
  });
});

describe('ART-17 with the quota full', () => {
  /** Another file, which takes all the room there is left. */
  const llenar = (id: string) =>
    prueba.db.transaction().execute(async (tx) => {
      const {
        id: _,
        guardado: __,
        articulo_id: ___,
        sucursal_id: ____,
        ...base
      } = await tx.selectFrom('adjunto').selectAll().where('articulo_id', '=', id).executeTakeFirstOrThrow();
      const { bytes } = await tx.selectFrom('adjunto_uso').select('bytes').executeTakeFirstOrThrow();
      const ocupa = CUOTA_POR_SUCURSAL.bytes - bytes;
      const guardado = crypto.randomUUID();
      await tx
        .insertInto('adjunto')
        .values({ ...base, id: crypto.randomUUID(), guardado, ocupa, orden: 50, quitado_en: null, quitado_por: null })
        .execute();
      await tx
        .updateTable('adjunto_uso')
        .set((x) => ({ archivos: x('archivos', '+', 1), bytes: bytes + ocupa }))
        .execute();
      return guardado;
    });
  const desalojar = (guardado: string) =>
    prueba.db.transaction().execute(async (tx) => {
      const { ocupa } = await tx
        .deleteFrom('adjunto')
        .where('guardado', '=', guardado)
        .returning('ocupa')
        .executeTakeFirstOrThrow();
      await tx
        .updateTable('adjunto_uso')
        .set((x) => ({ archivos: x('archivos', '-', 1), bytes: x('bytes', '-', ocupa) }))
        .execute();
    });
  const restaurar = async (id: string, adjuntoId: string) =>
    (await admin.post(`${rutaDe(id)}/${adjuntoId}/restaurar`)).status;

  it('what was removed first gives way to what comes, and no more of it than what is needed', async () => {
    const id = await sembrarArticulo(prueba.db);
    const [queda, primera, segunda] = [
      await subir(id, 'queda.jpg', await foto(41)),
      await subir(id, 'primera.jpg', await foto(30)),
      await subir(id, 'segunda.jpg', await foto(31)),
    ].map(({ cuerpo }) => cuerpo);
    const relleno = await llenar(id);
    const sinLugar = await subir(id, 'nueva.jpg', await foto(30));
    expect(sinLugar.cuerpo).toMatchObject({ status: 409, code: 'adjuntos.sin_lugar' });

    for (const { id: quitada } of [primera, segunda]) await admin.delete(`${rutaDe(id)}/${quitada}`);
    const antes = await enDisco();
    expect((await subir(id, 'nueva.jpg', await foto(30))).status).toBe(201);

    expect(await restaurar(id, primera.id)).toBe(404);
    expect(await restaurar(id, segunda.id)).toBe(200);
    const { filas } = (await admin.get(rutaDe(id))).cuerpo;
    expect(filas.map(({ nombre }: { nombre: string }) => nombre)).toEqual(
      expect.arrayContaining(['queda', 'segunda', 'nueva']),
    );
    expect((await bajar(`${rutaDe(id)}/${queda.id}/imagen`)).statusCode).toBe(200);
    // Three of the first one went, three of the new one came.
    expect(await enDisco()).toHaveLength(antes.length);
    expect(await verificacionesDeAdjuntos[0]?.consulta(prueba.db)).toEqual([]);
    await desalojar(relleno);
  });

  it('nothing that was removed goes for what does not fit all the same', async () => {
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo: quitada } = await subir(id, 'quitada.jpg', await foto(20));
    await admin.delete(`${rutaDe(id)}/${quitada.id}`);
    const relleno = await llenar(id);
    const grande = await subir(id, 'grande.jpg', await imagen(2_000, 2_000).jpeg().toBuffer());
    expect(grande.cuerpo.code).toBe('adjuntos.sin_lugar');
    expect(await restaurar(id, quitada.id)).toBe(200);
    expect((await bajar(`${rutaDe(id)}/${quitada.id}/imagen`)).statusCode).toBe(200);
    await desalojar(relleno);
    expect(await danios()).toEqual([]);
  });
});

describe('ART-17 what is left on disk', () => {
  const en = (dias: number) => new Date(Date.now() + dias * 24 * 60 * 60 * 1000);
  const HORA_Y_MEDIA = 90 * 60 * 1000;
  const almacen = () => crearAlmacen(prueba.dataDir);
  const envejecer = async (nombre: string) => {
    const antes = new Date(Date.now() - HORA_Y_MEDIA);
    await utimes(join(carpetaDeAdjuntos(prueba.dataDir), nombre), antes, antes);
  };

  it('by an upload that was cut is thrown away after an hour; what has a row, and what is coming in, stays', async () => {
    const id = await sembrarArticulo(prueba.db);
    await subir(id, 'queda.jpg', await foto());
    for (const nombre of await enDisco()) await envejecer(nombre);
    await limpiarAdjuntos(prueba.db, almacen(), new Date());
    const antes = (await enDisco()).toSorted();
    const [llegaba, llega] = [`${crypto.randomUUID()}.llega`, `${crypto.randomUUID()}.llega`] as const;
    for (const nombre of [llegaba, llega]) await writeFile(join(carpetaDeAdjuntos(prueba.dataDir), nombre), 'x');
    await envejecer(llegaba);
    await limpiarAdjuntos(prueba.db, almacen(), new Date());
    expect((await enDisco()).toSorted()).toEqual([...antes, llega].toSorted());
  });

  it('without a row waits for a month, in which its database may be brought back; then it is thrown away', async () => {
    const id = await sembrarArticulo(prueba.db);
    await subir(id, 'vuelve.jpg', await foto(35));
    for (const nombre of await enDisco()) await envejecer(nombre);
    const fila = await prueba.db
      .selectFrom('adjunto')
      .selectAll()
      .where('articulo_id', '=', id)
      .executeTakeFirstOrThrow();
    const apuntarA = (guardado: string) =>
      prueba.db.updateTable('adjunto').set({ guardado }).where('id', '=', fila.id).execute();
    const estaTras = async (dias: number) => {
      await limpiarAdjuntos(prueba.db, almacen(), en(dias));
      return almacen().hay(fila.guardado, 'grande');
    };
    await apuntarA(crypto.randomUUID());
    for (const dias of [0, 29]) expect(await estaTras(dias)).toBe(true);
    await apuntarA(fila.guardado);
    expect(await estaTras(30)).toBe(true);
    // From the first time to this one is more than a month; from the last one, it is not.
    await apuntarA(crypto.randomUUID());
    for (const dias of [32, 61]) expect(await estaTras(dias)).toBe(true);
    expect(await estaTras(63)).toBe(false);
    await prueba.db.deleteFrom('adjunto').where('id', '=', fila.id).execute();
    await prueba.db
      .updateTable('adjunto_uso')
      .set((x) => ({ archivos: x('archivos', '-', 1), bytes: x('bytes', '-', fila.ocupa) }))
      .execute();
  });

  it('by somebody else stays, and keeps nothing from being tidied', async () => {
    const [suyo, suelto] = ['Thumbs.db', `${crypto.randomUUID()}.webp`] as const;
    for (const nombre of [suyo, suelto]) {
      await writeFile(join(carpetaDeAdjuntos(prueba.dataDir), nombre), 'x');
      await envejecer(nombre);
    }
    for (const dias of [0, 31]) await limpiarAdjuntos(prueba.db, almacen(), en(dias));
    const quedan = await enDisco();
    expect(quedan).toContain(suyo);
    expect(quedan).not.toContain(suelto);
  });

  it('of what was taken away goes after thirty days, and its place in the quota with it', async () => {
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo } = await subir(id, 'vieja.jpg', await foto());
    await admin.delete(`${rutaDe(id)}/${cuerpo.id}`);
    const cuantos = (await enDisco()).length;
    await limpiarAdjuntos(prueba.db, almacen(), en(29));
    expect((await enDisco()).length).toBe(cuantos);
    await limpiarAdjuntos(prueba.db, almacen(), en(31));
    expect((await enDisco()).length).toBe(cuantos - 3);
    expect((await admin.post(`${rutaDe(id)}/${cuerpo.id}/restaurar`)).status).toBe(404);
    expect(await danios()).toEqual([]);
  });

  it('and is missing is found', async () => {
    const id = await sembrarArticulo(prueba.db);
    await subir(id, 'rota.jpg', await foto());
    const { guardado } = await prueba.db
      .selectFrom('adjunto')
      .select('guardado')
      .where('articulo_id', '=', id)
      .executeTakeFirstOrThrow();
    await almacen().borrar(guardado);
    expect(await danios()).toMatchObject(
      ['grande', 'mediana', 'chica'].map((parte) => ({ falta: `${guardado} (${parte})` })),
    );
    const { cuerpo } = await admin.get(rutaDe(id));
    expect((await bajar(`${rutaDe(id)}/${cuerpo.filas[0].id}/imagen`)).statusCode).toBe(404);
  });
});
