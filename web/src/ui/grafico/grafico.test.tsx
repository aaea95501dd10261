import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { Grafico } from './grafico.tsx';

it('its picture is not to be had where nothing is drawn', async () => {
  const datos = { categorias: ['ene'], series: [{ nombre: 'S', valores: [1] }], formato: String };
  renderPantalla(<Grafico titulo="Ventas" datos={datos} />);
  const boton = await screen.findByRole('button', { name: 'Descargar imagen' });
  expect(boton.getAttribute('aria-disabled')).toBe('true');
});
