import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { conTodoElEstilo } from '#prueba/estilo.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { hallazgo } from './ejemplos.prueba.ts';
import { SelectorDeArticulo } from './selector-de-articulo.tsx';

conTodoElEstilo();

const BUSCAR = 'GET /api/articulos/buscar';

function Prueba() {
  const [elegido, setElegido] = useState<Hallazgo | null>(null);
  return (
    <>
      <SelectorDeArticulo valor={elegido} onCambio={setElegido} depositoId="d1" tipo="PRODUCTO" />
      <p>Elegido: {elegido?.codigo ?? 'nadie'}</p>
    </>
  );
}

it('searches what is typed, in the depósito and tipo it was given, and chooses with Enter', async () => {
  // Somebody who types slowly is asked for what is there so far, and Enter would take nothing of that list.
  const responder = (_: unknown, url: string) => ({ exacto: false, filas: url.includes('hilux') ? [hallazgo()] : [] });
  const { servidor } = renderPantalla(<Prueba />, { respuestas: { [BUSCAR]: responder } });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Artículo' }), 'aceite hilux');
  const opcion = await screen.findByRole('option', { name: /WO-342/ });
  expect(opcion.textContent).toContain('Acá 24');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Elegido: WO-342')).toBeDefined();
  expect(servidor.direcciones(BUSCAR).at(-1)).toBe(
    '/api/articulos/buscar?texto=aceite+hilux&depositoId=d1&tipo=PRODUCTO',
  );
});

it('a scan, which ends in Enter before any list is there, is taken at once', async () => {
  const exacto = { exacto: true, filas: [hallazgo({ exacto: true, motivo: 'BARRAS' })] };
  renderPantalla(<Prueba />, { respuestas: { [BUSCAR]: exacto } });
  await userEvent.type(await screen.findByRole('combobox'), '7798123450019{Enter}');
  expect(await screen.findByText('Elegido: WO-342')).toBeDefined();
});

it('a code nobody has chooses nothing and says so', async () => {
  renderPantalla(<Prueba />, { respuestas: { [BUSCAR]: { exacto: false, filas: [] } } });
  await userEvent.type(await screen.findByRole('combobox'), 'zz9{Enter}');
  expect(await screen.findByText('Ningún artículo coincide con «zz9»')).toBeDefined();
  await waitFor(() => expect(screen.getByText('Elegido: nadie')).toBeDefined());
});

it('what is typed over an older list is what Enter takes, and it is chosen once', async () => {
  const viejo = { exacto: false, filas: [hallazgo({ codigo: 'VIEJO-1' })] };
  const nuevo = { exacto: true, filas: [hallazgo({ exacto: true })] };
  const responder = async (_: unknown, url: string) => {
    if (url.includes('texto=aceite')) return viejo;
    await new Promise((listo) => setTimeout(listo, 300));
    return nuevo;
  };
  const onCambio = vi.fn();
  renderPantalla(<SelectorDeArticulo valor={null} onCambio={onCambio} />, { respuestas: { [BUSCAR]: responder } });
  const caja = await screen.findByRole('combobox');
  await userEvent.type(caja, 'aceite');
  await screen.findByRole('option', { name: /VIEJO-1/ });
  await userEvent.clear(caja);
  await userEvent.type(caja, 'wo342');
  // The pause is over and the answer is not here: the older list still shows, with its first one marked.
  await new Promise((listo) => setTimeout(listo, 150));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onCambio).toHaveBeenCalled());
  await new Promise((listo) => setTimeout(listo, 400));
  expect(onCambio.mock.calls.map(([uno]) => uno?.codigo)).toEqual(['WO-342']);
});

it('what is chosen ends before the cross and the arrow', async () => {
  renderPantalla(<SelectorDeArticulo valor={hallazgo()} onCambio={() => {}} />);
  const caja = await screen.findByRole('combobox');
  const lugar = Number.parseFloat(getComputedStyle(caja.parentElement as Element).paddingInlineEnd);
  const botones = [...(caja.parentElement?.querySelectorAll('button') ?? [])];
  const ancho = botones.reduce((suma, boton) => suma + Number.parseFloat(getComputedStyle(boton).width), 0);
  expect(botones).toHaveLength(2);
  // Both are drawn over their own edges, a few pixels from that of the box.
  expect(lugar).toBeGreaterThanOrEqual(ancho);
  expect(getComputedStyle(caja).textOverflow).toBe('ellipsis');
});
