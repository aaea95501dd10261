import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Grafico } from './grafico.tsx';

afterEach(() => act(() => i18next.changeLanguage('es')));

it('its picture is not to be had where nothing is drawn', async () => {
  const datos = { categorias: ['ene'], series: [{ nombre: 'S', valores: [1] }], formato: String };
  renderPantalla(<Grafico titulo="Ventas" datos={datos} />);
  const boton = await screen.findByRole('button', { name: 'Descargar imagen' });
  expect(boton.getAttribute('aria-disabled')).toBe('true');
});

it('where nothing was sold yet it says so, and makes up no scale; its table is there all the same', async () => {
  const series = [{ nombre: 'Venta neta', valores: [0, 0] }];
  renderPantalla(<Grafico titulo="Ventas" datos={{ categorias: ['ene', 'feb'], series, formato: String }} />);
  expect(await screen.findByText('Sin resultados')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Venta neta' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

/** Two series whose names are in the language of the interface. */
function EnDosIdiomas() {
  const { language } = useTranslation().i18n;
  const series = (language === 'en' ? ['Save', 'Cancel'] : ['Guardar', 'Cancelar']).map((nombre, i) => ({
    nombre,
    valores: [i + 1],
  }));
  return <Grafico titulo="Ventas" datos={{ categorias: ['ene'], series, formato: String }} />;
}

it('what the legend has off is off in another language, under its name there, and back again', async () => {
  const encendidas = () =>
    within(screen.getByRole('group', { name: 'Ventas' }))
      .getAllByRole('button')
      .map((boton) => `${boton.textContent} ${boton.getAttribute('aria-pressed')}`);
  renderPantalla(<EnDosIdiomas />);
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  expect(encendidas()).toEqual(['Guardar false', 'Cancelar true']);
  await act(() => i18next.changeLanguage('en'));
  expect(encendidas()).toEqual(['Save false', 'Cancel true']);
  expect(screen.getByRole('img', { name: 'Ventas. ene: 2' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => i18next.changeLanguage('es'));
  expect(encendidas()).toEqual(['Guardar true', 'Cancelar false']);
});
