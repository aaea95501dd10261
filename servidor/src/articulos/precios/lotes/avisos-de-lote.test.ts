import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  hacerVencidos,
  LOTES,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let prepara: Cliente;
let aprueba: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  prepara = await prueba.cliente({ nombre: 'Lucía' });
  aprueba = await prueba.cliente({ nombre: 'Beto' });
});
afterAll(() => prueba.cerrar());

const CONFIGURACION = '/api/articulos/configuracion-de-precios';
const exigirOtro = async (aprobacionDeOtro: boolean) => {
  const { version } = (await prepara.get(CONFIGURACION)).cuerpo;
  expect((await prepara.patch(CONFIGURACION, { version, aprobacionDeOtro })).status).toBe(200);
};

/** What somebody was told of a batch, the oldest first. */
const dicho = async (quien: Cliente, { id }: { readonly id: string }) =>
  (await quien.get('/api/notificaciones?porPagina=50')).cuerpo.filas
    .filter(({ datos }: { datos: { loteId?: string } }) => datos.loteId === id)
    .map(({ tipo, datos }: { tipo: string; datos: object }) => ({ tipo, ...datos }))
    .toReversed();

const nuevo = async (precio = '100', resto: object = {}) => lote(prepara, [await articulo(prepara, { precio })], resto);
const marcar = async (visto: { readonly id: string; readonly version: number }, marca: string) =>
  (await mover(prepara, visto, 'lineas', { marca, cuales: { filtro: {} } })).cuerpo;

const SU_DIA = '2036-01-01T03:00:00Z';
const dejar = async (
  quien: Cliente,
  aprobado: { readonly id: string; readonly version: number },
  aplicaDesde = SU_DIA,
) => {
  const { status, cuerpo } = await mover(quien, aprobado, 'programar', { aplicaDesde });
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};
const alLlegarSuDia = async (dia = '2036-01-01T03:00:05Z') => {
  prueba.reloj.ahora = new Date(dia);
  await hacerVencidos(prueba);
  prueba.reloj.ahora = undefined;
};

describe('PRE-15 where another person approves', () => {
  beforeEach(() => exigirOtro(true));
  afterEach(() => exigirOtro(false));

  it('whoever may is told when a batch comes to be ready, once, and not its author nor who may not', async () => {
    const mira = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
    const simulado = await caminar(prepara, await nuevo('100', { motivo: 'Aumento de mayo' }), 'simular');
    const espera = {
      ...{ tipo: 'lote.por_aprobar', loteId: simulado.id, numero: simulado.numero },
      ...{ motivo: 'Aumento de mayo', quien: 'Lucía' },
    };
    expect(await dicho(aprueba, simulado)).toEqual([espera]);
    for (const otro of [prepara, mira]) expect(await dicho(otro, simulado)).toEqual([]);
    const otraVez = await caminar(prepara, simulado, 'simular');
    expect(await dicho(aprueba, simulado)).toHaveLength(1);
    // With another rule it is another one to look at.
    const regla = { tipo: 'PORCENTAJE', valor: '12' };
    const cambiado = await prepara.patch(`${LOTES}/${simulado.id}`, { version: otraVez.version, regla });
    await caminar(prepara, cambiado.cuerpo, 'simular');
    expect(await dicho(aprueba, simulado)).toEqual([espera, espera]);
  });

  it('not while something that stands out is to be looked at, nor with nothing in it', async () => {
    const simulado = await caminar(prepara, await nuevo('100', { regla: { tipo: 'IMPORTE', valor: '90' } }), 'simular');
    expect(await dicho(aprueba, simulado)).toEqual([]);
    const vacio = await marcar(simulado, 'excluir');
    expect(await dicho(aprueba, simulado)).toEqual([]);
    const conLinea = await marcar(vacio, 'incluir');
    expect(await dicho(aprueba, simulado)).toEqual([]);
    await marcar(conLinea, 'confirmar');
    expect(await dicho(aprueba, simulado)).toMatchObject([{ tipo: 'lote.por_aprobar' }]);
  });

  it('also when a cost that changed proposed it', async () => {
    const id = await articulo(prepara, { precio: '100' });
    await ponerCosto(prepara, id, { importe: '50' });
    const { propuesta } = await ponerCosto(prepara, id, { importe: '55', proponerPrecios: true });
    expect(await dicho(aprueba, propuesta)).toMatchObject([{ tipo: 'lote.por_aprobar', quien: 'Lucía' }]);
  });
});

