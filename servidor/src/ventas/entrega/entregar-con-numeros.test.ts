import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { accionar, crearConfirmada, leerSaldo, NOTAS, sembrarStock } from '#ventas/ayudas-de-prueba.ts';
import { crearKit } from '#ventas/kits/ayudas-de-prueba.ts';

let prueba: Prueba;
let yo: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  yo = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

/** An artículo that keeps serial numbers, with one of each in the default depósito. */
async function conSeries(series: readonly string[]): Promise<string> {
  const articuloId = await sembrarArticulo(prueba.db);
  expect((await yo.put(`/api/articulos/${articuloId}/control`, { version: 1, control: 'SERIE' })).status).toBe(200);
  const { id } = (
    await yo.post('/api/stock/ajustes', {
      ...{ depositoId: INICIALES.deposito, motivoId: INICIALES.motivoStockInicial },
      renglones: [{ articuloId, cantidad: String(series.length), numeros: series.map((numero) => ({ numero })) }],
    })
  ).cuerpo;
  expect((await yo.post(`/api/stock/ajustes/${id}/aplicar`, { version: 1 })).status).toBe(200);
  return articuloId;
}

const numerosDe = async (articuloId: string, resto = '') =>
  (await yo.get(`/api/stock/numeros?articuloId=${articuloId}${resto}`)).cuerpo.filas;

