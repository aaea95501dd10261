import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Momentos } from '#galeria/comun/momentos.tsx';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { AutocompleteScreen } from './autocomplete/autocomplete.screen.tsx';

it('an option with a tick holds no control of its own', async () => {
  renderPantalla(<AutocompleteScreen />, { ruta: '/forms/form-elements/autocomplete' });
  const casillas = await screen.findByRole('region', { name: 'Casillas' });
  await userEvent.click(within(casillas).getByRole('combobox'));
  const opciones = await screen.findAllByRole('option');
  expect(opciones.filter((una) => una.getAttribute('aria-selected') === 'true')).toHaveLength(2);
  expect(opciones.flatMap((una) => [...una.querySelectorAll('input, button, [tabindex="0"]')])).toEqual([]);
});

it('the name of an hour and of a minute holds what is seen of it', async () => {
  renderPantalla(
    <Momentos>
      <MultiSectionDigitalClock ampm={false} />
    </Momentos>,
  );
  const opciones = await screen.findAllByRole('option');
  expect(opciones.length).toBeGreaterThan(24);
  const vistas = opciones.map((una) => [una.getAttribute('aria-label'), una.textContent]);
  expect(vistas.filter(([nombre, visto]) => !nombre?.startsWith(`${visto} `))).toEqual([]);
});
