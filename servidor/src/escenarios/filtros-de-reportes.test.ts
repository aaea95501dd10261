import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { cargarMovimientos, depositosVirtuales } from '#stock/index.ts';

const R = '/api/articulos/reportes';

let prueba: Prueba;
let persona: Cliente;

const NOTAS = '/api/ventas/notas-de-pedido';

/** What came in at a cost, and what of it was taken away at 100 each. */
async function comprarYVender(codigo: string, cantidad: string, costo: string, vendida: string): Promise<void> {
  const articuloId = await sembrarArticulo(prueba.db, { codigo, descripcion: `Pieza ${codigo}`, precio: '100.00' });
  await prueba.db.transaction().execute(async (tx) => {
    const desde = (await depositosVirtuales(tx)).get('INICIAL') ?? '';
    await cargarMovimientos(tx, [
      {
        ...{ tipo: 'INICIAL', fechaEfectiva: new Date('2026-01-02T12:00:00Z'), clave: uuidv7() },
        documento: { tipo: 'AJUSTE', id: uuidv7(), texto: 'Stock inicial' },
        usuarioId: persona.usuarioId,
        traspasos: [{ articuloId, cantidad, costo, decimales: 0, desde, hacia: INICIALES.deposito }],
      },
    ]);
  });
  if (vendida === '0') return;
  const nota = {
    ...{ clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito },
    renglones: [{ articuloId, cantidad: vendida }],
  };
  let { id, version } = (await persona.post(NOTAS, nota)).cuerpo;
  for (const accion of ['confirmar', 'finalizar']) {
    const { status, cuerpo } = await persona.post(`${NOTAS}/${id}/${accion}`, { version });
    expect(status, JSON.stringify(cuerpo)).toBe(200);
    ({ id, version } = cuerpo);
  }
}

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  await comprarYVender('CARO', '20', '60', '10');
  await comprarYVender('BARATO', '100', '4', '5');
  await comprarYVender('QUIETO', '3', '20', '0');
});
afterAll(() => prueba.cerrar());

/** The codes a report lists with those filters of its columns; its file has them too. */
async function hallar(ruta: string, filtros: string, quien = persona): Promise<readonly string[]> {
  const [lista, query = ''] = ruta.split('?');
  const pedido = `${query}&orden=codigo&filtros=${encodeURIComponent(filtros)}`;
  const { status, cuerpo } = await quien.get(`${R}/${lista}?${pedido}`);
  expect(status, JSON.stringify(cuerpo)).toBe(200);
  const codigos = cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo);
  const { texto } = await quien.get(`${R}/${lista}/exportar?${pedido}&columnas=codigo`);
  expect(texto.replace('\ufeff', '').trim().split('\r\n').slice(1)).toEqual(codigos);
  expect(cuerpo.total).toBe(codigos.length);
  return codigos;
}

it('TD-07 GAP-21 the value of stock is filtered by each of its columns, also in its file', async () => {
  expect(await hallar('valuacion', 'rubro:igual:sin clasificar')).toEqual(['BARATO', 'CARO', 'QUIETO']);
  expect(await hallar('valuacion', 'cantidad:entre:3,10;costoPromedio:entre:60,')).toEqual(['CARO']);
  expect(await hallar('valuacion', 'promedio:entre:,380;descripcion:contiene:pieza')).toEqual(['BARATO', 'QUIETO']);
  expect(await hallar('valuacion', 'costoReposicion:vacio;codigo:empieza:q')).toEqual(['QUIETO']);
  expect(await hallar('valuacion', 'brecha:entre:0.01,')).toEqual([]);
  expect(await hallar('valuacion', 'brechaPorciento:entre:0,0;reposicion:entre:600,600')).toEqual(['CARO']);
});

it('TD-07 REA-05 classes are filtered by each of their columns, and stay those of the whole company', async () => {
  expect(await hallar('abc-xyz', 'clase:uno:AZ')).toEqual(['CARO']);
  expect(await hallar('abc-xyz', 'participacion:entre:,50;unidades:entre:1,')).toEqual(['BARATO']);
  expect(await hallar('abc-xyz', 'acumulado:entre:100,;valor:entre:20,20')).toEqual(['BARATO']);
  expect(await hallar('abc-xyz', 'variacion:vacio;clase:uno:AZ,CZ')).toEqual(['QUIETO']);
  expect((await persona.get(`${R}/abc-xyz?filtros=clase:entre:1,2`)).status).toBe(400);
});

it('TD-07 REA-03 sales are filtered by each of their columns', async () => {
  expect(await hallar('ventas', 'unidades:entre:5,10;importe:entre:1000,')).toEqual(['CARO']);
  expect(await hallar('ventas', 'costo:entre:600,600;margen:entre:400,400;margenPorciento:entre:40,40')).toEqual([
    'CARO',
  ]);
  expect(await hallar('ventas', 'deHoy:entre:96,')).toEqual(['BARATO']);
  expect(await hallar('ventas?vista=sinVentas', 'existencia:entre:3,3')).toEqual(['QUIETO']);
  expect(await hallar('ventas?vista=sinVentas', 'existencia:entre:4,')).toEqual([]);

  const vendedor = await prueba.cliente({ permisos: ['nota.ver'] });
  expect(await hallar('ventas', 'importe:entre:1000,', vendedor)).toEqual(['CARO']);
  // INV-71 no range tells where a cost is to who may not see it.
  expect(await hallar('ventas', 'costo:entre:0,', vendedor)).toEqual([]);
  expect(await hallar('ventas', 'margenPorciento:entre:-100,100', vendedor)).toEqual([]);
});

it('INV-71 REA-03 no place of an order tells margins to who may not see them', async () => {
  const igualar = async ({ articuloId }: { articuloId: string }) => {
    const { version } = (await persona.get(`/api/articulos/${articuloId}`)).cuerpo;
    const cambio = { version, descripcion: 'La misma pieza' };
    expect((await persona.patch(`/api/articulos/${articuloId}`, cambio)).status).toBe(200);
  };
  await Promise.all((await persona.get(`${R}/ventas`)).cuerpo.filas.map(igualar));
  const enOrden = async (orden: string, quien: Cliente) =>
    (await quien.get(`${R}/ventas?orden=${orden}`)).cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo);
  expect(await enOrden('descripcion,margenPorciento', persona)).toEqual(['CARO', 'BARATO']);
  expect(await enOrden('descripcion,-margenPorciento', persona)).toEqual(['BARATO', 'CARO']);
  const vendedor = await prueba.cliente({ permisos: ['nota.ver'] });
  const sinMargen = await enOrden('descripcion', vendedor);
  expect(await enOrden('descripcion,margenPorciento', vendedor)).toEqual(sinMargen);
  expect(await enOrden('descripcion,-margenPorciento', vendedor)).toEqual(sinMargen);
});