describe('ART-24 a delivery', () => {
  it('of what keeps numbers says which, and their history says to whom they went', async () => {
    const articuloId = await conSeries(['ALT-1', 'ALT-2', 'ALT-3']);
    const nota = await crearConfirmada(yo, { renglones: [{ articuloId, cantidad: '2' }] });
    const [{ id: lineaId, control }] = nota.renglones;
    expect(control).toBe('SERIE');
    expect((await accionar(yo, nota, 'finalizar')).cuerpo.code).toBe('stock.faltan_numeros');
    const falta = await accionar(yo, nota, 'finalizar', { numeros: [{ lineaId, numero: 'alt1' }] });
    expect(falta.cuerpo).toMatchObject({
      code: 'stock.numeros_con_reparos',
      data: { fallas: [{ clase: 'NO_CUADRAN' }] },
    });
    const ajena = await accionar(yo, nota, 'finalizar', { numeros: [{ lineaId: articuloId, numero: 'alt1' }] });
    expect(ajena).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['numeros', 0, 'lineaId'] }] } });
    expect(await leerSaldo(prueba.db, articuloId)).toEqual({ fisico: 3, reservado: 2 });

    const numeros = ['alt 1', 'ALT-3'].map((numero) => ({ lineaId, numero }));
    const entregada = await accionar(yo, nota, 'finalizar', { numeros });
    expect(entregada.cuerpo.estado).toBe('FINALIZADA');
    expect(await numerosDe(articuloId, '&enStock=true')).toMatchObject([{ numero: 'ALT-2' }]);
    const [{ id }] = await numerosDe(articuloId, '&buscar=alt3');
    const { lugares, historia } = (await yo.get(`/api/stock/numeros/${id}`)).cuerpo;
    expect(lugares).toEqual([]);
    expect(historia[0]).toMatchObject({
      ...{ tipo: 'VENTA', cantidad: '-1', para: 'Consumidor Final' },
      documento: { tipo: 'NOTA', id: nota.id },
    });
    const sinClientes = await prueba.cliente({ permisos: ['stock.ver'] });
    expect((await sinClientes.get(`/api/stock/numeros/${id}`)).cuerpo.historia[0].para).toBeNull();
  });

  it('in parts takes those it says each time', async () => {
    const articuloId = await conSeries(['P1', 'P2']);
    const nota = await crearConfirmada(yo, { renglones: [{ articuloId, cantidad: '2' }] });
    const [{ id: lineaId }] = nota.renglones;
    const parcial = await accionar(yo, nota, 'finalizar', {
      ...{ renglones: [{ renglonId: lineaId, cantidad: '1' }], numeros: [{ lineaId, numero: 'P2' }] },
    });
    expect(parcial.cuerpo.estado).toBe('PARCIAL');
    const ido = await accionar(yo, parcial.cuerpo, 'finalizar', { numeros: [{ lineaId, numero: 'P2' }] });
    expect(ido.cuerpo.data.fallas).toMatchObject([{ clase: 'NO_ESTA', numero: 'P2' }]);
    const todo = await accionar(yo, parcial.cuerpo, 'finalizar', { numeros: [{ lineaId, numero: 'P1' }] });
    expect(todo.cuerpo.estado).toBe('FINALIZADA');
  });

  it('INV-27 two want the same number at once: one takes it', async () => {
    const articuloId = await conSeries(['K1', 'K2']);
    const notas = [
      await crearConfirmada(yo, { renglones: [{ articuloId, cantidad: '1' }] }),
      await crearConfirmada(yo, { renglones: [{ articuloId, cantidad: '1' }] }),
    ];
    const respuestas = await Promise.all(
      notas.map((nota) =>
        accionar(yo, nota, 'finalizar', { numeros: [{ lineaId: nota.renglones[0].id, numero: 'K1' }] }),
      ),
    );
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.data.fallas).toMatchObject([{ clase: 'NO_ESTA' }]);
    expect(await leerSaldo(prueba.db, articuloId)).toEqual({ fisico: 1, reservado: 1 });
    expect(await numerosDe(articuloId, '&enStock=true')).toMatchObject([{ numero: 'K2' }]);
  });

  it('EST-07 of a kit says which ones of its components leave, part by part', async () => {
    const articuloId = await conSeries(['B1', 'B2', 'B3', 'B4']);
    const { codigo } = (await yo.get(`/api/articulos/${articuloId}`)).cuerpo;
    const { kitId } = await crearKit(prueba.db, yo, [{ componenteId: articuloId, cantidad: '2' }]);
    const nota = await crearConfirmada(yo, { renglones: [{ articuloId: kitId, cantidad: '2' }] });
    const [{ id: renglonId, kit }] = nota.renglones;
    const [{ id: lineaId, control }] = kit.componentes;
    expect(control).toBe('SERIE');
    expect((await accionar(yo, nota, 'finalizar')).cuerpo.code).toBe('stock.faltan_numeros');
    const numerosDe2 = (...numeros: string[]) => numeros.map((numero) => ({ lineaId, numero }));
    const corta = await accionar(yo, nota, 'finalizar', { numeros: numerosDe2('B1', 'B2', 'B3') });
    expect(corta.cuerpo.data.fallas).toMatchObject([{ clase: 'NO_CUADRAN' }]);
    const parcial = await accionar(yo, nota, 'finalizar', {
      ...{ renglones: [{ renglonId, cantidad: '1' }], numeros: numerosDe2('B1', 'B4') },
    });
    expect(parcial.cuerpo.estado).toBe('PARCIAL');
    expect(await numerosDe(articuloId, '&enStock=true')).toMatchObject([{ numero: 'B2' }, { numero: 'B3' }]);
    const todo = await accionar(yo, parcial.cuerpo, 'finalizar', { numeros: numerosDe2('b2', 'b3') });
    expect(todo.cuerpo.estado).toBe('FINALIZADA');
    expect(await numerosDe(articuloId, '&enStock=true')).toEqual([]);
    const { hechos } = (await yo.get(`/api/actividad/nota/${nota.id}`)).cuerpo;
    expect(hechos[0].campos).toContainEqual({ campo: `números ${codigo}`, antes: null, despues: 'b2, b3' });
  });

  it('of what keeps none takes none', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    await sembrarStock(prueba.db, yo.usuarioId, [{ articuloId, cantidad: '1' }]);
    const nota = await crearConfirmada(yo, { renglones: [{ articuloId, cantidad: '1' }] });
    expect(nota.renglones[0].control).toBeUndefined();
    const con = await accionar(yo, nota, 'finalizar', { numeros: [{ lineaId: nota.renglones[0].id, numero: 'X' }] });
    expect(con.cuerpo.data.fallas).toMatchObject([{ clase: 'SIN_CONTROL' }]);
    expect((await yo.get(`${NOTAS}/${nota.id}`)).cuerpo.estado).toBe('CONFIRMADA');
  });
});
