import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { articulo, caminar, LOTES, lote, mover, ponerCosto } from './ayudas-de-prueba.ts';
import { aplicarVencidos } from './programados.ts';

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
    expect((await mover(programa, aprobado, 'programar', { aplicaDesde: '2036-01-01T03:00:00Z' })).status).toBe(200);
    prueba.reloj.ahora = new Date('2036-01-01T03:00:05Z');
    await aplicarVencidos({
      ...{ db: prueba.db, dbLarga: prueba.db, log: prueba.app.log },
      ahora: () => prueba.reloj.ahora ?? new Date(),
    });
    prueba.reloj.ahora = undefined;
    const { id: loteId, numero, motivo } = aprobado;
    for (const quien of [prepara, aprueba, programa]) {
      expect((await dicho(quien, aprobado)).at(-1)).toEqual({ tipo: 'lote.aplicado', loteId, numero, motivo });
    }
  });
});
