import { precioVigente } from '@trastienda/nucleo/articulos/precios/vigencia.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cargarPrecios, leerParaRenglones } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

let serie = 0;
async function articulo(resto: object = {}): Promise<string> {
  serie += 1;
  const { cuerpo } = await persona.post('/api/articulos', {
    codigo: `PRE-${serie}`,
    descripcion: 'Con precio',
    ...resto,
  });
  return cuerpo.id;
}
const ponerPrecio = (id: string, cuerpo: object, quien = persona) => quien.post(`/api/articulos/${id}/precios`, cuerpo);
const historia = async (id: string) => (await persona.get(`/api/articulos/${id}/precios`)).cuerpo.filas;
const vigenteEn = async (id: string, ahora: Date) => {
  prueba.reloj.ahora = ahora;
  return (await persona.get(`/api/articulos/${id}`)).cuerpo.precios[0];
};
const dia = (n: number) => new Date(Date.UTC(2030, 0, 1 + n));

describe('POST /api/articulos/:id/precios', () => {
  it('PRE-14 answers the price with and without IVA', async () => {
    const { status, cuerpo } = await ponerPrecio(await articulo({ iva: '10.5' }), { importe: '200', motivo: 'Alta' });
    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({ neto: '200.00', conIva: '221.00', situacion: 'VIGENTE', motivo: 'Alta' });
  });

  it('PRE-05 a price for later waits, is announced and takes over on its instant', async () => {
    const id = await articulo({ precio: '100' });
    const desde = dia(0);
    expect((await ponerPrecio(id, { importe: '120', desde: desde.toISOString() })).cuerpo.situacion).toBe('PROGRAMADO');

    const antes = await vigenteEn(id, new Date(desde.getTime() - 1));
    expect(antes).toMatchObject({ neto: '100.00', proximo: { neto: '120.00', desde: desde.toISOString() } });
    expect(await vigenteEn(id, desde)).toMatchObject({ neto: '120.00', proximo: null });
  });

  it('a null importe ends the price', async () => {
    const id = await articulo({ precio: '100' });
    await ponerPrecio(id, { importe: null, desde: dia(1).toISOString(), motivo: 'Ya no se vende por lista' });
    expect((await vigenteEn(id, dia(0))).neto).toBe('100.00');
    expect((await vigenteEn(id, dia(1))).neto).toBe(null);
  });

  it('PRE-07 the history says who, when and why, newest first', async () => {
    const id = await articulo({ precio: '100' });
    await ponerPrecio(id, { importe: '110', motivo: 'Aumento de lista' });
    const filas = await historia(id);
    expect(filas.map(({ neto, situacion }: { neto: string; situacion: string }) => [neto, situacion])).toEqual([
      ['110.00', 'VIGENTE'],
      ['100.00', 'ANTERIOR'],
    ]);
    expect(filas[0]).toMatchObject({ creadoPor: 'R. Núñez', motivo: 'Aumento de lista' });
    const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
    expect(hechos[0]).toMatchObject({
      accion: 'articulo.precio',
      motivo: 'Aumento de lista',
      campos: [{ campo: 'precio Lista 1', antes: '100.00', despues: '110.00' }],
    });
  });

  it('INV-42 two prices do not begin at the same instant, not even sent at once', async () => {
    const id = await articulo();
    const cuerpo = { importe: '1', desde: dia(3).toISOString() };
    const respuestas = await Promise.all([ponerPrecio(id, cuerpo), ponerPrecio(id, { ...cuerpo, importe: '2' })]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo).toMatchObject({
      code: 'articulos.precio_repetido',
      title: 'Lista 1 ya tiene un precio de este artículo desde el 03/01/2030 21:00. Elegí otra fecha.',
    });
    expect(await historia(id)).toHaveLength(1);
  });

  // Many times: who waits longest may be the one whose order began first.
  it.for(Array.from({ length: 10 }, (_, vez) => vez))(
    'INV-73 of two who price the same at once, the trail of the second says what the first one put (%i)',
    async () => {
      const id = await articulo({ precio: '100' });
      const otra = await prueba.cliente();
      const puestos = await Promise.all([
        ponerPrecio(id, { importe: '110' }),
        ponerPrecio(id, { importe: '120' }, otra),
      ]);
      expect(puestos.map(({ status }) => status)).toEqual([201, 201]);
      const [ultimo, previo, inicial] = (await historia(id)).map(({ neto }: { neto: string }) => neto);
      expect([previo, ultimo].toSorted()).toEqual(['110.00', '120.00']);
      const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
      expect(hechos.slice(0, 2)).toMatchObject([
        { campos: [{ antes: previo, despues: ultimo }] },
        { campos: [{ antes: inicial, despues: previo }] },
      ]);
    },
  );

  it('INV-42 prices are only ever added', async () => {
    const id = await articulo({ precio: '100' });
    const cambiar = prueba.db.updateTable('precio').set({ importe: '1' }).where('articulo_id', '=', id);
    await expect(cambiar.execute()).rejects.toThrow('only takes new rows');
  });

  it('PRE-01 a manual lista of its own that includes IVA keeps the final price and derives the net one', async () => {
    const { cuerpo: lista } = await persona.post('/api/articulos/listas-de-precio', {
      nombre: 'Mostrador',
      incluyeIva: true,
    });
    const id = await articulo();
    const { cuerpo } = await ponerPrecio(id, { listaId: lista.id, importe: '121' });
    expect(cuerpo).toMatchObject({ lista: 'Mostrador', neto: '100.00', conIva: '121.00' });
    const ficha = (await persona.get(`/api/articulos/${id}`)).cuerpo;
    expect(ficha.precios.map((precio: { lista: string; neto: string }) => [precio.lista, precio.neto])).toEqual([
      ['Lista 1', null],
      ['Mostrador', '100.00'],
    ]);
    expect(await persona.post('/api/articulos/listas-de-precio', { nombre: 'Mostrador' })).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.lista_repetida' },
    });
    expect(await persona.post('/api/articulos/listas-de-precio', { nombre: '  MÓSTRADOR ' })).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.lista_repetida', title: 'Ya hay una lista de precios «Mostrador». Usá otro nombre.' },
    });
    expect((await persona.get('/api/articulos/listas-de-precio')).cuerpo.filas).toMatchObject([
      { nombre: 'Lista 1', omision: true },
      { nombre: 'Mostrador', incluyeIva: true },
    ]);
  });

  it('refuses what it cannot take: no right, no artículo, no lista, half a unit', async () => {
    const id = await articulo();
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await ponerPrecio(id, { importe: '1' }, vendedor)).status).toBe(403);
    expect((await ponerPrecio('01900000-0000-7000-8000-00000000dead', { importe: '1' })).status).toBe(404);
    const lista = '01900000-0000-7000-8000-00000000dead';
    expect((await ponerPrecio(id, { listaId: lista, importe: '1' })).cuerpo.issues).toMatchObject([
      { path: ['listaId'] },
    ]);
    const medio = await ponerPrecio(id, { importe: '1', cantidadDesde: '0.5' });
    expect(medio.cuerpo.issues).toMatchObject([{ path: ['cantidadDesde'] }]);
    expect((await ponerPrecio(id, { importe: '1.23456' })).status).toBe(400);
  });
});

