import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTROLES, cambiarControl, esUnico } from './control.ts';

it('ART-24 is changed only with none of it, of a product, and one by one when it names one thing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CONTROLES),
      fc.constantFrom('PRODUCTO', 'SERVICIO', 'KIT'),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('0', '0.000', '1', '2.5'),
      (control, tipo, decimales, hay) => {
        const admite = control === 'NINGUNO' || (tipo === 'PRODUCTO' && !(esUnico(control) && decimales > 0));
        const decidido = cambiarControl({ codigo: 'A', tipo, decimales, hay }, control);
        expect(decidido.ok).toBe(admite && Number(hay) === 0);
        if (!decidido.ok) {
          expect(decidido.error.code).toBe(admite ? 'articulos.control_con_stock' : 'articulos.control_no_admitido');
        }
      },
    ),
  );
});

it('INV-27 INV-28 one thing has a serial number or an oblea, many a lot', () => {
  expect(CONTROLES.filter(esUnico)).toEqual(['SERIE', 'OBLEA']);
  const admite = (decimales: number) =>
    CONTROLES.filter((control) => cambiarControl({ codigo: 'A', tipo: 'PRODUCTO', decimales, hay: '0' }, control).ok);
  expect([admite(0), admite(1)]).toEqual([CONTROLES, ['NINGUNO', 'LOTE']]);
});
