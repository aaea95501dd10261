import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { vistaDePrueba } from '#prueba/vistas.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { PanelDeVista } from './panel-de-vista.tsx';
import type { PedidoDeVista } from './vistas-de-tabla.tsx';

const CONTENIDO = { filtros: {}, orden: null, diseno: null } as never;

function ConPanel({ pedido }: { readonly pedido: PedidoDeVista }) {
  const consulta = useConsultaDeLista(listarArticulos);
  const [abierto, setAbierto] = useState(true);
  if (!abierto) return null;
  return (
    <PanelDeVista
      clave="articulos"
      consulta={consulta}
      pedido={pedido}
      puedeCompartir
      loQueSeVe={CONTENIDO}
      onCerrar={() => setAbierto(false)}
    />
  );
}

it('TD-13 the name and the roles of a view that was not saved are lost only after a question', async () => {
  renderPantalla(<ConPanel pedido={{ que: 'guardar' }} />);
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

it('TD-11 sharing that was cut off after its first order ends when it is saved again', async () => {
  let vista = vistaDePrueba(CONTENIDO);
  const { servidor } = renderPantalla(<ConPanel pedido={{ que: 'compartir', vista }} />, {
    respuestas: {
      [`PATCH /api/vistas/${vista.id}`]: ({ version, roles }: Pick<Vista, 'version' | 'roles'>) => {
        if (version !== vista.version) return { status: 409, code: 'comun.version_vieja', title: 'Cambió mientras.' };
        vista = { ...vista, version: version + 1, roles };
        return vista;
      },
      'PUT /api/vistas/inicial': ({ rol }: { rol: 'vendedor' | 'deposito' }) => {
        if (rol === 'deposito' && vista.version === 2) return new TypeError('sin red');
        vista = { ...vista, inicialDe: [...vista.inicialDe, rol] };
        return { inicial: null };
      },
    },
  });
  for (const rol of ['Vendedor', 'Depósito']) {
    await userEvent.click(await screen.findByRole('checkbox', { name: rol }));
    await userEvent.click(screen.getByRole('checkbox', { name: `${rol}: abren la tabla así` }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(vista).toMatchObject({ version: 3, roles: ['vendedor', 'deposito'], inicialDe: ['vendedor', 'deposito'] });
  expect(servidor.recibido('PUT /api/vistas/inicial')).toHaveLength(3);
});