it('INV-42 the price a document takes is that of the rule, whatever the history', async () => {
  const historias = fc.uniqueArray(
    fc.record({
      dia: fc.integer({ min: 0, max: 20 }),
      cantidadDesde: fc.constantFrom('0', '6', '12'),
      importe: fc.option(fc.integer({ min: 0, max: 99_999 }).map((centavos) => (centavos / 100).toFixed(2))),
    }),
    { selector: (precio) => `${precio.dia} ${precio.cantidadDesde}`, maxLength: 12 },
  );
  const pedidos = fc.record({
    dia: fc.integer({ min: -1, max: 21 }),
    cantidad: fc.constantFrom('1', '6', '11', '12', '99'),
  });
  await fc.assert(
    fc.asyncProperty(historias, pedidos, async (precios, pedido) => {
      const id = await articulo();
      const escritos = precios.map(({ dia: n, ...precio }) => ({ ...precio, articuloId: id, desde: dia(n) }));
      await prueba.db.transaction().execute((tx) => cargarPrecios(tx, escritos, null));

      const [leido] = await leerParaRenglones(prueba.db, [id], {
        listaId: INICIALES.lista,
        ahora: dia(pedido.dia),
        cantidades: new Map([[id, pedido.cantidad]]),
      });

      const debido = precioVigente(
        escritos.map((precio) => ({ ...precio, desde: precio.desde.toISOString() })),
        { cantidad: pedido.cantidad, instante: dia(pedido.dia) },
      );
      expect(leido?.precio ?? null).toBe(debido?.importe ?? null);
    }),
    { numRuns: 40 },
  );
});
