import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  LOTES,
  lineas,
  lote,
  mover,
  ponerPrecio,
  ver,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { aplicarVencidos } from './programados.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

const CONFIGURACION = '/api/articulos/configuracion-de-precios';

describe('PRE-05 PRE-15 approving, scheduling and applying', () => {
  it('PRE-15 what stands out is by what the company accepts when it is simulated, not when it was begun', async () => {
    const { version, limiteDeVariacion } = (await persona.get(CONFIGURACION)).cuerpo;
    const creado = await lote(persona, [await articulo(persona, { precio: '10' })]);
    const ahora = (await persona.patch(CONFIGURACION, { version, limiteDeVariacion: '5' })).cuerpo;
    const simulado = await caminar(persona, creado, 'simular');
    expect(simulado).toMatchObject({ limiteDeVariacion: '5', totales: { conAlerta: 1, porConfirmar: 1 } });
    const fuera = simulado.totales.distribucion.filter((tramo: { fuera: boolean }) => tramo.fuera);
    expect(fuera.map(({ lineas: suyas }: { lineas: number }) => suyas)).toContain(1);
    expect((await mover(persona, simulado, 'aprobar')).cuerpo.code).toBe('articulos.lote_por_confirmar');
    await persona.patch(CONFIGURACION, { version: ahora.version, limiteDeVariacion });
    expect(await caminar(persona, simulado, 'simular', 'aprobar')).toMatchObject({ limiteDeVariacion });
  });

  it('PRE-15 another person approves when the company wants it', async () => {
    const { version } = (await persona.get(CONFIGURACION)).cuerpo;
    const exigido = (await persona.patch(CONFIGURACION, { version, aprobacionDeOtro: true })).cuerpo;
    const simulado = await caminar(
      persona,
      await lote(persona, [await articulo(persona, { precio: '10' })]),
      'simular',
    );
    expect(simulado.puedeAprobar).toBe(false);
    expect((await mover(persona, simulado, 'aprobar')).cuerpo.code).toBe('articulos.lote_propio');
    const otra = await prueba.cliente({ nombre: 'Beto' });
    expect((await mover(otra, simulado, 'aprobar')).cuerpo).toMatchObject({
      estado: 'APROBADO',
      aprobador: { nombre: 'Beto' },
    });
    await persona.patch(CONFIGURACION, { version: exigido.version, aprobacionDeOtro: false });
  });

  it('PRE-15 who changed what it does, or what is in it, approves it no more than its author', async () => {
    const { version } = (await persona.get(CONFIGURACION)).cuerpo;
    const exigido = (await persona.patch(CONFIGURACION, { version, aprobacionDeOtro: true })).cuerpo;
    const [beto, carla] = [await prueba.cliente({ nombre: 'Beto' }), await prueba.cliente({ nombre: 'Carla' })];
    const ids = [await articulo(persona, { precio: '10' }), await articulo(persona, { precio: '20' })];
    const simulado = await caminar(persona, await lote(persona, ids), 'simular');
    expect(simulado.modificador).toEqual(simulado.autor);

    const regla = { tipo: 'PORCENTAJE', valor: '25' };
    const cambiado = await beto.patch(`${LOTES}/${simulado.id}`, { version: simulado.version, regla });
    let visto = await caminar(persona, cambiado.cuerpo, 'simular');
    expect(visto).toMatchObject({ modificador: { nombre: 'Beto' }, puedeAprobar: false });
    for (const suyo of [persona, beto]) {
      expect((await ver(suyo, visto)).puedeAprobar).toBe(false);
      expect((await mover(suyo, visto, 'aprobar')).cuerpo.code).toBe('articulos.lote_propio');
    }
    expect((await ver(carla, visto)).puedeAprobar).toBe(true);

    // Ticking what stands out is looking at it, and simulating again brings nothing in; taking a line out is changing it.
    const marcar = async (quien: Cliente, marca: string) =>
      (await mover(quien, visto, 'lineas', { marca, cuales: { lineas: [1] } })).cuerpo;
    visto = await marcar(carla, 'confirmar');
    expect(visto.modificador.nombre).toBe('Beto');
    visto = await marcar(carla, 'excluir');
    expect(visto.modificador.nombre).toBe('Carla');
    expect((await mover(carla, visto, 'aprobar')).cuerpo.code).toBe('articulos.lote_propio');
    // Who leaves it as it was has changed nothing; who takes out another one has.
    visto = await marcar(carla, 'incluir');
    expect(visto).toMatchObject({ modificador: { nombre: 'Beto' }, puedeAprobar: true });
    visto = await marcar(carla, 'excluir');
    visto = await caminar(beto, visto, 'simular');
    visto = await marcar(carla, 'incluir');
    expect(visto).toMatchObject({ modificador: { nombre: 'Carla' }, puedeAprobar: false });
    visto = await marcar(carla, 'excluir');
    visto = await caminar(beto, visto, 'simular');
    expect(visto).toMatchObject({ modificador: { nombre: 'Carla' }, totales: { lineas: 2, incluidas: 1 } });
    expect(await caminar(beto, visto, 'aprobar')).toMatchObject({ estado: 'APROBADO', aprobador: { nombre: 'Beto' } });
    await persona.patch(CONFIGURACION, { version: exigido.version, aprobacionDeOtro: false });
  });

  it('PRE-05 UA-12 what is scheduled applies itself when its hour comes, once', async () => {
    const id = await articulo(persona, { precio: '10' });
    const aprobado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar');
    const ayer = await mover(persona, aprobado, 'programar', { aplicaDesde: '2020-01-01T00:00:00Z' });
    expect(ayer.cuerpo.issues).toMatchObject([{ path: ['aplicaDesde'] }]);
    const programado = (await mover(persona, aprobado, 'programar', { aplicaDesde: '2035-01-01T03:00:00Z' })).cuerpo;
    expect(programado).toMatchObject({ estado: 'PROGRAMADO', aplicaDesde: '2035-01-01T03:00:00.000Z' });
    const { status, cuerpo } = await mover(persona, programado, 'programar', { aplicaDesde: '2035-01-01T03:00:01Z' });
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    expect(cuerpo).toMatchObject({ estado: 'PROGRAMADO', aplicaDesde: '2035-01-01T03:00:01.000Z' });

    const mirar = () =>
      aplicarVencidos({
        db: prueba.db,
        dbLarga: prueba.db,
        ahora: () => prueba.reloj.ahora ?? new Date(),
        log: prueba.app.log,
      });
    prueba.reloj.ahora = new Date('2035-01-01T02:59:59Z');
    await mirar();
    expect((await ver(persona, programado)).estado).toBe('PROGRAMADO');
    prueba.reloj.ahora = new Date('2035-01-01T03:00:05Z');
    await Promise.all([mirar(), mirar()]);
    expect(await ver(persona, programado)).toMatchObject({
      estado: 'APLICADO',
      aplicadoEn: '2035-01-01T03:00:05.000Z',
    });
    expect((await vigente(persona, id)).neto).toBe('11.00');
  });

  it('PRE-05 PRE-06 what was scheduled and could not change every price tells it to whoever has to do with it', async () => {
    const aprueba = await prueba.cliente({ nombre: 'Beto' });
    const programa = await prueba.cliente({ nombre: 'Carla' });
    const ids = [await articulo(persona, { precio: '10' }), await articulo(persona, { precio: '20' })];
    const aprobado = await caminar(aprueba, await caminar(persona, await lote(persona, ids), 'simular'), 'aprobar');
    expect((await mover(programa, aprobado, 'programar', { aplicaDesde: '2036-01-01T03:00:00Z' })).status).toBe(200);
    for (const id of ids) await ponerPrecio(persona, id, { importe: '15' });
    prueba.reloj.ahora = new Date('2036-01-01T03:00:05Z');
    await aplicarVencidos({
      ...{ db: prueba.db, dbLarga: prueba.db, log: prueba.app.log },
      ahora: () => prueba.reloj.ahora ?? new Date(),
    });
    const aplicado = await ver(persona, aprobado);
    expect(aplicado).toMatchObject({
      ...{ estado: 'APLICADO', omitidas: 2, lineas: 0 },
      totales: { lineas: 2, incluidas: 0, suben: 0, variacionMedia: null },
    });
    const { numero, motivo } = aplicado;
    for (const quien of [persona, aprueba, programa]) {
      const { filas } = (await quien.get('/api/notificaciones?tipo=lote.incompleto')).cuerpo;
      expect(filas).toMatchObject([{ datos: { loteId: aplicado.id, numero, motivo, escritos: 0, lineas: 2 } }]);
    }
  });

  it('leaves alone what somebody changed since it was simulated, and lists it', async () => {
    const ids = [await articulo(persona, { precio: '100' }), await articulo(persona, { precio: '200' })];
    const aprobado = await caminar(persona, await lote(persona, ids), 'simular', 'aprobar');
    await ponerPrecio(persona, ids[0] ?? '', { importe: '105' });
    const aplicado = await caminar(persona, aprobado, 'aplicar');
    expect(aplicado).toMatchObject({ omitidas: 1, lineas: 1, totales: { lineas: 2, incluidas: 1, suben: 1 } });
    const { filas: deLaLista } = (await persona.get(`${LOTES}?buscar=${aplicado.numero}`)).cuerpo;
    expect(deLaLista).toMatchObject([{ id: aplicado.id, lineas: 1 }]);
    // Whoever applies it sees it.
    expect((await persona.get('/api/notificaciones?tipo=lote.incompleto')).cuerpo.filas).toHaveLength(1);
    expect(await lineas(persona, aplicado, 'omitida=true')).toMatchObject([
      { articuloId: ids[0], omitida: 'CAMBIO_DE_PRECIO' },
    ]);
    expect((await vigente(persona, ids[0] ?? '')).neto).toBe('105.00');
    expect((await vigente(persona, ids[1] ?? '')).neto).toBe('220.00');
    const [nuevo] = (await persona.get(`/api/articulos/${ids[1]}/precios`)).cuerpo.filas;
    expect(nuevo).toMatchObject({
      motivo: 'Aumento de agosto',
      creadoPor: 'R. Núñez',
      lote: { id: aplicado.id, numero: aplicado.numero },
    });
  });

  it('two clients at once apply it once; a repeated key hears the same answer', async () => {
    const id = await articulo(persona, { precio: '100' });
    const aprobado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar');
    const respuestas = await Promise.all([mover(persona, aprobado, 'aplicar'), mover(persona, aprobado, 'aplicar')]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await vigente(persona, id)).neto).toBe('110.00');

    const otro = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar');
    const pedir = () =>
      persona.post(`${LOTES}/${otro.id}/aplicar`, { version: otro.version }, { clave: 'aplicar-una-vez' });
    expect([(await pedir()).status, (await pedir()).status]).toEqual([200, 200]);
    expect((await vigente(persona, id)).neto).toBe('121.00');
  });

  it('while one is at work nobody else touches it, and everybody sees how far it is', async () => {
    const id = await articulo(persona, { precio: '100' });
    const creado = await lote(persona, [id]);
    await prueba.db.transaction().execute(async (tx) => {
      // What another process at work on it holds, and what it tells.
      const { numero } = await tx
        .selectFrom('lote_precio')
        .select('numero')
        .where('id', '=', creado.id)
        .executeTakeFirstOrThrow();
      await sql`select pg_advisory_xact_lock(7264304, ${numero})`.execute(tx);
      await sql`insert into lote_precio_tarea (lote_id, accion, hechos, total) values (${creado.id}, 'simular', 3, 9)`.execute(
        prueba.db,
      );
      expect((await ver(persona, creado)).tarea).toMatchObject({ accion: 'simular', hechos: 3, total: 9 });
      expect((await mover(persona, creado, 'simular')).cuerpo.code).toBe('articulos.lote_en_curso');
    });
    // It died: what it told is no longer believed, and the work can begin again.
    expect((await ver(persona, creado)).tarea).toBe(null);
    expect((await caminar(persona, creado, 'simular')).totales.lineas).toBe(1);
  });
});
