import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AVISOS_A_LA_VISTA, puedeEscribirse } from './aviso.ts';

it('a notice may end on the day it is written, and not before; there may be so many at once, and no more', () => {
  const dia = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((en) => en.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.option(dia), dia, fc.nat(2 * AVISOS_A_LA_VISTA), (hasta, hoy, aLaVista) => {
      const vencido = hasta !== null && hasta < hoy;
      const sobran = aLaVista >= AVISOS_A_LA_VISTA;
      const dicho = puedeEscribirse({ hasta }, { hoy, aLaVista });
      expect(dicho.ok ? null : dicho.error.code).toBe(
        vencido ? 'inicio.aviso_vencido' : sobran ? 'inicio.demasiados_avisos' : null,
      );
    }),
  );
});
