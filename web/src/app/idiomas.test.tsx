import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { cambiarAjustes, restablecerAjustes, verAjustes } from '#apariencia/ajustes.ts';
import { traerPaquete } from '#apariencia/paquetes.ts';
import { CODIGOS_DE_IDIOMA, idiomas } from '#i18n/idiomas.ts';
import { hablar } from '#i18n/iniciar.ts';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { traerAgregados } from './ampliaciones.ts';
import { cargasDeTextos } from './idiomas.ts';
import { textosEs } from './textos.ts';

afterEach(async () => {
  restablecerAjustes();
  await hablar('es', cargasDeTextos);
});

/** All the texts, by their keys joined with dots. */
const hojas = (textos: object, antes = ''): (readonly [string, string])[] =>
  Object.entries(textos).flatMap(([clave, valor]) =>
    typeof valor === 'string' ? [[`${antes}${clave}`, valor] as const] : hojas(valor, `${antes}${clave}.`),
  );
const claves = (textos: object): string[] => hojas(textos).map(([clave]) => clave);

/** What a text takes from outside: `{{cantidad}}`. */
const huecos = (texto: string): readonly string[] =>
  [...texto.matchAll(/\{\{(\w+)\}\}/g)].map(([hueco]) => hueco).sort();

const IDIOMAS = ['en', 'fr', 'ar', 'ch', 'vi'] as const;

describe('the languages of the interface', () => {
  it('T-LA, T-SH-6: with the menu in a row, who is on it with the keyboard stays there while its words change', async () => {
    cambiarAjustes({ menu: 'horizontal' });
    renderAplicacion('/taller/reporte', sesionDePrueba(['stock.ver', 'tabla.ver']));
    const fila = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
    const entrada = fila.getByRole('button', { name: 'Tablas generales' });
    entrada.focus();
    await act(() => {
      cambiarAjustes({ idioma: 'en' });
      return hablar('en', cargasDeTextos);
    });
    await waitFor(() => expect(entrada.textContent).toBe('General tables'));
    expect(document.activeElement).toBe(entrada);
  });

  it('what is added to the menu has its names, and leaves those of the product as they were written', async () => {
    const escritas = claves(textosEs.menu);
    await traerAgregados(['galeria.ver']);
    expect(i18next.t('menu:demo.titulo')).toBe('Demostración');
    expect(i18next.t('menu:inicio')).toBe(textosEs.menu.inicio);
    expect(claves(textosEs.menu)).toEqual(escritas);
  });

  it('T-LA: English says everything that Spanish says, with the same data', async () => {
    const { textos } = await cargasDeTextos.en();
    const enIngles = new Map(hojas(textos));
    const distintas = hojas(textosEs).filter(
      ([clave, texto]) => huecos(enIngles.get(clave) ?? '').join() !== huecos(texto).join(),
    );
    expect(claves(textosEs).filter((clave) => !enIngles.has(clave))).toEqual([]);
    expect(distintas).toEqual([]);
  });

  it.each(IDIOMAS)('T-LA-1: the whole menu in %s, in words of its own', async (idioma) => {
    await hablar(idioma, cargasDeTextos);
    const { textos } = await cargasDeTextos[idioma]();
    expect(claves(textos.menu)).toEqual(claves(textosEs.menu));
    expect(i18next.t('ui:accion.guardar')).toBe(idioma === 'en' ? 'Save' : 'Guardar');
  });

  it.each(['es', ...IDIOMAS] as const)('T-LA: no raw key and no empty text anywhere in %s', async (idioma) => {
    await hablar(idioma, cargasDeTextos);
    const malas = claves(textosEs).filter((clave) => {
      const [espacio = '', ...resto] = clave.split('.');
      const texto = i18next.t(`${espacio}:${resto.join('.')}` as 'ui:accion.guardar');
      return texto.trim() === '' || texto === resto.join('.') || texto.includes(clave);
    });
    expect(malas).toEqual([]);
  });

  it('T-LA: who changes their mind while the texts of a language come is spoken to in the other one', async () => {
    const { promise, resolve: llegar } = Promise.withResolvers<void>();
    const lento = hablar('en', { en: () => promise.then(cargasDeTextos.en) });
    await hablar('es', cargasDeTextos);
    llegar();
    await lento;
    expect(i18next.t('ui:accion.guardar')).toBe('Guardar');
    expect(document.documentElement.lang).toBe('es-AR');
  });

  it('T-LA-2, F2: MUI speaks the same language, by the names it gives to them', async () => {
    expect(JSON.stringify(await traerPaquete('esES'))).toContain('Filas por página');
    expect(JSON.stringify(await traerPaquete('frFR'))).toContain('Lignes par page');
    expect(await traerPaquete('enUS')).toEqual({});
    expect(CODIGOS_DE_IDIOMA.map((codigo) => idiomas[codigo].formato)).toEqual([
      'esES',
      'enUS',
      'frFR',
      'arSD',
      'zhCN',
      'viVN',
    ]);
  });

  it('T-LA-3: is chosen in the top bar and kept; Arabic offers to turn the screen round', async () => {
    renderAplicacion('/taller/reporte', sesionDePrueba(['stock.ver']));
    await userEvent.click(await screen.findByRole('button', { name: 'Idioma: Español' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'العربية' }));
    expect(verAjustes()).toMatchObject({ idioma: 'ar', direccion: 'ltr' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar dirección' }));
    await waitFor(() => expect(verAjustes().direccion).toBe('rtl'));
  });
});
