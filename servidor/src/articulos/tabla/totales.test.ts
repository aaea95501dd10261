import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarArticulos } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { sucursalId: string; depositoId: string };

const CODIGOS = ['A-1', 'B-2', 'C-3', 'D-4'] as const;
const T = '/api/articulos/totales';
const totales = async (query = '', quien = persona) => (await quien.get(`${T}${query}`)).cuerpo;
const idDe = async (codigo: string): Promise<string> =>
  (await prueba.db.selectFrom('articulo').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()).id;

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  await prueba.db.transaction().execute((tx) =>
    cargarArticulos(
      tx,
      CODIGOS.map((codigo) => ({
        codigo,
        descripcion: codigo === 'C-3' ? 'Correa' : 'Filtro',
        estado: codigo === 'D-4' ? 'INACTIVO' : 'ACTIVO',
      })),
      null,
    ),
  );
  const saldo = async (codigo: string, deposito_id: string, fisico: string, reservado = '0') =>
    prueba.db
      .insertInto('saldo_stock')
      .values({ articulo_id: await idDe(codigo), deposito_id, permite_negativo: false, fisico, reservado })
      .execute();
  await saldo('A-1', INICIALES.deposito, '5', '2');
  await saldo('A-1', rosario.depositoId, '1');
  await saldo('B-2', rosario.depositoId, '8.5');
  // What does not sell is there for nobody, and is worth what it cost.
  const cuarentena = uuidv7();
  await prueba.db
    .insertInto('deposito')
    .values({
      ...{ id: cuarentena, sucursal_id: INICIALES.sucursal, codigo: 'CUA', nombre: 'Cuarentena' },
      ...{ clase: 'CUARENTENA', virtual: false, vendible: false },
    })
    .execute();
  await saldo('A-1', cuarentena, '40', '10');
  for (const [codigo, cantidad, valor] of [
    ['A-1', '6', '60.005'],
    ['B-2', '8.5', '0.1'],
  ] as const) {
    await sql`insert into costo_articulo (articulo_id, cantidad, valor, promedio)
      values (${await idDe(codigo)}, ${cantidad}, ${valor}, 1)`.execute(prueba.db);
  }
});
afterAll(() => prueba.cerrar());

