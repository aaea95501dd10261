import { afterAll, beforeAll, expect, it } from 'vitest';
import { abastecer } from '#articulos/estructura/ayudas-de-prueba.ts';
import { cargarArticulos } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { sucursalId: string; depositoId: string };
let ids: readonly string[];
let enCamino: string;

const DATOS: Parameters<typeof cargarArticulos>[1] = [
  { codigo: 'T-1', descripcion: 'Filtro', estado: 'ACTIVO' },
  { codigo: 'T-2', descripcion: 'Bujía', estado: 'ACTIVO' },
  { codigo: 'T-3', descripcion: 'Correa', estado: 'ACTIVO' },
  { codigo: 'T-4', descripcion: 'Colocación', estado: 'ACTIVO', tipo: 'SERVICIO' },
];

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  const abrir = async (sucursalId: string) =>
    (
      await persona.post('/api/tablas-generales/depositos', {
        ...{ sucursalId, codigo: 'CAM', nombre: 'En camino', clase: 'TRANSITO' },
      })
    ).cuerpo.id as string;
  enCamino = await abrir(rosario.sucursalId);
  const aCasa = await abrir(INICIALES.sucursal);
  ids = await prueba.db.transaction().execute((tx) => cargarArticulos(tx, DATOS, null));
  const [uno = '', dos = ''] = ids;
  await abastecer(prueba.db, persona, [[uno, '5', '10']]);
  await abastecer(prueba.db, persona, [[uno, '6', '10']], enCamino);
  await abastecer(prueba.db, persona, [[uno, '2', '10']], aCasa);
  await abastecer(prueba.db, persona, [[dos, '4', '10']], enCamino);
});
afterAll(() => prueba.cerrar());

const pedir = async (mas: string, quien = persona) => (await quien.get(`/api/articulos?${mas}`)).cuerpo.filas;
const codigos = async (mas: string, quien = persona): Promise<string[]> =>
  (await pedir(mas, quien)).map(({ codigo }: { codigo: string }) => codigo);

it('ART-07 what travels to a sucursal is told apart from what it has, and is not to be promised', async () => {
  const [uno, dos, tres] = await pedir('orden=codigo');
  const en = (fila: { stock: readonly { sucursalId: string }[] }, id: string) =>
    fila.stock.find(({ sucursalId }) => sucursalId === id);
  expect(en(uno, INICIALES.sucursal)).toEqual({
    ...{ sucursalId: INICIALES.sucursal, fisico: '5', reservado: '0', disponible: '5', enTransito: '2' },
  });
  // Nothing on the shelf yet: all of it travels.
  expect(en(dos, rosario.sucursalId)).toEqual({
    ...{ sucursalId: rosario.sucursalId, fisico: '0', reservado: '0', disponible: '0', enTransito: '4' },
  });
  expect(tres.stock).toEqual([]);
  expect(await codigos('conStock=true')).toEqual(['T-1']);

  const { cuerpo: ficha } = await persona.get(`/api/articulos/${ids[1]}`);
  // It never was in the sala of Rosario, and what travels arrived to where it is just now.
  const movido = new Map(ficha.stock.map(({ depositoId, ultimoMovimiento }: never) => [depositoId, ultimoMovimiento]));
  expect(movido.get(rosario.depositoId)).toBeNull();
  expect(Date.now() - Date.parse(String(movido.get(enCamino)))).toBeLessThan(600_000);
  const viajan = ficha.stock.filter(({ enTransito }: { enTransito: boolean }) => enTransito);
  expect(viajan.map(({ depositoId, fisico, vendible }: never) => [depositoId, fisico, vendible])).toContainEqual([
    ...[enCamino, '4', false],
  ]);
});

it('ART-07 TD-06 TD-07 it is an order, a filter and a column of the file and of the paper', async () => {
  expect(await codigos('orden=-transito')).toEqual(['T-1', 'T-2', 'T-3', 'T-4']);
  expect(await codigos('orden=transito')).toEqual(['T-3', 'T-2', 'T-1', 'T-4']);
  expect(await codigos('filtros=transito:entre:1,')).toEqual(['T-1', 'T-2']);
  expect(await codigos('filtros=transito:entre:,0')).toEqual(['T-3']);
  expect(await codigos('filtros=transito:entre:5,9')).toEqual(['T-1']);
  const { texto } = await persona.get('/api/articulos/exportar?orden=codigo&columnas=codigo,transito');
  expect(texto.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    ...['Código;En tránsito', 'T-1;8', 'T-2;4', 'T-3;0', 'T-4;'],
  ]);
  const papel = await persona.get('/api/articulos/exportar-pdf?columnas=codigo,transito');
  expect(papel.status).toBe(200);
});

it('INV-71 of a sucursal whose stock one may not see nothing travels', async () => {
  const ajena = await prueba.cliente({ permisos: ['articulo.ver', 'stock.ver'], sucursales: [INICIALES.sucursal] });
  expect(await codigos('filtros=transito:entre:1,', ajena)).toEqual(['T-1']);
  const { texto } = await ajena.get('/api/articulos/exportar?orden=codigo&columnas=codigo,transito');
  expect(texto).toContain('T-1;2');
  expect(texto).toContain('T-2;0');
});
