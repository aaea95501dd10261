import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { PanelDeVista } from './panel-de-vista.tsx';

const CONTENIDO = { filtros: {}, orden: null, diseno: null } as never;

function ConPanel() {
  const consulta = useConsultaDeLista(listarArticulos);
  const [abierto, setAbierto] = useState(true);
  if (!abierto) return null;
  return (
    <PanelDeVista
      clave="articulos"
      consulta={consulta}
      pedido={{ que: 'guardar' }}
      puedeCompartir
      loQueSeVe={CONTENIDO}
      onCerrar={() => setAbierto(false)}
    />
  );
}

it('TD-13 the name and the roles of a view that was not saved are lost only after a question', async () => {
  renderPantalla(<ConPanel />);
  await userEvent.type(await screen.findByLabelText('Nombre'), 'La mía');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('La mía');
  await userEvent.clear(screen.getByLabelText('Nombre'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vendedor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Vendedor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
