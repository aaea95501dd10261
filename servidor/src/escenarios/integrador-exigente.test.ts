import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

// What a careless or a hostile script sends: every answer is a refusal with its place, or the right result.
let prueba: Prueba;
let yo: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  yo = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const NOTAS = '/api/ventas/notas-de-pedido';
const AJUSTES = '/api/stock/ajustes';
const { consumidorFinal: clienteId, deposito: depositoId } = INICIALES;

describe('numbers past what there is', () => {
  it('a price that leaves no room for its IVA is refused at its field', async () => {
    const enorme = '99999999999999';
    const articulo = await yo.post('/api/articulos', { codigo: 'ENORME', descripcion: 'x', precio: enorme });
    expect(articulo.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['precio'] }] });

    const articuloId = await sembrarArticulo(prueba.db);
    const precio = await yo.post(`/api/articulos/${articuloId}/precios`, { importe: enorme });
    expect(precio.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['importe'] }] });
    const nota = await yo.post(NOTAS, {
      clienteId,
      depositoId,
      renglones: [{ articuloId, cantidad: '1', precio: enorme }],
    });
    expect(nota.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['renglones', 0, 'precio'] }] });
  });

  it('a nota of very large lines answers its total', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const renglones = Array.from({ length: 200 }, () => ({ articuloId, cantidad: '9999', precio: '99999999' }));
    const { status, cuerpo } = await yo.post(NOTAS, { clienteId, depositoId, renglones });

    expect(status).toBe(201);
    expect(cuerpo.totales).toMatchObject({ neto: '199979998000200.00', total: '241975797580242.00' });
    expect((await yo.get(`${NOTAS}/${cuerpo.id}`)).cuerpo.totales).toEqual(cuerpo.totales);
  });

  it('a date of no calendar of ours is refused, not turned into another', async () => {
    const articuloId = await sembrarArticulo(prueba.db);
    const renglones = [{ articuloId, cantidad: '1' }];
    for (const fechaEfectiva of ['0000-01-01', '0001-01-01']) {
      const ajuste = await yo.post(AJUSTES, { depositoId, motivo: 'Rotura', fechaEfectiva, renglones });
      expect(ajuste.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['fechaEfectiva'] }] });
    }
    const desde = '9999-12-31T23:59:59-03:00';
    const precio = await yo.post(`/api/articulos/${articuloId}/precios`, { importe: '1', desde });
    expect(precio.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['desde'] }] });
  });
});

describe('ids', () => {
  it('are the same whatever the case of their letters', async () => {
    const articuloId = (await sembrarArticulo(prueba.db)).toUpperCase();
    const nota = await yo.post(NOTAS, { clienteId, depositoId, renglones: [{ articuloId, cantidad: '1' }] });
    expect(nota, nota.texto).toMatchObject({ status: 201 });

    const { id, renglones } = nota.cuerpo;
    const editada = await yo.patch(`${NOTAS}/${id.toUpperCase()}`, {
      version: 1,
      renglones: [{ id: renglones[0].id.toUpperCase(), articuloId, cantidad: '2' }],
    });
    expect(editada.cuerpo.renglones).toMatchObject([{ id: renglones[0].id, pedida: '2' }]);
  });
});

describe('texts', () => {
  it('a code is one line without control characters', async () => {
    for (const codigo of ['A\nB', 'A\u0007B', 'A\u202eB']) {
      const { cuerpo } = await yo.post('/api/articulos', { codigo, descripcion: 'x' });
      expect(cuerpo).toMatchObject({ status: 400, issues: [{ path: ['codigo'] }] });
    }
  });

  it('an emptied search box is no search', async () => {
    await sembrarArticulo(prueba.db);
    for (const lista of ['/api/articulos', '/api/stock/centralizado', '/api/stock/saldos', '/api/clientes']) {
      const { total } = (await yo.get(lista)).cuerpo;
      for (const buscar of ['', '%20']) {
        expect((await yo.get(`${lista}?buscar=${buscar}`)).cuerpo, `${lista} «${buscar}»`).toMatchObject({ total });
      }
    }
  });

  it('saldos are searched as every list is', async () => {
    const { cuerpo } = await yo.post('/api/articulos', { codigo: 'SALDO-77', descripcion: 'Retén' });
    const renglones = [{ articuloId: cuerpo.id, cantidad: '3' }];
    const { id } = (await yo.post(AJUSTES, { depositoId, motivo: 'Stock inicial', renglones })).cuerpo;
    await yo.post(`${AJUSTES}/${id}/aplicar`, { version: 1 });

    expect((await yo.get('/api/stock/saldos?buscar=saldo77')).cuerpo).toMatchObject({
      total: 1,
      filas: [{ codigo: 'SALDO-77', fisico: '3' }],
    });
    expect((await yo.get('/api/stock/saldos?buscar=saldo78')).cuerpo).toMatchObject({ total: 0, filas: [] });
  });
});
