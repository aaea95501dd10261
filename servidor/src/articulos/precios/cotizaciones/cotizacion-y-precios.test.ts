import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, lineas, lista, ponerCosto, ver } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const COTIZACIONES = '/api/articulos/cotizaciones';
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
const pasaUnDia = () => {
  prueba.reloj.ahora = new Date((prueba.reloj.ahora ?? new Date()).getTime() + 86_400_000);
};
const alas = (instante: string) => {
  prueba.reloj.ahora = new Date(`${instante}-03:00`);
};
/** The prices that a batch proposes for an artículo, before and after. */
const propuestos = async (propuesta: { readonly id: string }, articuloId: string) =>
  (await lineas(persona, propuesta)).flatMap((linea: Record<string, { neto: string }> & { articuloId: string }) =>
    linea.articuloId === articuloId ? [[linea.anterior?.neto, linea.nuevo?.neto]] : [],
  );
const cotizar = async (valor: string, mas: object = {}) =>
  (await persona.post(COTIZACIONES, { valor, fuente: 'BNA', ...mas })).cuerpo;

it('PRE-09 says what a rate takes the place of and moves, and prepares the batch of what it does not move', async () => {
  expect((await persona.get(`${COTIZACIONES}/alcance`)).cuerpo).toEqual({ anterior: null, derivadas: [], conCosto: 0 });
  await cotizar('1000');
  const [enDolares, enPesos] = [
    await articulo(persona, { precio: '15000' }),
    await articulo(persona, { precio: '150' }),
  ];
  await ponerCosto(persona, enDolares, { importe: '10', moneda: 'USD' });
  await ponerCosto(persona, enPesos, { importe: '100' });
  // Nobody sells what is inactive: its cost moves nothing.
  const deBaja = await articulo(persona, { precio: '15000' });
  await ponerCosto(persona, deBaja, { importe: '10', moneda: 'USD' });
  const { version } = (await persona.get(`/api/articulos/${deBaja}`)).cuerpo;
  const baja = await persona.post(`/api/articulos/${deBaja}/estado`, { version, accion: 'inactivar' });
  expect(baja.status, baja.texto).toBe(200);
  const derivacion = { coeficiente: '1.5', paso: '0', modo: 'CERCANO', adicional: '0' };
  await lista(persona, {
    nombre: 'Por costo',

    derivacion: { ...derivacion, base: 'COSTO_REPOSICION' },
  });
  const deLista = { ...derivacion, base: 'LISTA', listaBaseId: INICIALES.lista };
  await lista(persona, { nombre: 'En pesos', derivacion: deLista });
  await lista(persona, { nombre: 'Exterior', moneda: 'USD', derivacion: deLista });
  pasaUnDia();
  const { cuerpo } = await persona.get(`${COTIZACIONES}/alcance`);
  expect(cuerpo).toMatchObject({ anterior: { valor: '1000.0000' }, conCosto: 1 });
  const derivadas = [
    { nombre: 'Por costo', precios: 1, porMargenMinimo: 0 },
    { nombre: 'Exterior', precios: 2, porMargenMinimo: 0 },
  ];
  expect(cuerpo.derivadas).toEqual(derivadas);

  const escrita = await cotizar('1200', { proponerPrecios: true });
  expect(escrita).toMatchObject({ vigente: true, derivadas });
  expect(await ver(persona, escrita.propuesta)).toMatchObject({
    estado: 'SIMULADO',
    regla: { tipo: 'MANTENER_MARGEN' },
    motivo: 'Cotización USD: 1.200,00, BNA',
  });
  expect(await lineas(persona, escrita.propuesta)).toMatchObject([
    { articuloId: enDolares, anterior: { neto: '15000.00' }, nuevo: { neto: '18000.00' } },
  ]);
  expect(await cotizar('1100', { fecha: '2020-01-01', proponerPrecios: true })).toMatchObject({
    vigente: false,
    derivadas: [],
    propuesta: null,
  });
  expect((await cotizar('1210')).propuesta).toBe(null);
});

