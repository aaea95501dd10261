import { expect, it } from 'vitest';
import { CambioDeCosto } from '#articulos/costos/contrato-de-cambios-de-costo.ts';
import { CotizacionNueva } from './contrato-de-cotizaciones.ts';
import { agregarPrecio } from './contrato-de-precios.ts';
import { Adicional, Coeficiente, ListaNueva, Paso, PorcentajePositivo } from './listas/contrato-de-listas.ts';
import { ImporteConSigno, LoteNuevo, PorcentajeConSigno } from './lotes/contrato-de-lote.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
type Leible = { readonly safeParse: (valor: unknown) => { readonly success: boolean } };
/** Of some texts, those that are taken. */
const toma = (forma: Leible, ...textos: readonly string[]) => textos.filter((uno) => forma.safeParse(uno).success);

it('PRE-02 PRE-03 what is said of a price goes from its least to its most, both included, and no further', () => {
  expect(toma(PorcentajeConSigno, '-100', '-99.9999', '0', '10000', '10000.0001')).toEqual(['-99.9999', '0', '10000']);
  expect(toma(ImporteConSigno, '-1000000000.01', '-1000000000', '1000000000', '1000000000.0001')).toEqual([
    ...['-1000000000', '1000000000'],
  ]);
  expect(toma(Coeficiente, '-1', '0', '0.000001', '10000', '10000.000001')).toEqual(['0.000001', '10000']);
  expect(toma(PorcentajePositivo, '-0.01', '0', '0.5', '10000', '10000.01')).toEqual(['0', '0.5', '10000']);
  expect(toma(Paso, '-1', '0', '0.0001', '1000000', '1000000.01')).toEqual(['0', '0.0001', '1000000']);
  expect(toma(Adicional, '-1000000.01', '-1000000', '-0.01', '1000000', '1000000.01')).toEqual([
    ...['-1000000', '-0.01', '1000000'],
  ]);
});

it('PRE-13 a price ends in less than its step, or in nothing', () => {
  const lote = (paso: string, terminacion: string) =>
    LoteNuevo.safeParse({
      ...{ motivo: 'Aumento de agosto', listaIds: [ID], regla: { tipo: 'PORCENTAJE', valor: '10' } },
      redondeo: { paso, terminacion },
    }).success;
  expect([lote('100', '99.99'), lote('100', '0'), lote('0', '0')]).toEqual([true, true, true]);
  expect([lote('100', '100'), lote('100', '150'), lote('0', '0.5')]).toEqual([false, false, false]);
});

it('PRE-05 PRE-11 a price begins before it ends, at none or more of its artículo', () => {
  const [antes, despues] = ['2035-01-01T03:00:00Z', '2035-01-16T03:00:00Z'];
  const precio = (resto: object) => agregarPrecio.body?.safeParse({ importe: '10', ...resto })?.success;
  expect([{}, { desde: antes }, { hasta: antes }, { desde: antes, hasta: despues }].map(precio)).toEqual(
    Array(4).fill(true),
  );
  expect([precio({ desde: antes, hasta: antes }), precio({ desde: despues, hasta: antes })]).toEqual([false, false]);
  expect(['0', '0.5', '-1'].map((cantidadDesde) => precio({ cantidadDesde }))).toEqual([true, true, false]);
});

it('PRE-09 UA-09 a rate is something, up to a hundred million, and a change changes something', () => {
  const cotiza = (valor: string) => CotizacionNueva.safeParse({ moneda: 'USD', valor, fuente: 'BNA' });
  expect(['0', '0.0001', '100000000', '100000000.01'].filter((valor) => cotiza(valor).success)).toEqual([
    ...['0.0001', '100000000'],
  ]);
  for (const tipo of ['PORCENTAJE', 'IMPORTE'] as const) {
    const cambia = (valor: string) =>
      CambioDeCosto.safeParse({ tipo, valor, ...(tipo === 'IMPORTE' ? { moneda: 'ARS' } : {}) }).success;
    expect(['0', '0.0000', '1', '-0.5'].map(cambia)).toEqual([false, false, true, true]);
  }
});

it('nothing is confirmed, proposed or with IVA unless it is said', () => {
  const { confirmada, proponerPrecios } = CotizacionNueva.parse({ moneda: 'USD', valor: '1', fuente: 'BNA' });
  expect([confirmada, proponerPrecios, ListaNueva.parse({ nombre: 'Mayorista' }).incluyeIva]).toEqual([
    ...[false, false, false],
  ]);
});
