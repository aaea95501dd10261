import { beforeEach, describe, expect, it, vi } from 'vitest';

const CLAVE = 'trastienda.apariencia.v2';

/** The store as a page that has just been opened finds it. */
async function abrirPagina() {
  vi.resetModules();
  return import('./ajustes.ts');
}

beforeEach(() => localStorage.clear());

describe('the appearance a person chose', () => {
  it('T-CU-3: begins with the defaults of the specification, and goes back to them', async () => {
    const { verAjustes, cambiarAjustes, restablecerAjustes } = await abrirPagina();
    const deFabrica = {
      modo: 'light',
      direccion: 'ltr',
      tema: 'BLUE_THEME',
      menu: 'vertical',
      barra: 'completa',
      contenido: 'encajado',
      tarjetas: 'sombra',
      radio: 7,
      idioma: 'es',
      formato: 'idioma',
      densidad: 'densa',
      listas: 'como-quedaron',
    };
    expect(verAjustes()).toEqual(deFabrica);
    cambiarAjustes({ tema: 'CYAN_THEME', radio: 20, tarjetas: 'borde', menu: 'horizontal' });
    restablecerAjustes();
    expect(verAjustes()).toEqual(deFabrica);
  });

  it('T-CU-2: a reload keeps it', async () => {
    (await abrirPagina()).cambiarAjustes({ tema: 'GREEN_THEME', radio: 12, contenido: 'ancho' });
    expect((await abrirPagina()).verAjustes()).toMatchObject({ tema: 'GREEN_THEME', radio: 12, contenido: 'ancho' });
  });

  it('a bad stored value falls back to the default of that field only', async () => {
    localStorage.setItem(
      CLAVE,
      JSON.stringify({ activa: { tema: 'PINK', radio: 99, modo: 'dark', tarjetas: 'borde' } }),
    );
    expect((await abrirPagina()).verAjustes()).toMatchObject({
      tema: 'BLUE_THEME',
      radio: 7,
      modo: 'dark',
      tarjetas: 'borde',
    });
    localStorage.setItem(CLAVE, '{no es JSON');
    expect((await abrirPagina()).verAjustes().tema).toBe('BLUE_THEME');
  });

  it('each user finds their own, and a new one the one that shows', async () => {
    const { verAjustes, cambiarAjustes, usarAjustesDe } = await abrirPagina();
    usarAjustesDe('lucia');
    cambiarAjustes({ tema: 'PURPLE_THEME' });
    usarAjustesDe('pedro');
    expect(verAjustes().tema).toBe('PURPLE_THEME');
    cambiarAjustes({ tema: 'ORANGE_THEME' });
    usarAjustesDe('lucia');
    expect(verAjustes().tema).toBe('PURPLE_THEME');
    const despues = await abrirPagina();
    despues.usarAjustesDe('pedro');
    expect(despues.verAjustes().tema).toBe('ORANGE_THEME');
  });
});
