import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cicloDeEstructura, estadoEn, inicioDeVigencia, tipoDeEstructura } from './ciclo-de-estructura.ts';

it('EST-09 INV-76 allows from each state exactly the actions of the model', () => {
  expect(
    Object.fromEntries(cicloDeEstructura.estados.map((estado) => [estado, cicloDeEstructura.accionesDesde(estado)])),
  ).toEqual({
    BORRADOR: ['poner_vigente'],
    PROGRAMADA: ['poner_vigente', 'desprogramar'],
    VIGENTE: ['retirar'],
    HISTORICA: [],
  });
  expect(cicloDeEstructura.inicial).toBe('BORRADOR');
  expect(cicloDeEstructura.destinos('BORRADOR', 'poner_vigente')).toMatchObject({ value: ['VIGENTE', 'PROGRAMADA'] });
});

it('EST-09 a day is today, which is at once, or one to come, from its first instant in Argentina', () => {
  // Nine at night of the 30th in Argentina is already the 1st elsewhere.
  const ahora = new Date('2026-12-01T00:30:00Z');
  expect(inicioDeVigencia(undefined, ahora)).toEqual({ ok: true, value: null });
  expect(inicioDeVigencia('2026-11-30', ahora)).toEqual({ ok: true, value: null });
  expect(inicioDeVigencia('2026-12-01', ahora)).toEqual({ ok: true, value: new Date('2026-12-01T03:00:00Z') });
  expect(inicioDeVigencia('2026-11-29', ahora)).toEqual({ ok: false, error: 'pasado' });
});

it('EST-09 INV-22 a version goes by its states in their order, and where one ends the next one begins', () => {
  const instante = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      fc.uniqueArray(instante, { minLength: 2, maxLength: 5, selector: Number }),
      instante,
      (cortes, ahora) => {
        const desde = cortes.map((corte) => corte.toISOString()).toSorted();
        const estados = desde.map((uno, i) => estadoEn({ desde: uno, hasta: desde[i + 1] ?? null }, ahora));
        const lugares = estados.map((estado) => ['HISTORICA', 'VIGENTE', 'PROGRAMADA'].indexOf(estado));
        expect(lugares).toEqual(lugares.toSorted());
        expect(estados.filter((estado) => estado === 'VIGENTE')).toHaveLength(
          ahora.toISOString() >= (desde[0] ?? '') ? 1 : 0,
        );
      },
    ),
  );
  expect(estadoEn({ desde: null, hasta: null }, new Date())).toBe('BORRADOR');
  // At the very instant, the next one, and it alone.
  const [antes, corte] = ['2026-11-30T03:00:00Z', '2026-12-01T03:00:00Z'];
  const enElCorte = [
    { desde: antes, hasta: corte },
    { desde: corte, hasta: null },
  ].map((vigencia) => estadoEn(vigencia, new Date(corte)));
  expect(enElCorte).toEqual(['HISTORICA', 'VIGENTE']);
});

it('a kit has a kit of lines, and whatever has stock is assembled', () => {
  expect(['KIT', 'PRODUCTO'].map(tipoDeEstructura)).toEqual(['KIT', 'ARMADO']);
});
