import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilaDeCliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { SelectorDeCliente } from './selector-de-cliente.tsx';

const LISTA = 'GET /api/clientes';
const quiroga = {
  id: '01980000-0000-7000-8000-000000000101',
  version: 1,
  razonSocial: 'Taller Hermanos Quiroga',
  documento: { tipo: '80', numero: '30714820636' },
  condicionIva: 1,
  estado: 'BLOQUEADO',
} as FilaDeCliente;
const lista = (filas: FilaDeCliente[]) => ({ filas, total: filas.length, totalExacto: true, pagina: 1, porPagina: 20 });

function Banco() {
  const [elegido, setElegido] = useState<FilaDeCliente | null>(null);
  return (
    <>
      <SelectorDeCliente valor={elegido} onCambio={setElegido} />
      <p>{`Elegido: ${elegido?.razonSocial ?? 'nadie'}`}</p>
    </>
  );
}

it('finds by typing, shows document, condición and block, and chooses with Enter', async () => {
  const { servidor } = renderPantalla(<Banco />, {
    permisos: ['cliente.ver', 'cliente.editar'],
    respuestas: { [LISTA]: lista([quiroga]) },
  });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Cliente' }), 'quiroga');
  const opcion = await screen.findByRole('option', { name: /Taller Hermanos Quiroga/ });
  expect(opcion.textContent).toBe('Taller Hermanos QuirogaCUIT 30-71482063-6 · Resp. InscriptoBloqueado');
  await waitFor(() => expect(servidor.direcciones(LISTA).at(-1)).toContain('vigente=true&buscar=quiroga'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Elegido: Taller Hermanos Quiroga')).toBeDefined();
});

it('creates a new one with what was typed, and chooses it', async () => {
  const { servidor } = renderPantalla(<Banco />, {
    permisos: ['cliente.ver', 'cliente.editar'],
    respuestas: { [LISTA]: lista([]), 'POST /api/clientes': { ...quiroga, razonSocial: 'Nuevo SRL' } },
  });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Cliente' }), '30-71482063-6');
  await userEvent.click(await screen.findByRole('option', { name: 'Nuevo cliente «30-71482063-6»' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nuevo cliente' }));
  expect(panel.getByLabelText('Número')).toHaveProperty('value', '30-71482063-6');
  await userEvent.type(panel.getByLabelText('Nombre y apellido o razón social'), 'Nuevo SRL');
  await userEvent.click(panel.getByRole('combobox', { name: 'Condición frente al IVA' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Responsable Inscripto' }));
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Elegido: Nuevo SRL')).toBeDefined();
  expect(servidor.recibido('POST /api/clientes')).toMatchObject([{ razonSocial: 'Nuevo SRL', condicionIva: 1 }]);
});

it('offers no new cliente to who may not create one', async () => {
  renderPantalla(<Banco />, { permisos: ['cliente.ver'], respuestas: { [LISTA]: lista([quiroga]) } });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Cliente' }));
  await screen.findByRole('option', { name: /Quiroga/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('Enter before the list is there waits for it, and never takes one of the list before', async () => {
  const otro = { ...quiroga, id: '01980000-0000-7000-8000-000000000102', razonSocial: 'Lubricentro El Rápido' };
  const responder = async (_: unknown, url: string) => {
    if (!url.includes('buscar=quiroga')) return lista([otro]);
    await new Promise((listo) => setTimeout(listo, 300));
    return lista([quiroga]);
  };
  renderPantalla(<Banco />, { permisos: ['cliente.ver'], respuestas: { [LISTA]: responder } });
  const caja = await screen.findByRole('combobox', { name: 'Cliente' });
  await userEvent.click(caja);
  await screen.findByRole('option', { name: /Lubricentro/ });
  await userEvent.type(caja, 'quiroga{Enter}');
  expect(screen.getByText('Elegido: nadie')).toBeDefined();
  expect(await screen.findByText('Elegido: Taller Hermanos Quiroga')).toBeDefined();
});