it('PRE-09 PRE-18 a second rate of the day moves the prices that the first one left', async () => {
  alas('2031-03-03T10:00');
  await cotizar('1000');
  const id = await articulo(persona, { precio: '15000' });
  await ponerCosto(persona, id, { importe: '10', moneda: 'USD' });
  alas('2031-03-04T09:00');
  const primera = await cotizar('1100', { proponerPrecios: true });
  const propuesto = await ver(persona, primera.propuesta);
  expect(await propuestos(propuesto, id)).toEqual([['15000.00', '16500.00']]);
  alas('2031-03-04T09:30');
  await caminar(persona, propuesto, 'aprobar', 'aplicar');
  alas('2031-03-04T15:00');
  const segunda = await cotizar('1210', { proponerPrecios: true });
  expect(segunda.vigente).toBe(true);
  expect(await propuestos(segunda.propuesta, id)).toEqual([['16500.00', '18150.00']]);
  const { filas } = (await persona.get(COTIZACIONES)).cuerpo;
  expect(filas.filter(({ vigente }: { vigente: boolean }) => vigente)).toMatchObject([{ id: segunda.id }]);
  expect((await persona.get(`${COTIZACIONES}/alcance`)).cuerpo.anterior).toMatchObject({ valor: '1210.0000' });
});

it('PRE-17 PRE-18 the rate of the day moves what was written that morning, before it', async () => {
  alas('2032-03-03T10:00');
  await cotizar('1000');
  alas('2032-03-04T09:00');
  const id = await articulo(persona, { precio: '15000' });
  await ponerCosto(persona, id, { importe: '10', moneda: 'USD' });
  alas('2032-03-04T11:00');
  const { propuesta } = await cotizar('1200', { proponerPrecios: true });
  expect(await propuestos(propuesta, id)).toEqual([['15000.00', '18000.00']]);
  expect((await persona.get(`/api/articulos/${id}/costos`)).cuerpo.frescura).toMatchObject({
    movimientoDeMoneda: '20',
    viejo: true,
    motivos: ['MONEDA'],
  });
});

it('PRE-17 a rate that is written on a later day says what its whole day was worth', async () => {
  alas('2033-03-04T09:00');
  const id = await articulo(persona, { precio: '15000' });
  await ponerCosto(persona, id, { importe: '10', moneda: 'USD' });
  alas('2033-03-07T09:00');
  await cotizar('1500', { fecha: '2033-03-04' });
  await cotizar('1650');
  expect((await persona.get(`/api/articulos/${id}/costos`)).cuerpo.frescura.movimientoDeMoneda).toBe('10');
});

it('PRE-09 PRE-04 a rate that goes further than the limit from the one before it is written only once it is confirmed', async () => {
  alas('2034-03-06T09:00');
  const escribir = (valor: string, mas: object = {}) => persona.post(COTIZACIONES, { valor, fuente: 'BNA', ...mas });
  expect((await escribir('1475', { confirmada: true })).status).toBe(201);
  alas('2034-03-09T09:00');
  const rechazada = await escribir('14.75');
  expect(rechazada).toMatchObject({
    status: 409,
    cuerpo: {
      code: 'articulos.cotizacion_que_salta',
      title:
        'La cotización anterior, del 06/03/2034, es de $ 1.475,00: con $ 14,75 baja un 99 %, más que el límite de variación, ' +
        'que es de 30 %. Fijate la coma y los ceros: corregila o confirmá que está bien escrita.',
      data: { anterior: '1475.0000', fecha: '2034-03-06', valor: '14.75', variacion: '-99', limite: '30' },
    },
  });
  expect((await persona.get(`${COTIZACIONES}/alcance`)).cuerpo.anterior).toMatchObject({ valor: '1475.0000' });
  // As far as the limit nobody asks; one of a day that went by goes by the one before that day, and not by that of today.
  expect((await escribir('1917.5')).status).toBe(201);
  expect((await escribir('2500', { fecha: '2034-03-07' })).cuerpo.data).toMatchObject({ anterior: '1475.0000' });
  expect((await escribir('1500', { fecha: '2034-03-07' })).status).toBe(201);
  // Before the first of all there is nothing to hold it against.
  expect((await escribir('5', { fecha: '2001-01-02' })).status).toBe(201);
  // It is held against the last one of today, and not against those of before that were written since.
  expect((await escribir('4000')).cuerpo.data).toMatchObject({ anterior: '1917.5000', fecha: '2034-03-09' });
  const { status, cuerpo } = await escribir('4000', { confirmada: true });
  expect([status, cuerpo.vigente]).toEqual([201, true]);
});
