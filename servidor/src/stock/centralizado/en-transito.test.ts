import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';
import { ajustar } from '#stock/ayudas-de-prueba.ts';

const RUTA = '/api/stock/centralizado';
let prueba: Prueba;
let admin: Cliente;
let rosario: { sucursalId: string; depositoId: string };
let enCamino: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const { cuerpo } = await admin.post('/api/tablas-generales/depositos', {
    ...{ sucursalId: rosario.sucursalId, codigo: 'CAM', nombre: 'En camino', clase: 'TRANSITO' },
  });
  enCamino = cuerpo.id;
  for (const codigo of ['A-VIAJA', 'B-HAY', 'C-NADA']) {
    ids[codigo] = (await admin.post('/api/articulos', { codigo, descripcion: `Cosa ${codigo}` })).cuerpo.id;
  }
  const entrar = (codigo: string, depositoId: string, cantidad: string, fechaEfectiva: string) =>
    ajustar(admin, {
      depositoId,
      fechaEfectiva,
      renglones: [{ articuloId: ids[codigo] ?? '', cantidad, costo: '10' }],
    });
  await entrar('A-VIAJA', rosario.depositoId, '11', '2026-02-10');
  await entrar('A-VIAJA', enCamino, '6', '2026-02-20');
  await entrar('B-HAY', INICIALES.deposito, '6', '2026-02-10');
  await entrar('C-NADA', enCamino, '4', '2026-02-20');
});
afterAll(() => prueba.cerrar());

type Cifras = { fisico: string; reservado: string; disponible: string; enTransito: string };
type Fila = { codigo: string; celdas: Cifras[]; total: Cifras };
const leer = async (ruta: string, quien = admin) => (await quien.get(`${RUTA}${ruta}`)).cuerpo;
const filas = async (mas: string): Promise<Fila[]> => (await leer(`?${mas}`)).filas;
const con = async (filtros: string, mas = '') => (await filas(`filtros=${filtros}${mas}`)).map(({ codigo }) => codigo);

it('SCE-01 what is on its way to a sucursal is told apart from what is there', async () => {
  const [viaja, hay, nada] = await filas('');
  const sinReservas = { reservado: '0' };
  expect(viaja?.celdas[1]).toMatchObject({ ...sinReservas, fisico: '11', disponible: '11', enTransito: '6' });
  expect(viaja?.total).toEqual({ ...sinReservas, fisico: '11', disponible: '11', enTransito: '6' });
  expect(hay?.total).toEqual({ ...sinReservas, fisico: '6', disponible: '6', enTransito: '0' });
  expect(nada?.total).toEqual({ ...sinReservas, fisico: '0', disponible: '0', enTransito: '4' });
  expect(
    (await filas('vista=cero')).map(({ codigo }) => codigo),
    'something is on its way',
  ).toEqual([]);
});

it('SCE-03 as of a past day, and TD-15 in what it adds up to', async () => {
  expect((await filas('al=2026-02-15'))[0]?.total).toMatchObject({ fisico: '11', enTransito: '0' });
  expect((await filas('al=2026-02-21'))[0]?.total).toMatchObject({ fisico: '11', enTransito: '6' });
  expect((await leer('/totales')).filas).toMatchObject([{ total: { fisico: '17', enTransito: '10' } }]);
  expect((await leer('/totales?al=2026-02-15')).filas).toMatchObject([{ total: { fisico: '17', enTransito: '0' } }]);
});

it('TD-07 the filters ask of the same figures that the table shows', async () => {
  const { sucursalId } = rosario;
  for (const mas of ['', '&al=2026-02-21']) {
    expect(await con(`enTransito-${sucursalId}:entre:1,`, mas)).toEqual(['A-VIAJA', 'C-NADA']);
    expect(await con('enTransito:entre:6,6', mas)).toEqual(['A-VIAJA']);
    expect(await con('enTransito:entre:,0', mas)).toEqual(['B-HAY']);
    expect(await con(`fisico-${sucursalId}:entre:11,11`, mas)).toEqual(['A-VIAJA']);
    expect(await con('fisico:entre:,0', mas), 'what travels is not there').toEqual(['C-NADA']);
    expect(await con('fisico:entre:17,17', mas)).toEqual([]);
  }
});

it('the file has it in a column of its own', async () => {
  const { texto } = await admin.get(
    `${RUTA}/exportar?columnas=codigo,fisico-${rosario.sucursalId},enTransito-${rosario.sucursalId},enTransito`,
  );
  expect(texto.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Código;Rosario físico;Rosario en tránsito;Total en tránsito',
    ...['A-VIAJA;11;6;6', 'B-HAY;0;0;0', 'C-NADA;0;4;4'],
  ]);
});

it('SCE-02 each of both figures is what its own movements add up to', async () => {
  const cierre = async (enTransito: string) =>
    (await admin.get(`/api/stock/kardex?articuloId=${ids['A-VIAJA']}&enTransito=${enTransito}`)).cuerpo.resumen.cierre;
  expect([await cierre('true'), await cierre('false')]).toEqual(['6', '11']);
});

it('INV-61 nothing travels to a sucursal whose stock one may not see', async () => {
  const ajena = await prueba.cliente({ permisos: ['stock.ver'], sucursales: [INICIALES.sucursal] });
  expect((await leer('', ajena)).filas.map(({ total }: Fila) => total.enTransito)).toEqual(['0', '0', '0']);
  const { cuerpo } = await ajena.get(`/api/stock/kardex?articuloId=${ids['C-NADA']}&enTransito=true`);
  expect(cuerpo.filas).toEqual([]);
});
