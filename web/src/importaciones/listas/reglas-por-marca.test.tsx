import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ReglasPorMarca } from './reglas-por-marca.tsx';

const BOSCH = { texto: 'BOSCH', marcaId: null, descuentos: ['10'], omitir: false };

it('the rule of a marca that is being written is asked about before it is lost; one that was only looked at is not', async () => {
  const onCambio = vi.fn();
  renderPantalla(<ReglasPorMarca valor={[BOSCH]} onCambio={onCambio} />, { permisos: ['importacion.hacer'] });
  const editar = async () => userEvent.click(await screen.findByRole('button', { name: 'Editar BOSCH' }));
  const cerrar = async () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await editar();
  await screen.findByRole('dialog', { name: 'Regla de una marca' });
  await cerrar();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await editar();
  const texto = await screen.findByLabelText<HTMLInputElement>(/Como la escribe la lista/);
  await userEvent.type(texto, ' GmbH');
  await cerrar();
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(texto.value).toBe('BOSCH GmbH');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar regla' }));
  expect(onCambio).toHaveBeenCalledWith([{ ...BOSCH, texto: 'BOSCH GmbH' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
