import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { restablecerAjustes, verAjustes } from '#apariencia/ajustes.ts';
import { traerPaquete } from '#apariencia/paquetes.ts';
import { hablar } from '#i18n/iniciar.ts';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { cargasDeTextos } from './idiomas.ts';
import { textosEs } from './textos.ts';

afterEach(async () => {
  restablecerAjustes();
  await hablar('es', cargasDeTextos);
});

/** The keys of all the texts, joined with dots. */
const claves = (textos: object, antes = ''): string[] =>
  Object.entries(textos).flatMap(([clave, valor]) =>
    typeof valor === 'string' ? [`${antes}${clave}`] : claves(valor, `${antes}${clave}.`),
  );

describe('the languages of the interface', () => {
  it('T-LA: English says everything that Spanish says', async () => {
    const en = await cargasDeTextos.en();
    expect(claves(textosEs).filter((clave) => !claves(en).includes(clave))).toEqual([]);
  });

  it.each(['en', 'fr', 'ar', 'ch', 'vi'] as const)(
    'T-LA: the whole menu in %s, and no raw key elsewhere',
    async (idioma) => {
      await hablar(idioma, cargasDeTextos);
      const { menu } = await cargasDeTextos[idioma]();
      expect(claves(menu)).toEqual(claves(textosEs.menu));
      expect(i18next.t('ui:accion.guardar')).toBe(idioma === 'en' ? 'Save' : 'Guardar');
    },
  );

  it('T-LA-2: MUI speaks the same language', async () => {
    expect(JSON.stringify(await traerPaquete('esES'))).toContain('Filas por página');
    expect(JSON.stringify(await traerPaquete('frFR'))).toContain('Lignes par page');
    expect(await traerPaquete('enUS')).toEqual({});
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
