import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { AHORA, contarHistoria, type Historia } from './ayudas-de-prueba.ts';

const I = '/api/inicio';

let prueba: Prueba;
let persona: Cliente;
let deRosario: Cliente;
let historia: Historia;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  historia = await contarHistoria(prueba, persona);
  deRosario = await prueba.cliente({ permisos: ['nota.ver'], sucursales: [historia.rosario.sucursalId] });
  prueba.reloj.ahora = AHORA;
});
afterAll(() => prueba.cerrar());

const leer = async (ruta: string, quien = persona) => {
  const { status, cuerpo } = await quien.get(`${I}/${ruta}`);
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  return cuerpo;
};

type Punto = { readonly desde: string; readonly importe: string; readonly costo: string | null };
/** The points that are not zero, as day, sold and cost. */
const conAlgo = (puntos: readonly Punto[]) =>
  puntos
    .filter(({ importe }) => importe !== '0.00')
    .map(({ desde, importe, costo }) => [desde, importe, ...(costo === undefined ? [] : [costo])]);

describe('the figures of the home', () => {
  it('tell what was sold, less what came back and with dollars in pesos, against the same stretch before', async () => {
    const { hoy, mes, anio } = await leer('cifras');
    // 3 FILTRO; a week before up to this hour, 10 BUJIA.
    expect([hoy.importe, hoy.antes]).toEqual(['300.00', '100.00']);
    expect([hoy.dias.length, hoy.dias[0].desde]).toEqual([14, '2026-03-18']);
    expect(conAlgo(hoy.dias)).toEqual([
      ['2026-03-24', '150.00'],
      ['2026-03-25', '-100.00'],
      ['2026-03-30', '240.00'],
      ['2026-03-31', '300.00'],
    ]);
    // 150 + 240 + 300 − 100; it cost 27 BUJIA at 4 and 2 FILTRO at 66. February has no 31st: it counts whole.
    expect(mes).toEqual({ importe: '590.00', antes: '200.00', margen: '350.00', margenAntes: '80.00' });
    // Of the two of a year ago, the one before this hour.
    expect([anio.importe, anio.antes]).toEqual(['790.00', '100.00']);
    expect(anio.porMes).toHaveLength(12);
    expect(conAlgo(anio.porMes)).toEqual([
      ['2026-02-01', '200.00', '120.00'],
      ['2026-03-01', '590.00', '240.00'],
    ]);
  });

  it('INV-61 are of the sucursales somebody sells in, and INV-71 say no cost that is not theirs to see', async () => {
    const { hoy, mes, anio } = await leer('cifras', deRosario);
    expect([hoy.importe, mes.importe, mes.margen, mes.margenAntes]).toEqual(['0.00', '0.00', null, null]);
    expect(mes.antes).toBe('200.00');
    expect(conAlgo(anio.porMes)).toEqual([['2026-02-01', '200.00', null]]);
    expect((await leer(`cifras?sucursalId=${INICIALES.sucursal}`, deRosario)).anio.importe).toBe('0.00');
    expect((await leer(`cifras?sucursalId=${INICIALES.sucursal}`)).mes).toMatchObject({
      importe: '590.00',
      antes: '0.00',
    });
    const deUna = await prueba.cliente({
      permisos: ['nota.ver'],
      enOtras: { permisos: ['costo.ver'], sucursales: [historia.rosario.sucursalId] },
    });
    expect((await leer('cifras', deUna)).mes.margenAntes).toBe(null);
    expect((await leer(`cifras?sucursalId=${historia.rosario.sucursalId}`, deUna)).mes.margenAntes).toBe('80.00');
  });

  it('agree with the report of sales', async () => {
    const reporte = async (periodo: string) =>
      (await persona.get(`/api/articulos/reportes/ventas/resumen?${periodo}`)).cuerpo;
    const { mes, anio } = await leer('cifras');
    const marzo = await reporte('desde=2026-03-01&hasta=2026-03-31');
    expect([mes.importe, mes.margen]).toEqual([marzo.importe, marzo.margen]);
    expect(anio.importe).toBe((await reporte('desde=2026-01-01&hasta=2026-03-31')).importe);
  });
});

