import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articulo, caminar, lineas, ponerCosto, SIN_NADIE, ver, vigente } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
  prueba.reloj.ahora = new Date('2030-03-01T12:00:00Z');
});
afterAll(() => prueba.cerrar());

const CAMBIOS = '/api/articulos/cambios-de-costo';
const costos = async (id: string) => (await persona.get(`/api/articulos/${id}/costos`)).cuerpo;
const pasanDias = (dias: number) => {
  prueba.reloj.ahora = new Date((prueba.reloj.ahora?.getTime() ?? 0) + dias * 86_400_000);
};

async function subirDiez(id: string) {
  const pedido = { seleccion: { de: 'ids', ids: [id] }, cambio: { tipo: 'PORCENTAJE', valor: '10' } };
  const { cambian, huella } = (await persona.post(`${CAMBIOS}/vista-previa`, pedido)).cuerpo;
  const hecho = await persona.post(CAMBIOS, { ...pedido, cambian, huella, motivo: 'Aumento' });
  expect(hecho.status, hecho.texto).toBe(201);
  return hecho;
}

describe('RN-18 cost of reposición', () => {
  it('PRE-17 keeps its history and says how far it is to be trusted', async () => {
    const id = await articulo(persona, { precio: '150' });
    expect((await costos(id)).frescura).toMatchObject({ costo: null, viejo: true, motivos: ['SIN_COSTO'] });

    await ponerCosto(persona, id, { importe: '90' });
    pasanDias(5);
    await ponerCosto(persona, id, { importe: '100', origen: 'Lista de marzo' });
    const { filas, frescura } = await costos(id);
    expect(filas).toMatchObject([
      { importe: '100.00', moneda: 'ARS', origen: 'Lista de marzo', vigente: true, creadoPor: 'R. Núñez' },
      { importe: '90.00', vigente: false },
    ]);
    expect(frescura).toMatchObject({ costo: '100.00', dias: 0, viejo: false, movimientoDeMoneda: null });
    expect(frescura.margenes).toMatchObject([{ lista: 'Lista 1', margen: '50' }]);
    pasanDias(61);
    expect((await costos(id)).frescura).toMatchObject({ dias: 61, viejo: true, motivos: ['DIAS'] });
  });

  it('UA-09 one that is changed by who began before it was written holds over it all the same', async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '100' });
    pasanDias(-2);
    await subirDiez(id);
    pasanDias(2);
    const { filas, frescura } = await costos(id);
    expect(filas).toMatchObject([
      { importe: '110.00', vigente: true },
      { importe: '100.00', vigente: false },
    ]);
    // And is as old as that one: it does not come back.
    expect(frescura).toMatchObject({ costo: '110.00', dias: 0 });
  });

  it('PRE-17 UA-09 one that comes back is as old as it was', async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '100' });
    pasanDias(70);
    const hecho = await subirDiez(id);
    expect((await costos(id)).frescura).toMatchObject({ costo: '110.00', dias: 0, viejo: false });
    pasanDias(1);
    const vuelta = await persona.post(`${CAMBIOS}/${hecho.cuerpo.id}/deshacer`, { motivo: 'Era otro mes' });
    expect(vuelta.status, vuelta.texto).toBe(201);
    expect((await costos(id)).frescura).toMatchObject({ costo: '100.00', dias: 71, viejo: true, motivos: ['DIAS'] });
  });

  it('PRE-17 GAP-17 a cost in dollars is old when the dollar moved', async () => {
    const cotizar = (valor: string) => persona.post('/api/articulos/cotizaciones', { valor, fuente: 'BNA' });
    await cotizar('1000');
    const id = await articulo(persona, { precio: '15000' });
    await ponerCosto(persona, id, { importe: '10', moneda: 'USD' });
    pasanDias(1);
    await cotizar('1200');
    expect((await costos(id)).frescura).toMatchObject({
      costo: '12000.00',
      movimientoDeMoneda: '20',
      motivos: ['MONEDA'],
      margenes: [{ margen: '25' }],
    });
  });

  it('PRE-18 a new cost prepares the prices that would follow it, and applies nothing', async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '100' });
    pasanDias(1);
    await persona.post(`/api/articulos/${id}/precios`, { importe: '150' });
    pasanDias(1);
    const { propuesta } = await ponerCosto(persona, id, { importe: '120', proponerPrecios: true });

    expect((await vigente(persona, id)).neto).toBe('150.00');
    const lote = await ver(persona, propuesta);
    expect(lote).toMatchObject({ estado: 'SIMULADO', regla: { tipo: 'MANTENER_MARGEN' }, totales: { lineas: 1 } });
    // Prices are read by who may not know who sells it, and that is what the origin of a cost often is.
    expect(lote.motivo).toMatch(/^Cambió el costo de [^:]+$/);
    expect(await lineas(persona, lote)).toMatchObject([
      { anterior: { neto: '150.00' }, nuevo: { neto: '180.00' }, margen: '50' },
    ]);
    await caminar(persona, lote, 'aprobar', 'aplicar');
    expect((await vigente(persona, id)).neto).toBe('180.00');

    expect(
      (await ponerCosto(persona, await articulo(persona), { importe: '9', proponerPrecios: true })).propuesta,
    ).toBe(null);
  });

  it('PRE-18 a price older than any cost keeps the margin it had over the first one, at the rate of that day', async () => {
    const cotizar = (valor: string) => persona.post('/api/articulos/cotizaciones', { valor, fuente: 'BNA' });
    const [enPesos, enDolares] = [
      await articulo(persona, { precio: '150' }),
      await articulo(persona, { precio: '150' }),
    ];
    pasanDias(1);
    await cotizar('1000');
    expect((await ponerCosto(persona, enPesos, { importe: '100', proponerPrecios: true })).propuesta).toBe(null);
    await ponerCosto(persona, enDolares, { importe: '0.1', moneda: 'USD' });
    pasanDias(1);
    await cotizar('1300');
    const subio = (await ponerCosto(persona, enPesos, { importe: '120', proponerPrecios: true })).propuesta;
    expect(await lineas(persona, subio)).toMatchObject([{ nuevo: { neto: '180.00' }, margen: '50' }]);
    const elDolar = (await ponerCosto(persona, enDolares, { importe: '0.1', moneda: 'USD', proponerPrecios: true }))
      .propuesta;
    expect(await lineas(persona, elDolar)).toMatchObject([{ nuevo: { neto: '195.00' }, margen: '50' }]);
  });

  it('UA-13 its history names who wrote it, also when it follows the principal proveedor', async () => {
    const id = await articulo(persona);
    const otra = await prueba.cliente({ nombre: 'Beto' });
    const nuevo = await otra.post('/api/articulos/proveedores', { razonSocial: 'Bosch', condicionIva: 8 });
    const { status } = await otra.post(`/api/articulos/${id}/proveedores`, {
      proveedorId: nuevo.cuerpo.id,
      codigo: 'B-1',
      costo: '70',
    });
    expect(status).toBe(201);
    expect((await costos(id)).filas).toMatchObject([{ importe: '70.00', origen: 'Bosch', creadoPor: 'Beto' }]);
    expect((await persona.get(`/api/articulos/${id}`)).cuerpo).toMatchObject({ version: 2 });
  });

  it('UA-13 its history is only added to, and what the artículo says is its last row', async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '7' });
    const borrar = prueba.db.deleteFrom('costo_reposicion').where('articulo_id', '=', id);
    await expect(borrar.execute()).rejects.toThrow('only takes new rows');
    await prueba.db.updateTable('articulo').set({ costo_reposicion: '8' }).where('id', '=', id).execute();
    expect((await costos(id)).filas.map(({ importe }: { importe: string }) => importe)).toEqual(['8.00', '7.00']);
  });

  it('refuses who may not, and what is not there', async () => {
    const id = await articulo(persona);
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await vendedor.get(`/api/articulos/${id}/costos`)).status).toBe(403);
    expect((await vendedor.post(`/api/articulos/${id}/costos`, { importe: '1', origen: 'x' })).status).toBe(403);
    expect((await persona.get(`/api/articulos/${SIN_NADIE}/costos`)).status).toBe(404);
    expect((await persona.post(`/api/articulos/${SIN_NADIE}/costos`, { importe: '1', origen: 'x' })).status).toBe(404);
    expect((await persona.get(`/api/articulos/${SIN_NADIE}/precios/vigente`)).status).toBe(404);
    expect((await persona.get(`/api/articulos/${id}/precios/vigente?listaId=${SIN_NADIE}`)).status).toBe(400);
    expect((await persona.get(`/api/articulos/${id}/precios/vigente?listaId=${INICIALES.lista}`)).status).toBe(200);
  });
});

describe('how the company wants its prices looked after', () => {
  it('is read and changed over the version that was seen', async () => {
    const CONFIGURACION = '/api/articulos/configuracion-de-precios';
    const { cuerpo } = await persona.get(CONFIGURACION);
    expect(cuerpo).toEqual({
      version: 1,
      aprobacionDeOtro: false,
      limiteDeVariacion: '30',
      diasDeCosto: 60,
      movimientoDeMoneda: '10',
    });
    const respuestas = await Promise.all([
      persona.patch(CONFIGURACION, { version: 1, diasDeCosto: 45 }),
      persona.patch(CONFIGURACION, { version: 1, limiteDeVariacion: '12.5' }),
    ]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const encargado = await prueba.cliente({ rol: 'vendedor' });
    expect((await encargado.get(CONFIGURACION)).status).toBe(403);
  });
});
