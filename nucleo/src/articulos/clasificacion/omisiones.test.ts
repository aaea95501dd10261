import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IVAS, ivaHeredado } from '#articulos/iva.ts';
import { NIVELES } from './niveles.ts';
import {
  CAMPOS_DE_OMISION,
  NOMBRES_DE_OBSOLESCENCIA,
  OBSOLESCENCIA_GENERAL,
  OBSOLESCENCIAS,
  type Omisiones,
  SIN_OMISIONES,
  vigentesEn,
} from './omisiones.ts';

const oNada = <Valor>(valores: fc.Arbitrary<Valor>) => fc.option(valores, { nil: null });
const omisiones: fc.Arbitrary<Omisiones<string>> = fc.record({
  iva: oNada(fc.constantFrom(...IVAS)),
  unidad: oNada(fc.constantFrom('u', 'kg', 'm')),
  margen: oNada(fc.nat(1000).map(String)),
  diasDeConteo: oNada(fc.integer({ min: 1, max: 730 })),
  obsolescencia: oNada(fc.constantFrom(...NOMBRES_DE_OBSOLESCENCIA)),
});
const caminos = fc.record({ rubro: omisiones, familia: omisiones, subfamilia: omisiones });
const DEL_MAS_CERCANO = NIVELES.toReversed();

describe('CLA-02 inherited defaults', () => {
  it('each comes from the nearest level that says something, and tells which', () => {
    fc.assert(
      fc.property(caminos, fc.constantFrom(...CAMPOS_DE_OMISION), (camino, campo) => {
        const vigente = vigentesEn(camino, 'general')[campo];
        const quien = DEL_MAS_CERCANO.find((nivel) => camino[nivel][campo] !== null);
        expect(vigente.de).toBe(quien ?? 'general');
        if (quien) expect(vigente.valor).toBe(camino[quien][campo]);
      }),
    );
  });

  it('what a level says of one thing touches no other, and no farther level is heard over a nearer one', () => {
    fc.assert(
      fc.property(caminos, omisiones, fc.constantFrom(...CAMPOS_DE_OMISION), (camino, otras, campo) => {
        const antes = vigentesEn(camino, 'u');
        const despues = vigentesEn({ ...camino, familia: { ...camino.familia, [campo]: otras[campo] } }, 'u');
        for (const otro of CAMPOS_DE_OMISION) if (otro !== campo) expect(despues[otro]).toEqual(antes[otro]);
        if (camino.subfamilia[campo] !== null) expect(despues).toEqual(antes);
      }),
    );
  });

  it('without any level, the company has an IVA, a unidad and a policy, and neither margin nor days', () => {
    expect(vigentesEn({}, 'u')).toEqual({
      iva: { valor: '21', de: 'general' },
      unidad: { valor: 'u', de: 'general' },
      margen: { valor: null, de: 'general' },
      diasDeConteo: { valor: null, de: 'general' },
      obsolescencia: { valor: OBSOLESCENCIA_GENERAL, de: 'general' },
    });
  });

  it('ART-16 the IVA is the one that artículos take', () => {
    fc.assert(
      fc.property(caminos, ({ rubro, familia, subfamilia }) => {
        const { iva, de } = ivaHeredado({ rubro: rubro.iva, familia: familia.iva, subfamilia: subfamilia.iva });
        expect(vigentesEn({ rubro, familia, subfamilia }, 'u').iva).toEqual({ valor: iva, de });
      }),
    );
  });

  it('a path that stops higher hears only the levels it has', () => {
    const rubro = { ...SIN_OMISIONES, margen: '40' };
    const familia = { ...SIN_OMISIONES, margen: '55' };
    expect(vigentesEn({ rubro }, 'u').margen).toEqual({ valor: '40', de: 'rubro' });
    expect(vigentesEn({ rubro, familia }, 'u').margen).toEqual({ valor: '55', de: 'familia' });
  });
});

it('OBS-04 the days of a policy only grow, from lento to obsoleto', () => {
  for (const dias of Object.values(OBSOLESCENCIAS)) {
    if (dias === null) continue;
    expect([dias.lento, dias.muyLento, dias.obsoleto]).toEqual(
      [dias.obsoleto, dias.lento, dias.muyLento].toSorted((a, b) => a - b),
    );
    expect(dias.nuevo).toBeLessThan(dias.obsoleto);
  }
});
