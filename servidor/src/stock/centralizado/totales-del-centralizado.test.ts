import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { ajustar } from '#stock/ayudas-de-prueba.ts';

const RUTA = '/api/stock/centralizado';
const CIFRAS = ['fisico', 'reservado', 'disponible'] as const;

let prueba: Prueba;
let admin: Cliente;
let rosario: { sucursalId: string; depositoId: string };

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  for (const [codigo, entradas] of [
    ['B-FILTRO', { [INICIALES.deposito]: '26', [rosario.depositoId]: '14' }],
    ['C-BUJIA', { [INICIALES.deposito]: '7' }],
    ['D-NADA', {}],
  ] as const) {
    const { cuerpo } = await admin.post('/api/articulos', { codigo, descripcion: `Cosa ${codigo}` });
    for (const [depositoId, cantidad] of Object.entries(entradas)) {
      const renglones = [{ articuloId: cuerpo.id, cantidad, costo: '10' }];
      await ajustar(admin, { depositoId, fechaEfectiva: '2026-02-10', renglones });
    }
  }
});
afterAll(() => prueba.cerrar());

type Cifras = Readonly<Record<(typeof CIFRAS)[number], string>>;
const leer = async (ruta: string, quien = admin) => (await quien.get(`${RUTA}${ruta}`)).cuerpo;

it('TD-15 the matrix adds up by unidad what its filter leaves, today and on a past day', async () => {
  for (const resto of [
    '',
    'al=2026-02-15',
    'al=2026-02-01',
    'vista=cero',
    'buscar=filtro',
    'filtros=fisico:entre:1,',
  ]) {
    const { filas } = await leer(`?${resto}`);
    const { articulos, filas: sumas } = await leer(`/totales?${resto}`);
    expect([resto, articulos]).toEqual([resto, filas.length]);
    for (const cifra of CIFRAS) {
      const suma = filas.reduce((hecho: number, { total }: { total: Cifras }) => hecho + Number(total[cifra]), 0);
      expect([resto, cifra, Number(sumas[0].total[cifra])]).toEqual([resto, cifra, suma]);
    }
  }
  expect((await leer('/totales')).filas).toMatchObject([
    { unidad: 'U', total: { fisico: '47', reservado: '0', disponible: '47' }, celdas: [{}, {}] },
  ]);
  expect(await leer('/totales?filtros=fisico:entre:1000,')).toEqual({ articulos: 0, filas: [] });
});

it('TD-15 INV-61 the totals are those of the sucursales that the person may see', async () => {
  const suyo = await prueba.cliente({ permisos: ['stock.ver'], sucursales: [rosario.sucursalId] });
  expect((await leer('/totales', suyo)).filas).toMatchObject([
    { celdas: [{ sucursalId: rosario.sucursalId, fisico: '14' }], total: { fisico: '14', disponible: '14' } },
  ]);
});

it('SCE-07 says what each artículo lacks where it is short, whatever the other depósitos have', async () => {
  const fondo = uuidv7();
  const deRosario = { sucursal_id: rosario.sucursalId, codigo: 'FON', nombre: 'Fondo', clase: 'FISICO' };
  await prueba.db
    .insertInto('deposito')
    .values({ ...deRosario, id: fondo, virtual: false, vendible: true })
    .execute();
  const articuloId = await sembrarArticulo(prueba.db, { codigo: 'E-CORTO', permiteNegativo: true });
  await ajustar(admin, { depositoId: rosario.depositoId, renglones: [{ articuloId, cantidad: '-3' }] });
  await ajustar(admin, { depositoId: fondo, renglones: [{ articuloId, cantidad: '9', costo: '10' }] });
  for (const donde of ['', `&sucursalId=${rosario.sucursalId}`]) {
    expect((await leer(`?vista=negativos${donde}`)).filas).toMatchObject([
      { codigo: 'E-CORTO', total: { disponible: '6' }, bajoCero: '-3' },
    ]);
  }
  expect((await leer('?filtros=codigo:igual:b-filtro')).filas).toMatchObject([{ bajoCero: '0' }]);
});

it('SCE-01 what is only where nothing is sold from is there, and is promised to nobody', async () => {
  const cuarentena = uuidv7();
  const deRosario = { sucursal_id: rosario.sucursalId, codigo: 'CUA', nombre: 'Cuarentena', clase: 'CUARENTENA' };
  await prueba.db
    .insertInto('deposito')
    .values({ ...deRosario, id: cuarentena, virtual: false, vendible: false })
    .execute();
  const articuloId = await sembrarArticulo(prueba.db, { codigo: 'F-CUARENTENA' });
  await ajustar(admin, { depositoId: cuarentena, renglones: [{ articuloId, cantidad: '4', costo: '10' }] });
  expect((await leer('?filtros=codigo:igual:f-cuarentena')).filas).toMatchObject([
    { celdas: [{}, { fisico: '4', disponible: '0' }], total: { fisico: '4', reservado: '0', disponible: '0' } },
  ]);
});