describe('TD-15 totals of the table of artículos', () => {
  it('are of everything the filter leaves, and not of one page of it', async () => {
    const todo = await totales();
    expect(todo).toEqual({
      articulos: 3,
      disponibles: expect.arrayContaining([
        { sucursalId: INICIALES.sucursal, disponible: '3' },
        { sucursalId: rosario.sucursalId, disponible: '9.5' },
      ]),
      valor: '60.11',
      reposicion: '60.11',
    });
    expect(await totales('?pagina=2&porPagina=1&orden=-codigo')).toEqual(todo);
    expect(await totales('?estado=INACTIVO')).toEqual({
      ...{ articulos: 1, disponibles: [] },
      ...{ valor: '0.00', reposicion: '0.00' },
    });
  });

  it.each(['', '?conStock=true', '?buscar=filtro', '?buscar=filtro&orden=codigo', '?buscar=b-2', '?buscar=zzz'])(
    'add up the same rows that the list shows: %s',
    async (query) => {
      const { filas } = (await persona.get(`/api/articulos${query}`)).cuerpo as {
        filas: { stock: { sucursalId: string; disponible: string }[] }[];
      };
      const { articulos, disponibles } = await totales(query);
      expect(articulos).toBe(filas.length);
      for (const sucursalId of [INICIALES.sucursal, rosario.sucursalId]) {
        const delaLista = filas.flatMap(({ stock }) => stock.filter((uno) => uno.sucursalId === sucursalId));
        const suma = delaLista.reduce((total, { disponible }) => total + Number(disponible), 0);
        const total = disponibles.find((uno: { sucursalId: string }) => uno.sucursalId === sucursalId);
        expect(Number(total?.disponible ?? 0)).toBe(suma);
      }
    },
  );

  it('ART-07 are, as the row of each, of what its depósitos that sell have', async () => {
    const [{ stock }] = (await persona.get('/api/articulos?buscar=a-1')).cuerpo.filas;
    expect(stock.find(({ sucursalId }: { sucursalId: string }) => sucursalId === INICIALES.sucursal)).toMatchObject({
      ...{ fisico: '5', reservado: '2', disponible: '3' },
    });
    expect((await totales('?buscar=a-1')).disponibles).toContainEqual({
      ...{ sucursalId: INICIALES.sucursal, disponible: '3' },
    });
  });

  it('INV-71 INV-61 tell no cost to who may not see it, nor what there is in other sucursales', async () => {
    const vendedor = await prueba.cliente({
      permisos: ['articulo.ver', 'stock.ver'],
      sucursales: [rosario.sucursalId],
    });
    expect(await totales('', vendedor)).toEqual({
      articulos: 3,
      disponibles: [{ sucursalId: rosario.sucursalId, disponible: '9.5' }],
    });
    expect((await (await prueba.cliente({ permisos: ['stock.ver'] })).get(T)).status).toBe(403);
    expect((await persona.get(`${T}?listaId=${crypto.randomUUID()}`)).status).toBe(400);
  });

  it('INV-71 are worth what there is where who asks may see costs', async () => {
    const deRosario = await prueba.cliente({
      permisos: ['articulo.ver', 'costo.ver'],
      sucursales: [rosario.sucursalId],
    });
    // One of A-1 and 8,5 of B-2 at the average cost of 1: of Rosario, and not of the company.
    expect((await totales('', deRosario)).valor).toBe('9.50');
    expect((await totales('?buscar=a-1', deRosario)).valor).toBe('1.00');
    expect((await totales('?estado=INACTIVO', deRosario)).valor).toBe('0.00');
    expect((await totales()).valor).toBe('60.11');
    // And so is the ficha of each.
    const [fila] = (await deRosario.get('/api/articulos?buscar=a-1')).cuerpo.filas;
    const { costo } = (await deRosario.get(`/api/articulos/${fila.id}`)).cuerpo;
    expect(costo).toMatchObject({ promedio: '1.00', valor: '1.00', reposicion: '1.00' });
  });

  it('GAP-21 are worth what buying it again costs today too, in all and in one sucursal', async () => {
    const escrito = async (costo: string | null, moneda: 'ARS' | 'USD' = 'ARS') =>
      prueba.db
        .updateTable('articulo')
        .set({
          costo_reposicion: costo,
          costo_reposicion_moneda: costo && moneda,
          costo_reposicion_fecha: costo && new Date(),
          costo_reposicion_origen: costo && 'A mano',
        })
        .where('codigo', '=', 'A-1')
        .execute();
    await escrito('12.5');
    try {
      // What nobody wrote the cost of, B-2, is worth its average by both.
      expect(await totales()).toMatchObject({ valor: '60.11', reposicion: '75.10' });
      const pie = async (en: string) => (await persona.get(`/api/articulos/pie?en=${en}`)).cuerpo;
      expect(await pie(rosario.sucursalId)).toMatchObject({ valor: '9.50', reposicion: '21.00' });
      // Cuarentena is not for sale, and is worth its cost all the same.
      expect(await pie(INICIALES.sucursal)).toMatchObject({ valor: '45.00', reposicion: '562.50' });
      await sql`insert into cotizacion (id, moneda, fecha, valor, fuente)
        values (${uuidv7()}, 'USD', '2020-01-02', 1000, 'Prueba')`.execute(prueba.db);
      await escrito('2', 'USD');
      expect(await pie(rosario.sucursalId)).toMatchObject({ valor: '9.50', reposicion: '2008.50' });
    } finally {
      await escrito(null);
    }
  });

  it('do not add metres to pieces', async () => {
    const otra = await prueba.db
      .selectFrom('unidad')
      .select(['id', 'decimales'])
      .where('id', '<>', INICIALES.unidad)
      .executeTakeFirstOrThrow();
    const cable = await persona.post('/api/articulos', { codigo: 'CABLE', descripcion: 'Cable', unidadId: otra.id });
    expect(cable.status).toBe(201);
    expect(await totales()).toMatchObject({ articulos: 4, disponibles: null, valor: '60.11' });
    expect(await totales('?buscar=filtro')).toMatchObject({ disponibles: expect.any(Array) });
  });
});