describe('PRE-15 the author of a batch', () => {
  it('is told what somebody else does with it', async () => {
    const simulado = await caminar(prepara, await nuevo(), 'simular');
    // Where nobody else has to approve it, nobody is told to.
    expect(await dicho(aprueba, simulado)).toEqual([]);
    const aprobado = await caminar(aprueba, simulado, 'aprobar');
    const programado = await mover(aprueba, aprobado, 'programar', { aplicaDesde: '2036-01-01T03:00:00Z' });
    await mover(aprueba, programado.cuerpo, 'descartar', { motivo: 'El proveedor se arrepintió' });
    expect(await dicho(prepara, simulado)).toMatchObject([
      { tipo: 'lote.aprobado', numero: simulado.numero, quien: 'Beto' },
      { tipo: 'lote.programado', cuando: '01/01/2036 00:00', quien: 'Beto' },
      { tipo: 'lote.rechazado', porque: 'El proveedor se arrepintió', quien: 'Beto' },
    ]);
    expect(await dicho(aprueba, simulado)).toEqual([]);
  });

  it('is not told what they did themselves', async () => {
    const aprobado = await caminar(prepara, await nuevo(), 'simular', 'aprobar');
    const programado = await mover(prepara, aprobado, 'programar', { aplicaDesde: '2036-01-01T03:00:00Z' });
    await mover(prepara, programado.cuerpo, 'descartar', { motivo: 'No hacía falta' });
    expect(await dicho(prepara, aprobado)).toEqual([]);
  });

  it('PRE-05 and who left it to its day are told that it was applied, whole', async () => {
    const aprobado = await caminar(aprueba, await caminar(prepara, await nuevo(), 'simular'), 'aprobar');
    const programa = await prueba.cliente({ nombre: 'Carla' });
    await dejar(programa, aprobado);
    await alLlegarSuDia();
    const { id: loteId, numero, motivo } = aprobado;
    for (const quien of [prepara, aprueba, programa]) {
      expect((await dicho(quien, aprobado)).at(-1)).toEqual({ tipo: 'lote.aplicado', loteId, numero, motivo });
    }
  });
});

describe('PRE-15 who has to do with a batch that somebody else applies or reverts by hand', () => {
  it('is told that it was, before its day too, and who did it is not', async () => {
    const programa = await prueba.cliente({ nombre: 'Carla' });
    const apura = await prueba.cliente({ nombre: 'Dora' });
    const ids = [await articulo(prepara, { precio: '100' }), await articulo(prepara, { precio: '200' })];
    const simulado = await caminar(prepara, await lote(prepara, ids, { motivo: 'Aumento de mayo' }), 'simular');
    const programado = await dejar(programa, await caminar(aprueba, simulado, 'aprobar'));
    await ponerPrecio(prepara, ids[1] ?? '', { importe: '250' });
    const { id: loteId, numero, motivo } = simulado;
    const suyos = [prepara, aprueba, programa];
    const aplicado = await caminar(apura, programado, 'aplicar');
    const puesto = { tipo: 'lote.puesto', loteId, numero, motivo, quien: 'Dora', escritos: 1, lineas: 2 };
    for (const quien of suyos) expect((await dicho(quien, simulado)).at(-1)).toEqual(puesto);
    await caminar(apura, aplicado, 'revertir');
    const revertido = { tipo: 'lote.revertido', loteId, numero, motivo, quien: 'Dora', porque: 'Salió mal' };
    // Who left it for a day that did not come has no more to do with it.
    for (const quien of [prepara, aprueba])
      expect((await dicho(quien, simulado)).at(-1)).toEqual({ ...revertido, vueltos: 1, lineas: 1 });
    expect(await dicho(apura, simulado)).toEqual([]);
  });

  it('is told of what an undoing could not put back, and is who applied it too', async () => {
    const ids = [await articulo(prepara, { precio: '100' }), await articulo(prepara, { precio: '200' })];
    const aprobado = await caminar(prepara, await lote(prepara, ids), 'simular', 'aprobar');
    const aplicado = await caminar(aprueba, aprobado, 'aplicar');
    await ponerPrecio(aprueba, ids[1] ?? '', { importe: '250' });
    await caminar(prepara, aplicado, 'revertir');
    expect(await dicho(aprueba, aprobado)).toMatchObject([
      { tipo: 'lote.revertido', quien: 'Lucía', vueltos: 1, lineas: 2 },
    ]);
    expect(await dicho(prepara, aprobado)).toMatchObject([
      { tipo: 'lote.puesto', quien: 'Beto', escritos: 2, lineas: 2 },
    ]);
  });
});

