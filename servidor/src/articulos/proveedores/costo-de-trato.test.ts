import { netoDe } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { type Recargo, recargosEn } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let bosch: string;
let mann: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Ana' });
  bosch = await proveedor('Bosch', { descuentos: ['20', '10', '10', '5'], moneda: 'USD' });
  mann = await proveedor('Mann');
});
afterAll(() => prueba.cerrar());

async function proveedor(razonSocial: string, resto: object = {}): Promise<string> {
  const { cuerpo } = await persona.post('/api/articulos/proveedores', { razonSocial, condicionIva: 8, ...resto });
  return cuerpo.id;
}
const articulo = () => sembrarArticulo(prueba.db);
const rutaDe = (id: string, proveedorId?: string) =>
  `/api/articulos/${id}/proveedores${proveedorId === undefined ? '' : `/${proveedorId}`}`;
const agregar = (id: string, proveedorId: string, resto: object = {}) =>
  persona.post(rutaDe(id), { proveedorId, ...resto });

const FLETE = { nombre: 'Flete', tipo: 'PORCENTAJE', valor: '10' } as const;
const GASTO = { nombre: 'Gasto fijo', tipo: 'IMPORTE', valor: '1500', moneda: 'ARS' } as const;

describe('PRE-18 prices after what a proveedor asks', () => {
  it('PRE-18 a cost that changes proposes the prices that keep the margin, if asked, and nothing where no cost changes', async () => {
    const id = await articulo();
    const primero = await agregar(id, mann, { costo: '50', proponerPrecios: true });
    expect(primero.cuerpo.propuesta).toBe(null);
    const loteDe = async ({ propuesta }: { propuesta: { id: string } }) => {
      const lote = (await persona.get(`/api/articulos/lotes-de-precio/${propuesta.id}`)).cuerpo;
      const { filas } = (await persona.get(`/api/articulos/lotes-de-precio/${propuesta.id}/lineas`)).cuerpo;
      return { lote, precios: filas.map((fila: { nuevo: { neto: string } }) => fila.nuevo.neto) };
    };
    const masCaro = await persona.patch(rutaDe(id, mann), { version: 1, costo: '60', proponerPrecios: true });
    const { lote, precios } = await loteDe(masCaro.cuerpo);
    expect(lote).toMatchObject({ estado: 'SIMULADO', regla: { tipo: 'MANTENER_MARGEN' } });
    expect(lote.motivo).toMatch(/^Cambió el costo de ART-[^:]*$/);
    expect(precios).toEqual(['120.00']);
    const conDescuento = await persona.patch(rutaDe(id, mann), {
      version: 2,
      descuentos: ['50'],
      proponerPrecios: true,
    });
    expect((await loteDe(conDescuento.cuerpo)).precios).toEqual(['60.00']);
    const otro = await agregar(id, bosch, { costo: '75', moneda: 'ARS', descuentos: [], proponerPrecios: true });
    expect(otro.cuerpo.propuesta).toBe(null);
    const principal = await persona.patch(rutaDe(id, bosch), { version: 1, principal: true, proponerPrecios: true });
    expect((await loteDe(principal.cuerpo)).precios).toEqual(['150.00']);
    const soloDias = await persona.patch(rutaDe(id, bosch), { version: 2, diasDeEntrega: 3, proponerPrecios: true });
    expect(soloDias.cuerpo.propuesta).toBe(null);
    const sinPedirlo = await persona.patch(rutaDe(id, bosch), { version: 3, costo: '80' });
    expect([sinPedirlo.status, sinPedirlo.cuerpo.propuesta]).toEqual([200, null]);
  });
});

it('PRE-17 the same cost, saved again by whoever looked at it, is as fresh as today; a cost of another, or what is no cost, renews nothing', async () => {
  const id = await articulo();
  await agregar(id, mann, { costo: '50' });
  await agregar(id, bosch, { costo: '50', moneda: 'ARS', descuentos: [] });
  const dias = async () => (await persona.get(`/api/articulos/${id}/costos`)).cuerpo.frescura.dias;
  prueba.reloj.ahora = new Date(Date.now() + 100 * 86_400_000);
  try {
    const deOtro = await persona.patch(rutaDe(id, bosch), { version: 1, costo: '50' });
    const soloDias = await persona.patch(rutaDe(id, mann), { version: 1, diasDeEntrega: 3 });
    expect([deOtro.status, soloDias.status, await dias()]).toEqual([200, 200, 100]);
    const mirado = await persona.patch(rutaDe(id, mann), { version: 2, costo: '50', proponerPrecios: true });
    expect(mirado.cuerpo).toMatchObject({ reposicion: { importe: '50.00', origen: 'Mann' }, propuesta: null });
    expect(await dias()).toBe(0);
    await persona.post(`/api/articulos/${id}/costos`, { importe: '70', origen: 'A mano' });
    prueba.reloj.ahora = new Date(prueba.reloj.ahora.getTime() + 86_400_000);
    await persona.patch(rutaDe(id, mann), { version: 3, costo: '50' });
    expect(await dias()).toBe(1);
  } finally {
    prueba.reloj.ahora = undefined;
  }
});

