import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { articulo, lineas, lista, ponerCosto, ver } from './ayudas-de-prueba.ts';

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
    { nombre: 'Por costo', precios: 1 },
    { nombre: 'Exterior', precios: 2 },
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