describe('PRE-05 who left a batch to its day', () => {
  it('is told when somebody else gives it another one, or gives it up', async () => {
    const programa = await prueba.cliente({ nombre: 'Carla' });
    const aprobado = await caminar(aprueba, await caminar(prepara, await nuevo(), 'simular'), 'aprobar');
    const programado = await dejar(programa, aprobado);
    expect(await dicho(programa, aprobado)).toEqual([]);
    const otroDia = await dejar(aprueba, programado, '2036-02-01T03:00:00Z');
    expect(await dicho(programa, aprobado)).toMatchObject([
      { tipo: 'lote.programado', cuando: '01/02/2036 00:00', quien: 'Beto' },
    ]);
    expect((await mover(prepara, otroDia, 'descartar', { motivo: 'Se arrepintieron' })).status).toBe(200);
    expect((await dicho(aprueba, aprobado)).at(-1)).toMatchObject({
      ...{ tipo: 'lote.rechazado', porque: 'Se arrepintieron', quien: 'Lucía' },
    });
    expect((await dicho(prepara, aprobado)).at(-1)).toMatchObject({ tipo: 'lote.programado' });
  });

  it('is somebody who may no longer look at it: whoever may approve one is told what became of it', async () => {
    const [seVa, queda, vende] = [
      await prueba.cliente({ nombre: 'Ana' }),
      await prueba.cliente({ nombre: 'Zoe' }),
      await prueba.cliente({ nombre: 'Vera' }),
    ];
    const conceder = (quien: Cliente, rol: string) =>
      prueba.pool.query('insert into concesion (usuario_id, rol) values ($1, $2)', [quien.usuarioId, rol]);
    await conceder(seVa, 'administrador');
    await conceder(queda, 'encargado');
    await conceder(vende, 'vendedor');
    const deAna = async (resto: object = {}) => {
      const ids = [await articulo(seVa, { precio: '100' }), await articulo(seVa, { precio: '200' })];
      return { ids, aprobado: await caminar(seVa, await lote(seVa, ids, resto), 'simular', 'aprobar') };
    };
    const tipos = async (quien: Cliente, suyo: { readonly id: string }) =>
      (await dicho(quien, suyo)).map(({ tipo }: { tipo: string }) => tipo);

    // While she may look at it, it is hers to hear of.
    const { aprobado: propio } = await deAna();
    await dejar(seVa, propio);
    await alLlegarSuDia();
    expect([await tipos(seVa, propio), await tipos(queda, propio)]).toEqual([['lote.aplicado'], []]);

    const { aprobado: entero } = await deAna();
    await dejar(seVa, entero);
    const { aprobado: roto, ids: suyos } = await deAna();
    await dejar(seVa, roto);
    const { aprobado: campania } = await deAna({ hasta: '2036-03-01T03:00:00Z' });
    await dejar(seVa, campania);
    await ponerPrecio(prepara, suyos[0] ?? '', { importe: '150' });
    await prueba.pool.query('update usuario set activo = false where id = $1', [seVa.usuarioId]);
    await alLlegarSuDia('2036-03-02T03:00:05Z');
    expect(await tipos(queda, entero)).toEqual(['lote.aplicado']);
    expect(await tipos(queda, roto)).toEqual(['lote.incompleto']);
    expect(await tipos(queda, campania)).toEqual(['lote.vencido']);
    for (const suyo of [entero, roto, campania]) expect(await tipos(vende, suyo)).toEqual([]);
  });
});