describe('RN-18 recargos', () => {
  it('come from the proveedor, are of the artículo once they say something else, and make its cost of reposición', async () => {
    const quien = await proveedor('Con flete', { descuentos: ['20', '10', '10', '5'], recargos: [FLETE] });
    const [id, otro] = [await articulo(), await articulo()];
    const puesto = await agregar(id, quien, { costo: '100' });
    expect(puesto.cuerpo).toMatchObject({
      filas: [{ recargos: [FLETE], recargosPropios: false, costoNeto: '67.716' }],
      reposicion: { importe: '67.716', origen: 'Con flete' },
    });
    const propios = await persona.patch(rutaDe(id, quien), { version: 1, recargos: [FLETE, { ...GASTO, valor: '5' }] });
    expect(propios.cuerpo).toMatchObject({
      filas: [{ recargosPropios: true, costoNeto: '72.716' }],
      reposicion: { importe: '72.716' },
    });
    expect((await agregar(otro, quien, { costo: '10', recargos: [] })).cuerpo.filas).toMatchObject([
      { recargos: [], recargosPropios: true, costoNeto: '6.156' },
    ]);
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos[0].campos).toContainEqual({
      campo: 'Con flete · recargos del costo',
      antes: 'Flete 10 %',
      despues: 'Flete 10 % + Gasto fijo $ 5,00',
    });
    const { texto } = await persona.get(`/api/articulos/proveedores/${quien}/articulos/exportar`);
    expect(texto).toContain('Flete 10 % + Gasto fijo $ 5,00');
    const { cuerpo: ficha } = await persona.patch(`/api/articulos/proveedores/${quien}`, {
      version: 1,
      recargos: [GASTO],
    });
    expect(ficha.recargos).toEqual([GASTO]);
    const actividad = (await persona.get(`/api/actividad/proveedor/${quien}`)).cuerpo;
    expect(actividad.hechos[0].campos).toEqual([
      { campo: 'recargosDelCosto', antes: 'Flete 10 %', despues: 'Gasto fijo $ 1.500,00' },
    ]);
    expect((await persona.get('/api/articulos/proveedores/exportar')).texto).toContain('Gasto fijo $ 1.500,00');
    const sinCosto = await prueba.cliente({ permisos: ['articulo.ver', 'proveedor.ver'] });
    for (const ruta of [rutaDe(id), `/api/articulos/proveedores/${quien}`, '/api/articulos/proveedores/exportar']) {
      expect((await sinCosto.get(ruta)).texto).not.toMatch(/recargo|Gasto fijo/i);
    }
  });

  it('an amount in another currency waits for a rate, is taken at that of the day, and stays so until its cost is looked at', async () => {
    const id = await articulo();
    const sinCotizacion = await agregar(id, bosch, { costo: '100', recargos: [GASTO] });
    expect(sinCotizacion).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['recargos'] }] } });
    const cotizar = (valor: string) =>
      persona.post('/api/articulos/cotizaciones', { valor, fuente: 'BNA', confirmada: true });
    await cotizar('1500');
    const puesto = await agregar(id, bosch, { costo: '100', recargos: [GASTO] });
    expect(puesto.cuerpo).toMatchObject({
      filas: [{ recargos: [{ ...GASTO, enMoneda: '1.00' }], costoNeto: '62.56' }],
      reposicion: { importe: '62.56', moneda: 'USD' },
    });
    await cotizar('3000');
    const otrosDias = await persona.patch(rutaDe(id, bosch), { version: 1, diasDeEntrega: 9 });
    expect(otrosDias.cuerpo.filas).toMatchObject([{ costoNeto: '62.56' }]);
    const mirado = await persona.patch(rutaDe(id, bosch), { version: 2, costo: '100' });
    expect(mirado.cuerpo.filas).toMatchObject([{ recargosPropios: true, costoNeto: '62.06' }]);
  });

  it('refuses what is no recargo', async () => {
    const id = await articulo();
    const mal = [
      { ...FLETE, valor: '0' },
      { ...FLETE, valor: '1.234' },
      { ...GASTO, valor: '-5' },
      { ...FLETE, nombre: 'Flete + seguro' },
      { ...FLETE, moneda: 'ARS' },
    ];
    for (const recargo of mal) expect((await agregar(id, mann, { recargos: [recargo] })).status).toBe(400);
    const muchos = Array.from({ length: 7 }, () => FLETE);
    expect((await agregar(id, mann, { recargos: muchos })).status).toBe(400);
    const dañado = sql`update proveedor set recargos = '[{"nombre":"x","tipo":"PORCENTAJE","valor":"-1"}]'`;
    await expect(dañado.execute(prueba.db)).rejects.toThrow('recargos');
  });

  it('PRE-08 the net of the database is that of the rule, and so is what is fixed in another currency', async () => {
    const porciento = (max: number) => fc.integer({ min: 1, max }).map((n) => decimal(n).div(100).toFixed());
    const recargo: fc.Arbitrary<Recargo> = fc.oneof(
      porciento(100_000).map((valor) => ({ nombre: 'Flete', tipo: 'PORCENTAJE' as const, valor })),
      fc
        .tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.constantFrom('ARS' as const, 'USD' as const))
        .map(([n, moneda]) => ({
          nombre: 'Despacho',
          tipo: 'IMPORTE' as const,
          valor: decimal(n).div(10_000).toFixed(),
          moneda,
        })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.array(porciento(9_999), { maxLength: 6 }),
        fc.array(recargo, { maxLength: 6 }),
        fc.constantFrom('ARS' as const, 'USD' as const),
        fc.integer({ min: 1, max: 10 ** 7 }),
        async (n, descuentos, recargos, moneda, dolar) => {
          const costo = decimal(n).div(10_000).toFixed();
          const { rows } = await sql<{ neto: string }>`
            select neto_de_lista(${costo}::numeric, ${`{${descuentos}}`}::numeric[],
                                 recargos_en(${JSON.stringify(recargos)}::jsonb, ${moneda}, ${dolar}::numeric)) as neto`.execute(
            prueba.db,
          );
          const convertidos = recargosEn(recargos, moneda, dolar) ?? [];
          expect(decimal(rows[0]!.neto).eq(netoDe(costo, descuentos, convertidos))).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
