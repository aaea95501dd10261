import { describe, expect, it } from 'vitest';
import { contraste } from './contraste.ts';
import type { Paleta } from './paletas/paleta.ts';
import { comunes, temas } from './temas.ts';

const TEXTO = 4.5;
const CUERPO = 7;
const GRAFICO = 3;
const ROLES = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;

describe.each(Object.entries(temas))('%s', (_, tema) => {
  it.each(['light', 'dark'] as const)('T-TH-2, F18: every pair of colours can be read: %s', (modo) => {
    const paleta: Paleta = tema[modo];
    const pobres = pares(paleta, modo)
      .map(({ par, sobre, minimo, nombre }) => ({ nombre, razon: contraste(par, sobre), minimo }))
      .filter(({ razon, minimo }) => razon < minimo);
    expect(pobres).toEqual([]);
  });
});

function pares(p: Paleta, modo: 'light' | 'dark') {
  const superficies = {
    page: p.page,
    paper: p.paper,
    raised: p.raised,
    sunken: p.sunken,
    header: p.header,
    band: p.band,
  };
  const en = (nombre: string, par: string, sobre: string, minimo: number) => ({ nombre, par, sobre, minimo });
  const sobreSuperficies = Object.entries(superficies).flatMap(([nombre, fondo]) => [
    en(`text.primary / ${nombre}`, p.text.primary, fondo, CUERPO),
    en(`text.secondary / ${nombre}`, p.text.secondary, fondo, TEXTO),
    ...ROLES.map((rol) => en(`${rol}.text / ${nombre}`, p[rol].text, fondo, TEXTO)),
    en(`focusRing / ${nombre}`, p.action.focusRing, fondo, GRAFICO),
  ]);
  const deRol = ROLES.flatMap((rol) => [
    en(`${rol}.contrastText / main`, p[rol].contrastText, p[rol].main, TEXTO),
    en(`${rol}.onSoft / soft`, p[rol].onSoft, p[rol].soft, TEXTO),
  ]);
  return [
    ...sobreSuperficies,
    ...deRol,
    // Series stand on paper, and the first one on the bands behind a hovered month.
    ...p.chart.series.map((color, i) => en(`series ${i + 1} / paper`, color, p.paper, GRAFICO)),
    ...ROLES.map((rol) => en(`${rol}.accent / paper`, p[rol].accent, p.paper, GRAFICO)),
    en('axisText / paper', p.chart.axisText, p.paper, TEXTO),
    en('text.primary / selected', p.text.primary, p.action.selected, CUERPO),
    en('text.primary / hover', p.text.primary, p.action.hover, CUERPO),
    en('borderStrong / paper', p.borderStrong, p.paper, GRAFICO),
    en('tooltip', p.tooltip.text, p.tooltip.background, TEXTO),
    en('highlight', p.highlight.text, p.highlight.background, TEXTO),
    en('inverse', p.inverse.text, p.inverse.background, TEXTO),
    ...(['action', 'success', 'warning'] as const).map((cual) =>
      en(`inverse.${cual}`, p.inverse[cual], p.inverse.background, TEXTO),
    ),
    en('inverse.danger', p.inverse.danger, p.inverse.background, TEXTO),
    en('statusBlue', comunes[modo].statusBlue.onSoft, comunes[modo].statusBlue.soft, TEXTO),
  ];
}
