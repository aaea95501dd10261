import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abastecer, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { articulo, lineas, lista, ponerCosto, ponerPrecio, vigente } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  prueba.reloj.ahora = new Date('2030-03-01T12:00:00Z');
});
afterAll(() => prueba.cerrar());

const pasaUnDia = () => {
  prueba.reloj.ahora = new Date((prueba.reloj.ahora?.getTime() ?? 0) + 86_400_000);
};
const cotizar = async (valor: string, resto: object = {}) =>
  (await persona.post('/api/articulos/cotizaciones', { valor, fuente: 'BNA', ...resto })).cuerpo;
const FORMULA = { coeficiente: '1.4', paso: '0', modo: 'CERCANO', adicional: '0' } as const;
const derivada = async (base: object, resto: object = {}): Promise<string> =>
  (await lista(persona, { derivacion: { ...FORMULA, ...base }, ...resto })).id;
const neto = async (articuloId: string, listaId: string) =>
  (await vigente(persona, articuloId, `listaId=${listaId}`)).neto;
/** A kit of that, in force. */
async function kitDe(...lleva: Parameters<typeof una>[]): Promise<string> {
  const kit = await articulo(persona, { tipo: 'KIT' });
  await regir(
    persona,
    kit,
    lleva.map((linea) => una(...linea)),
  );
  return kit;
}

describe('PRE-02 INV-45 EST-05 a lista that derives gives a kit the price of what it takes', () => {
  it('which is that of the product it consists of, from a cost and over a floor, whatever the currency', async () => {
    await cotizar('1000');
    const [enPesos, enDolares] = [await articulo(persona), await articulo(persona)];
    await abastecer(prueba.db, persona, [[enPesos, '10', '80']]);
    await ponerCosto(persona, enPesos, { importe: '100' });
    await ponerCosto(persona, enDolares, { importe: '2', moneda: 'USD' });
    const manual = (await lista(persona)).id;
    const listas = [
      await derivada({ base: 'COSTO_REPOSICION' }),
      await derivada({ base: 'COSTO_REPOSICION' }, { moneda: 'USD', incluyeIva: true, margenMinimo: '60' }),
      await derivada({ base: 'COSTO_PROMEDIO' }),
      await derivada({ base: 'LISTA', listaBaseId: manual }, { margenMinimo: '30' }),
    ];
    for (const [producto, esperados] of [
      [enPesos, ['140.00', '0.16', '112.00', '130.00']],
      [enDolares, ['2800.00', '3.20', null, '2600.00']],
    ] as const) {
      const kit = await kitDe([await kitDe([producto])]);
      for (const id of [producto, kit]) {
        await ponerPrecio(persona, id, { listaId: manual, importe: '1', bajoMargen: { motivo: 'De prueba' } });
        expect(await Promise.all(listas.map((listaId) => neto(id, listaId)))).toEqual(esperados);
      }
      for (const [i, listaId] of listas.entries()) {
        const { cuerpo } = await persona.get(`/api/articulos?listaId=${listaId}&sinPrecio=true&porPagina=100`);
        expect(cuerpo.filas.some((fila: { id: string }) => fila.id === kit)).toBe(esperados[i] === null);
      }
    }
  });

  it('and none while something of it has no cost; what somebody wrote of the kit holds', async () => {
    const [conCosto, sinCosto] = [await articulo(persona), await articulo(persona)];
    await ponerCosto(persona, conCosto, { importe: '50' });
    const [deTres, incompleto] = [await kitDe([conCosto, '3', { merma: '10' }]), await kitDe([conCosto], [sinCosto])];
    const listaId = await derivada({ base: 'COSTO_REPOSICION' });
    expect([await neto(deTres, listaId), await neto(incompleto, listaId)]).toEqual(['231.00', null]);
    await ponerCosto(persona, deTres, { importe: '10' });
    expect(await neto(deTres, listaId)).toBe('14.00');
  });

  it('so that the counter sells it', async () => {
    const pieza = await articulo(persona);
    await abastecer(prueba.db, persona, [[pieza, '10', '80']]);
    await ponerCosto(persona, pieza, { importe: '100' });
    const { status, cuerpo } = await persona.post('/api/ventas/notas-de-pedido', {
      clienteId: INICIALES.consumidorFinal,
      depositoId: INICIALES.deposito,
      listaId: await derivada({ base: 'COSTO_REPOSICION' }),
      renglones: [{ articuloId: await kitDe([pieza, '2']), cantidad: '1' }],
    });
    expect([status, cuerpo.renglones?.[0]?.precio]).toEqual([201, '280.00']);
  });
});

it('REA-02 EST-05 a kit sold under what it takes is under its cost', async () => {
  const pieza = await articulo(persona);
  await ponerCosto(persona, pieza, { importe: '100' });
  const [justo, abajo] = [await kitDe([pieza, '2']), await kitDe([pieza, '2'])];
  await ponerPrecio(persona, justo, { importe: '200' });
  await ponerPrecio(persona, abajo, { importe: '199.99', bajoMargen: { motivo: 'De prueba' } });
  const bajoCosto = async () =>
    (await persona.get('/api/articulos/reportes/calidad?falta=BAJO_COSTO')).cuerpo.filas.map(
      ({ articuloId }: { articuloId: string }) => articuloId,
    );
  expect(await bajoCosto()).toEqual([abajo]);
  await ponerCosto(persona, abajo, { importe: '150' });
  expect(await bajoCosto()).toEqual([]);
});

describe('PRE-18 EST-05 prices that keep the margin take the kits along', () => {
  const propuestos = async (propuesta: Parameters<typeof lineas>[1]) =>
    Object.fromEntries(
      (await lineas(persona, propuesta)).map((linea: { articuloId: string; nuevo: { neto: string } }) => [
        linea.articuloId,
        linea.nuevo.neto,
      ]),
    );

  it('when something they take costs more, also inside another kit; one with a cost of its own stays', async () => {
    const [una100, una50] = [await articulo(persona), await articulo(persona)];
    await ponerCosto(persona, una100, { importe: '100' });
    await ponerCosto(persona, una50, { importe: '50' });
    const dentro = await kitDe([una100, '2']);
    const [fuera, propio, deOtra] = [await kitDe([dentro], [una50, '2']), await kitDe([una100]), await kitDe([una50])];
    await ponerCosto(persona, propio, { importe: '80' });
    pasaUnDia();
    for (const id of [una100, dentro, fuera, propio, deOtra]) await ponerPrecio(persona, id, { importe: '600' });
    pasaUnDia();
    const { propuesta } = await ponerCosto(persona, una100, { importe: '150', proponerPrecios: true });
    expect(await propuestos(propuesta)).toEqual({ [una100]: '900.00', [dentro]: '900.00', [fuera]: '800.00' });
  });

  it('when their currency moves, and over the first cost known of what had none yet', async () => {
    const [enDolares, sinCostoAun] = [await articulo(persona), await articulo(persona)];
    await ponerCosto(persona, enDolares, { importe: '1', moneda: 'USD' });
    const kit = await kitDe([enDolares], [sinCostoAun]);
    pasaUnDia();
    await ponerPrecio(persona, kit, { importe: '3000' });
    pasaUnDia();
    await ponerCosto(persona, sinCostoAun, { importe: '500' });
    pasaUnDia();
    const { propuesta } = await cotizar('1300', { proponerPrecios: true });
    expect(await propuestos(propuesta)).toMatchObject({ [kit]: '3600.00' });
  });
});