describe('the chart of sales', () => {
  it('goes by weeks, months and years up to the running one', async () => {
    const semanas = await leer('ventas?paso=semana');
    expect([semanas.paso, semanas.puntos.length, semanas.puntos[0].desde]).toEqual(['semana', 12, '2026-01-12']);
    expect(conAlgo(semanas.puntos)).toEqual([
      ['2026-02-23', '200.00', '120.00'],
      ['2026-03-23', '50.00', '-6.00'],
      ['2026-03-30', '540.00', '246.00'],
    ]);
    const meses = await leer('ventas');
    expect([meses.paso, meses.puntos.length, meses.puntos[0].desde]).toEqual(['mes', 12, '2025-04-01']);
    expect(conAlgo(meses.puntos)).toEqual([
      ['2026-02-01', '200.00', '120.00'],
      ['2026-03-01', '590.00', '240.00'],
    ]);
    expect((await leer('ventas?paso=anio')).puntos).toEqual([
      { desde: '2025-01-01', importe: '200.00', costo: '120.00' },
      { desde: '2026-01-01', importe: '790.00', costo: '360.00' },
    ]);
    expect(conAlgo((await leer('ventas', deRosario)).puntos)).toEqual([['2026-02-01', '200.00', null]]);
    expect((await persona.get(`${I}/ventas?paso=dia`)).status).toBe(400);
  });
});

it('what is sold now is there at once, and what waits to be delivered is not sold yet', async () => {
  const { reloj } = prueba;
  reloj.ahora = undefined;
  const nueva = { clienteId: historia.clientes.flota, depositoId: INICIALES.deposito };
  const renglones = [{ articuloId: historia.ids.quieto, cantidad: '4' }];
  const NOTAS = '/api/ventas/notas-de-pedido';
  const nota = (await persona.post(NOTAS, { ...nueva, renglones })).cuerpo;
  const confirmada = (await persona.post(`${NOTAS}/${nota.id}/confirmar`, { version: nota.version })).cuerpo;
  const deHoy = async () => (await leer('cifras')).hoy.importe;
  expect(await deHoy()).toBe('0.00');
  const parte = { version: confirmada.version, renglones: [{ renglonId: confirmada.renglones[0].id, cantidad: '1' }] };
  const entregada = (await persona.post(`${NOTAS}/${nota.id}/finalizar`, parte)).cuerpo;
  expect(await deHoy()).toBe('100.00');
  await persona.post(`${NOTAS}/${nota.id}/finalizar`, { version: entregada.version ?? entregada.nota.version });
  expect(await deHoy()).toBe('400.00');
  reloj.ahora = AHORA;
});

