import { expect, it } from 'vitest';
import { NOMBRES_DE_TEMA } from './nombres-de-tema.ts';
import { crearTema } from './tema.ts';
import { temas } from './temas.ts';

const aspecto = { tarjetas: 'sombra', radio: 7, direccion: 'ltr' } as const;

it.each(NOMBRES_DE_TEMA)('T-TH-1: both palettes of %s are those that were designed', (tema) => {
  const { colorSchemes } = crearTema({ ...aspecto, tema });
  for (const modo of ['light', 'dark'] as const) {
    const paleta = temas[tema][modo];
    // What the screens use is what the palette says…
    expect(colorSchemes?.[modo]?.palette).toMatchObject({
      primary: paleta.primary,
      secondary: paleta.secondary,
      background: { default: paleta.page, paper: paleta.paper },
      divider: paleta.border,
      band: paleta.band,
      chart: paleta.chart,
    });
    // …and the palette is the one that was approved.
    expect(paleta).toMatchSnapshot(modo);
  }
});

it('T-TH-3: no button writes in capitals', () => {
  expect(crearTema({ ...aspecto, tema: 'BLUE_THEME' }).typography.button.textTransform).toBe('none');
});
