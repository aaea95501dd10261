import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verificacionesDeArticulos } from '#articulos/index.ts';
import {
  articulo,
  caminar,
  dejarPasar,
  hacerVencidos,
  lote,
  ponerCosto,
  ponerPrecio,
  ver,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

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
/** The clock comes to an instant, and what was waiting for it is done. */
async function llegar(instante: string): Promise<void> {
  a(instante);
  await hacerVencidos(prueba);
}
const neto = async (id: string) => (await vigente(persona, id)).neto;
async function aplicar(id: string, resto: object = {}) {
  const creado = await lote(persona, [id], { regla: { tipo: 'PORCENTAJE', valor: '-10' }, ...resto });
  return caminar(persona, await dejarPasar(persona, await caminar(persona, creado, 'simular')), 'aprobar', 'aplicar');
}
const revertir = async (cual: { readonly id: string }) =>
  ver(persona, (await caminar(persona, await ver(persona, cual), 'revertir')).revertidoPor);
const sanos = async () => {
  const suyas = verificacionesDeArticulos.filter(({ codigo }) => codigo === 'INV-42' || codigo === 'INV-43');
  return (await Promise.all(suyas.map(({ consulta }) => consulta(prueba.db)))).flat();
};

/** One that costs 100 and, in a batch until the end of the month, 90. */
async function enCampania(anio: number): Promise<{ id: string; delMes: { id: string } }> {
  a(`${anio}-01-01T11:00:00Z`);
  const id = await articulo(persona, { precio: '100' });
  a(`${anio}-01-01T12:00:00Z`);
  return { id, delMes: await aplicar(id, { hasta: `${anio}-01-31T03:00:00Z` }) };
}
const volvieron = async (delMes: { id: string }) => (await ver(persona, delMes)).revertidoPor;

describe('UA-12 a price with an end over that of a batch', () => {
  it('inside its days gives its price back, and the end of the batch goes on standing after it', async () => {
    const { id, delMes } = await enCampania(2041);
    a('2041-01-10T12:00:00Z');
    await ponerPrecio(persona, id, { importe: '80', hasta: '2041-01-13T03:00:00Z' });
    await llegar('2041-01-13T03:00:05Z');
    expect(await neto(id)).toBe('90.00');
    await llegar('2041-01-31T03:00:05Z');
    expect(await neto(id)).toBe('100.00');
    expect(await volvieron(delMes)).toMatchObject({ omitidas: 0 });
    expect(await sanos()).toEqual([]);
  });

  it('that is for days after its end gives back what will hold then', async () => {
    const { id } = await enCampania(2042);
    a('2042-01-20T12:00:00Z');
    await ponerPrecio(persona, id, { importe: '85', desde: '2042-02-10T03:00:00Z', hasta: '2042-02-15T03:00:00Z' });
    await llegar('2042-01-31T03:00:05Z');
    expect(await neto(id)).toBe('100.00');
    await llegar('2042-02-12T03:00:00Z');
    expect(await neto(id)).toBe('85.00');
    await llegar('2042-02-15T03:00:00Z');
    expect(await neto(id)).toBe('100.00');
  });

  it('that is over after it gives back what is under both', async () => {
    const { id, delMes } = await enCampania(2043);
    a('2043-01-20T12:00:00Z');
    await ponerPrecio(persona, id, { importe: '80', hasta: '2043-02-10T03:00:00Z' });
    await llegar('2043-01-31T03:00:05Z');
    expect(await neto(id)).toBe('80.00');
    expect(await volvieron(delMes)).toMatchObject({ omitidas: 1 });
    await llegar('2043-02-10T03:00:00Z');
    expect(await neto(id)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it('INV-43 once it is over, the batch is taken back as if it had never been', async () => {
    a('2044-01-01T11:00:00Z');
    const id = await articulo(persona, { precio: '100' });
    a('2044-01-01T12:00:00Z');
    const abajo = await aplicar(id);
    a('2044-01-02T12:00:00Z');
    await ponerPrecio(persona, id, { importe: '70', hasta: '2044-01-04T03:00:00Z' });
    a('2044-01-05T12:00:00Z');
    expect(await neto(id)).toBe('90.00');
    const arriba = await aplicar(id);
    expect(await neto(id)).toBe('81.00');
    a('2044-01-06T12:00:00Z');
    expect(await revertir(abajo)).toMatchObject({ omitidas: 1 });
    a('2044-01-07T12:00:00Z');
    expect(await revertir(arriba)).toMatchObject({ omitidas: 0 });
    expect(await neto(id)).toBe('100.00');
    expect(await sanos()).toEqual([]);
  });

  it.each([
    ['waits for its day', '2046-01-09T12:00:00Z', '100.00', 0],
    ['holds', '2046-01-11T12:00:00Z', '80.00', 1],
  ] as const)(
    'INV-43 PRE-06 while it %s, the batch under it is taken back and does not come back at its end',
    async (...caso) => {
      const [, cuando, sigue, omitidas] = caso;
      a('2046-01-01T11:00:00Z');
      const id = await articulo(persona, { precio: '100' });
      a('2046-01-01T12:00:00Z');
      const equivocado = await aplicar(id);
      a('2046-01-02T12:00:00Z');
      await ponerPrecio(persona, id, { importe: '80', desde: '2046-01-10T03:00:00Z', hasta: '2046-01-13T03:00:00Z' });
      a(cuando);
      const vuelta = await revertir(equivocado);
      expect(vuelta).toMatchObject({ omitidas });
      expect(await neto(id)).toBe(sigue);
      a('2046-01-12T12:00:00Z');
      const [{ proximo }] = (await persona.get(`/api/articulos/${id}`)).cuerpo.precios;
      expect(proximo).toMatchObject({ neto: '100.00' });
      a('2046-01-13T03:00:01Z');
      expect(await neto(id)).toBe('100.00');
      a('2046-01-14T12:00:00Z');
      expect(await revertir(vuelta)).toMatchObject({ omitidas: 0 });
      expect(await neto(id)).toBe(omitidas === 0 ? '90.00' : '100.00');
      expect(await sanos()).toEqual([]);
    },
  );

  it('INV-43 and where the batch gave the first price there is none again, which is told', async () => {
    a('2047-01-01T11:00:00Z');
    const id = await articulo(persona);
    await ponerPrecio(persona, id, { importe: '50', cantidadDesde: '10' });
    await ponerCosto(persona, id, { importe: '100' });
    a('2047-01-01T12:00:00Z');
    const primero = await aplicar(id, { regla: { tipo: 'MARGEN', valor: '50', base: 'COSTO_REPOSICION' } });
    await ponerPrecio(persona, id, { importe: '120', desde: '2047-01-10T03:00:00Z', hasta: '2047-01-13T03:00:00Z' });
    a('2047-01-11T12:00:00Z');
    await revertir(primero);
    const [{ neto: hoy, proximo }] = (await persona.get(`/api/articulos/${id}`)).cuerpo.precios;
    expect([hoy, proximo.neto]).toEqual(['120.00', null]);
    a('2047-01-13T03:00:01Z');
    expect(await neto(id)).toBe(null);
  });

  it('ART-26 the trail tells what the batch wrote once', async () => {
    const { id, delMes } = await enCampania(2045);
    a('2045-01-10T12:00:00Z');
    await ponerPrecio(persona, id, { importe: '80', hasta: '2045-01-13T03:00:00Z' });
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    const suyo = hechos.filter(({ loteId }: { loteId?: string }) => loteId === delMes.id);
    expect(suyo).toMatchObject([{ campos: [{ campo: 'precio Lista 1', antes: '100.00', despues: '90.00' }] }]);
    expect(suyo[0].campos).toHaveLength(1);
  });
});
