import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { articulo, caminar, lineas, lote, ponerCosto, ponerPrecio, vigente } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

const a = (instante: string) => {
  prueba.reloj.ahora = new Date(instante);
};
const neto = async (id: string) => (await vigente(persona, id)).neto;
/** One that sells at 150 since it cost 100. */
async function aCientoCincuenta(anio: number): Promise<string> {
  a(`${anio}-01-01T11:00:00Z`);
  const id = await articulo(persona);
  await ponerCosto(persona, id, { importe: '100' });
  a(`${anio}-01-01T12:00:00Z`);
  await ponerPrecio(persona, id, { importe: '150' });
  return id;
}
/** The alarms of selling it at 150, and what a cost of 143 proposes to ask for it. */
async function alarmas(id: string): Promise<readonly string[]> {
  const consulta = `clienteId=${INICIALES.consumidorFinal}&depositoId=${INICIALES.deposito}&precios=${id}:150`;
  return (await persona.get(`/api/ventas/condiciones?${consulta}`)).cuerpo.precios[0].alarmas;
}
async function propuesto(id: string) {
  prueba.reloj.ahora = new Date((prueba.reloj.ahora ?? new Date()).getTime() + 3_600_000);
  const { propuesta } = await ponerCosto(persona, id, { importe: '143', proponerPrecios: true });
  const [{ anterior, nuevo }] = await lineas(persona, propuesta);
  return [anterior.neto, nuevo.neto];
}

describe('PRE-17 PRE-18 a price that comes back is as old as it was', () => {
  it('at the end of a campaign during which its cost rose', async () => {
    const id = await aCientoCincuenta(2046);
    a('2046-01-10T12:00:00Z');
    await ponerPrecio(persona, id, { importe: '120', hasta: '2046-01-20T03:00:00Z' });
    a('2046-01-15T12:00:00Z');
    await ponerCosto(persona, id, { importe: '130' });
    a('2046-01-21T12:00:00Z');
    expect(await neto(id)).toBe('150.00');
    expect(await alarmas(id)).toEqual(['PRECIO_VIEJO']);
    expect(await propuesto(id)).toEqual(['150.00', '214.50']);
  });

  it('when the batch over it is taken back', async () => {
    const id = await aCientoCincuenta(2047);
    a('2047-01-10T12:00:00Z');
    const aplicado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar', 'aplicar');
    a('2047-01-15T12:00:00Z');
    await ponerCosto(persona, id, { importe: '130' });
    a('2047-01-21T12:00:00Z');
    await caminar(persona, aplicado, 'revertir');
    expect(await neto(id)).toBe('150.00');
    expect(await alarmas(id)).toEqual(['PRECIO_VIEJO']);
    expect(await propuesto(id)).toEqual(['150.00', '214.50']);
  });

  it('when the batch over it is taken back that was put once its cost had risen', async () => {
    const id = await aCientoCincuenta(2049);
    a('2049-01-05T12:00:00Z');
    await ponerCosto(persona, id, { importe: '130' });
    a('2049-01-10T12:00:00Z');
    const aplicado = await caminar(persona, await lote(persona, [id]), 'simular', 'aprobar', 'aplicar');
    expect(await neto(id)).toBe('165.00');
    a('2049-01-21T12:00:00Z');
    await caminar(persona, aplicado, 'revertir');
    expect(await neto(id)).toBe('150.00');
    expect(await alarmas(id)).toEqual(['PRECIO_VIEJO']);
    expect(await propuesto(id)).toEqual(['150.00', '214.50']);
  });

  it('and one that somebody writes again is new', async () => {
    const id = await aCientoCincuenta(2048);
    a('2048-01-15T12:00:00Z');
    await ponerCosto(persona, id, { importe: '130' });
    expect(await alarmas(id)).toEqual(['PRECIO_VIEJO']);
    a('2048-01-21T12:00:00Z');
    await ponerPrecio(persona, id, { importe: '150' });
    expect(await alarmas(id)).toEqual([]);
    expect(await propuesto(id)).toEqual(['150.00', '165.00']);
  });
});
