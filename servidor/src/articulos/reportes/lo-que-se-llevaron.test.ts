import { afterAll, beforeAll, expect, it } from 'vitest';
import { ARMADOS, abastecer, ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

const R = '/api/articulos/reportes';
const NOTAS = '/api/ventas/notas-de-pedido';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const leer = async (ruta: string) => {
  const { status, cuerpo, texto } = await persona.get(`${R}/${ruta}`);
  expect(status, texto).toBe(200);
  return cuerpo;
};

async function vender(articuloId: string, cantidad: string): Promise<void> {
  const nota = { clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito };
  let { id, version } = (await persona.post(NOTAS, { ...nota, renglones: [{ articuloId, cantidad }] })).cuerpo;
  for (const accion of ['confirmar', 'finalizar']) {
    const { status, cuerpo, texto } = await persona.post(`${NOTAS}/${id}/${accion}`, { version });
    expect(status, texto).toBe(200);
    ({ id, version } = cuerpo);
  }
}

const costear = async (id: string, importe: string) => {
  const { status, texto } = await persona.post(`/api/articulos/${id}/costos`, { importe, origen: 'Lista' });
  expect(status, texto).toBe(201);
};

it('REA-03 a kit takes what it takes: that is not left as what nobody took, and GAP-21 its margin of today is over what that costs today', async () => {
  const pieza = (codigo: string) => sembrarArticulo(prueba.db, { codigo });
  const [filtro, aceite, quieto] = [await pieza('FILTRO'), await pieza('ACEITE'), await pieza('QUIETO')];
  const kit = await sembrarArticulo(prueba.db, { codigo: 'SERVICE', tipo: 'KIT', precio: '200' });
  await abastecer(prueba.db, persona, [
    [filtro, '10', '50'],
    [aceite, '20', '10'],
    [quieto, '3', '7'],
  ]);
  await regir(persona, kit, [una(filtro), una(aceite, '4')]);
  await vender(kit, '2');

  const alSalir = { importe: '400.00', costo: '180.00', margen: '220.00', margenPorciento: '55' };
  const { filas } = await leer('ventas');
  // A kit is not in hand: it is put together when it leaves.
  const noSeGuarda = { existencia: null };
  expect(filas).toMatchObject([{ codigo: 'SERVICE', unidades: '2', ...alSalir, reposicion: '180.00', ...noSeGuarda }]);
  expect((await leer('ventas?filtros=existencia:entre:0,')).total).toBe(0);
  const [titulos = '', fila = ''] = (await persona.get(`${R}/ventas/exportar`)).texto.split('\r\n');
  expect(fila.split(';')[titulos.split(';').indexOf('Existencia')]).toBe('');
  const quietos = await leer('ventas?vista=sinVentas');
  expect(quietos.filas.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['QUIETO']);
  expect(await leer('ventas/resumen')).toMatchObject({ articulos: 1, sinVentas: 1, ...alSalir });

  // The oil, which nobody wrote a cost of, is what it was bought at.
  await costear(filtro, '90');
  const deHoy = { reposicion: '260.00', margenDeHoyPorciento: '35' };
  expect((await leer('ventas')).filas[0]).toMatchObject({ ...alSalir, ...deHoy });
  expect(await leer('ventas/resumen')).toMatchObject({ ...alSalir, ...deHoy });
  const filtros = encodeURIComponent('deHoy:entre:35,35');
  expect((await leer(`ventas?filtros=${filtros}`)).total).toBe(1);
  await costear(aceite, '15');
  expect((await leer('ventas')).filas[0]).toMatchObject({ reposicion: '300.00', margenDeHoyPorciento: '25' });
  // What somebody writes of the kit itself holds over that.
  await costear(kit, '120');
  expect((await leer('ventas/resumen')).reposicion).toBe('240.00');
});

it('REA-05 what went out went out, also when nobody knows what it cost', async () => {
  const id = await sembrarArticulo(prueba.db, { codigo: 'SIN-COSTO' });
  await abastecer(prueba.db, persona, [[id, '10', '0']]);
  const antes = await leer('abc-xyz/resumen');
  await vender(id, '3');
  const { filas } = await leer('abc-xyz?porPagina=200');
  const fila = filas.find(({ articuloId }: { articuloId: string }) => articuloId === id);
  expect(fila).toMatchObject({ unidades: '3', valor: '0.00', abc: 'C' });
  const resumen = await leer('abc-xyz/resumen');
  expect([resumen.articulos, resumen.sinSalidas]).toEqual([antes.articulos + 1, antes.sinSalidas - 1]);
  expect(resumen.articulos).toBe(filas.filter(({ unidades }: { unidades: string }) => Number(unidades) > 0).length);
  expect(resumen.curva.at(-1)).toEqual({ articulos: 100, valor: 100 });
  // Of those alone there is nothing to draw.
  const solos = await leer('abc-xyz/resumen?filtros=codigo:igual:sin-costo');
  expect(solos).toMatchObject({ articulos: 1, sinSalidas: 0, valor: '0.00', curva: [] });
});

it('REA-05 what is put together takes its parts and not itself, what was taken back was not taken, and what is gone is not told', async () => {
  const sembrar = (codigo: string, resto: object = {}) => sembrarArticulo(prueba.db, { codigo, ...resto });
  const [parte, conjunto, ido] = await Promise.all([
    sembrar('PARTE'),
    sembrar('CONJUNTO'),
    sembrar('IDO', { estado: 'INACTIVO' }),
  ]);
  await abastecer(prueba.db, persona, [[parte, '20', '10']]);
  const { id } = await regir(persona, conjunto, [una(parte, '2')]);
  const orden = { sentido: 'ARMAR', cantidad: '3', depositoId: INICIALES.deposito };
  const armado = await persona.post(`${ESTRUCTURAS}/${id}/armado`, orden);
  expect(armado.status, armado.texto).toBe(201);
  const salidas = async () => {
    const { filas } = await leer('abc-xyz?porPagina=200');
    return [parte, conjunto, ido].map((cual) => {
      const fila = filas.find(({ articuloId }: { articuloId: string }) => articuloId === cual);
      return fila && [fila.unidades, fila.valor];
    });
  };
  expect(await salidas()).toEqual([['6', '60.00'], ['0', '0.00'], undefined]);
  const { id: armadoId, version } = armado.cuerpo;
  expect((await persona.post(`${ARMADOS}/${armadoId}/revertir`, { version })).status).toBe(200);
  expect(await salidas()).toEqual([['0', '0.00'], ['0', '0.00'], undefined]);
});
