import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AJUSTES_POR_OMISION, restablecerAjustes, verAjustes } from '#apariencia/ajustes.ts';
import { conTodoElEstilo } from '#prueba/estilo.ts';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';

conTodoElEstilo();

async function abrir() {
  restablecerAjustes();
  renderAplicacion('/taller/reporte', sesionDePrueba(['stock.ver', 'cliente.ver', 'nota.ver', 'tabla.ver']));
  await userEvent.click(await screen.findByRole('button', { name: 'Personalizar apariencia' }));
  return within(await screen.findByRole('dialog', { name: 'Apariencia' }));
}
const raiz = document.documentElement;

it('T-CU-1, F12: each control changes what it says, at once', async () => {
  const panel = await abrir();
  await userEvent.click(panel.getByRole('radio', { name: 'Oscuro' }));
  await waitFor(() => expect(raiz.dataset.modo).toBe('dark'));
  await userEvent.click(panel.getByRole('radio', { name: 'Der. a izq.' }));
  expect(raiz.dir).toBe('rtl');
  await userEvent.click(panel.getByRole('radio', { name: 'Verde' }));
  expect(raiz.dataset.tema).toBe('GREEN_THEME');
  await userEvent.click(panel.getByRole('radio', { name: 'Ancho completo' }));
  expect(getComputedStyle(document.getElementById('contenido') ?? raiz).maxWidth).toBe('none');
  // Each of the two sets its value: choosing it again leaves it as it is.
  await userEvent.click(panel.getByRole('radio', { name: 'Mini' }));
  await userEvent.click(panel.getByRole('radio', { name: 'Mini' }));
  await userEvent.click(panel.getByRole('radio', { name: 'Borde' }));
  expect(verAjustes()).toMatchObject({ tema: 'GREEN_THEME', barra: 'mini', tarjetas: 'borde', contenido: 'ancho' });
});

it('T-CU-3: goes back to every default', async () => {
  const panel = await abrir();
  await userEvent.click(panel.getByRole('radio', { name: 'Naranja' }));
  await userEvent.click(panel.getByRole('radio', { name: 'Sistema' }));
  await userEvent.click(panel.getByRole('button', { name: 'Restablecer valores' }));
  await waitFor(() => expect(verAjustes()).toEqual(AJUSTES_POR_OMISION));
  expect(panel.getByRole<HTMLInputElement>('radio', { name: 'Azul' }).checked).toBe(true);
});

it('T-CU-4: works with the keyboard alone', async () => {
  const panel = await abrir();
  panel.getByRole('radio', { name: 'Azul' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(verAjustes().tema).toBe('AQUA_THEME');
  panel.getByRole('slider', { name: 'Redondeo' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(verAjustes().radio).toBe(9);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apariencia' })).toBeNull());
});

it('T-SH-5, T-SH-6: puts the menu in a row without leaving the screen, every leaf within reach of the keyboard', async () => {
  const panel = await abrir();
  await userEvent.click(panel.getByRole('radio', { name: 'Horizontal' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Apariencia' })).toBeNull());
  expect(await screen.findByRole('heading', { level: 1, name: 'Reportes' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Achicar menú' })).toBeNull();
  const fila = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  fila.getByRole('button', { name: 'Stock' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const opciones = within(await screen.findByRole('menu', { name: 'Stock' })).getAllByRole('menuitem');
  expect(opciones.map((opcion) => opcion.textContent)).toContain('Reposición');
  await waitFor(() => expect(document.activeElement).toBe(opciones[0]));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(opciones[1]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  restablecerAjustes();
});