it('each sucursal tells what it sold in the month, the most first, and those that sold nothing last', async () => {
  expect((await leer('cifras')).sucursales).toEqual([
    { id: INICIALES.sucursal, nombre: 'Casa Central', importe: '590.00' },
    { id: historia.rosario.sucursalId, nombre: 'Rosario', importe: '0.00' },
  ]);
  const { sucursales } = await leer('cifras', deRosario);
  expect(sucursales.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Rosario']);
  expect((await leer(`cifras?sucursalId=${INICIALES.sucursal}`, deRosario)).sucursales).toEqual([]);
});

describe('how much is being done', () => {
  const cuentas = ({ notas, clientes }: { notas: number; clientes: number | null }) => [notas, clientes];

  it('counts the notas of each month and the customers they are of, the consumidor final apart', async () => {
    const { meses, antes } = await leer('actividad');
    expect(meses.map(({ desde }: { desde: string }) => desde)).toEqual([
      ...['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'],
    ]);
    // Of March two are of nobody in particular; what came back makes none. February has no 31st: it counts whole.
    expect(meses.map(cuentas)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
      [4, 2],
    ]);
    expect(cuentas(antes)).toEqual([1, 1]);
    const { reloj } = prueba;
    reloj.ahora = new Date('2026-03-27T14:59:00Z');
    expect(cuentas((await leer('actividad')).antes)).toEqual([0, 0]);
    reloj.ahora = new Date('2026-03-27T15:01:00Z');
    expect(cuentas((await leer('actividad')).antes)).toEqual([1, 1]);
    reloj.ahora = AHORA;
  });

  it('is of the sucursales somebody sells in, and counts no customers for who may not see them', async () => {
    const { meses, antes } = await leer('actividad', deRosario);
    expect(meses.slice(-2).map(cuentas)).toEqual([
      [1, null],
      [0, null],
    ]);
    expect(cuentas(antes)).toEqual([1, null]);
    expect((await leer(`actividad?sucursalId=${INICIALES.sucursal}`)).meses.slice(-2).map(cuentas)).toEqual([
      [0, 0],
      [4, 2],
    ]);
    expect((await leer(`actividad?sucursalId=${INICIALES.sucursal}`, deRosario)).meses.at(-1).notas).toBe(0);
  });

  it('does not count a draft until it is confirmed, nor a nota that was voided', async () => {
    const { reloj } = prueba;
    reloj.ahora = undefined;
    const deEsteMes = async () => (await leer('actividad')).meses.at(-1).notas;
    const habia = await deEsteMes();
    const NOTAS = '/api/ventas/notas-de-pedido';
    const pedida = { clienteId: historia.clientes.flota, depositoId: INICIALES.deposito };
    const nota = (
      await persona.post(NOTAS, { ...pedida, renglones: [{ articuloId: historia.ids.quieto, cantidad: '1' }] })
    ).cuerpo;
    expect(await deEsteMes()).toBe(habia);
    const confirmada = (await persona.post(`${NOTAS}/${nota.id}/confirmar`, { version: nota.version })).cuerpo;
    expect(await deEsteMes()).toBe(habia + 1);
    const { status, cuerpo } = await persona.post(`${NOTAS}/${nota.id}/anular`, {
      version: confirmada.version,
      motivo: 'Se arrepintió',
    });
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    expect(await deEsteMes()).toBe(habia);
    reloj.ahora = AHORA;
  });
});

describe('the best of a month', () => {
  it('are the customers and the artículos that were worth the most, of the running one or another', async () => {
    const { mes, clientes, articulos } = await leer('mejores');
    expect(mes).toBe('2026-03');
    // The consumidor final, who bought 150, is nobody in particular.
    expect(clientes).toEqual([
      { id: historia.clientes.flota, nombre: 'Flota Sur S.A.', notas: 1, importe: '240.00', prioridad: 'muy_alta' },
      { id: historia.clientes.taller, nombre: 'Taller Quiroga', notas: 1, importe: '200.00', prioridad: 'muy_alta' },
    ]);
    const nombrado = (codigo: string) => ({ codigo, descripcion: `Artículo ${codigo}`, unidad: 'U' });
    expect(articulos).toEqual([
      { id: historia.ids.bujia, ...nombrado('BUJIA'), unidades: '27', importe: '390.00' },
      { id: historia.ids.filtro, ...nombrado('FILTRO'), unidades: '2', importe: '200.00' },
    ]);
    const febrero = await leer('mejores?mes=2026-02');
    expect(febrero.clientes).toMatchObject([{ nombre: 'Taller Quiroga', importe: '200.00', notas: 1 }]);
    expect(await leer('mejores?mes=2026-01')).toEqual({ mes: '2026-01', clientes: [], articulos: [] });
  });

  it('names no customer to who may not see them, and only what was sold where they sell', async () => {
    const { clientes, articulos } = await leer('mejores?mes=2026-02', deRosario);
    expect([clientes, articulos.length]).toEqual([[], 1]);
    expect((await leer('mejores', deRosario)).articulos).toEqual([]);
  });

  it('refuses what is no month', async () => {
    for (const mes of ['2026-13', '2026-3', 'marzo', '']) {
      expect((await persona.get(`${I}/mejores?mes=${mes}`)).status, mes).toBe(400);
    }
  });
});
