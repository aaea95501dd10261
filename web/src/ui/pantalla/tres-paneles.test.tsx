import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '#prueba/ambiente.ts';
import { BotonDeLateral, TresPaneles, usePaneles } from './tres-paneles.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const conAncho = (ancho: number, tarjeta = ancho) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(tarjeta);
  vi.stubGlobal('matchMedia', (consulta: string) => ({
    matches: ancho >= Number(/min-width:(\d+)px/.exec(consulta)?.[1] ?? 0),
    media: consulta,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
};

function Detalle() {
  const { extraAbierto, ponerExtra } = usePaneles();
  return (
    <>
      <BotonDeLateral texto="Ver filtros" />
      <button type="button" onClick={() => ponerExtra(!extraAbierto)}>
        Información
      </button>
    </>
  );
}

const mostrarConLista = () =>
  render(
    <TresPaneles
      lateral={{ titulo: 'Carpetas', ancho: 240, contenido: 'Todas' }}
      lista={{ titulo: 'Correos', ancho: 340, contenido: 'Uno' }}
      detalle={{ titulo: 'Correo', contenido: <BotonDeLateral texto="Ver carpetas" /> }}
    />,
  );

const mostrar = () =>
  render(
    <TresPaneles
      lateral={{ titulo: 'Filtros', ancho: 240, contenido: 'Todos' }}
      detalle={{ titulo: 'Detalle', contenido: <Detalle /> }}
      extra={{ titulo: 'Adjuntos', ancho: 320, contenido: 'Nada' }}
    />,
  );

it('from 1200 px every pane is in sight, and only the one at the end closes', () => {
  conAncho(1280);
  mostrar();
  expect(screen.getByRole('region', { name: 'Filtros' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver filtros' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Adjuntos' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Información' }));
  expect(screen.queryByRole('region', { name: 'Adjuntos' })).toBeNull();
});

it('where the menu leaves the detail less than 420 px, only the pane at the end opens over the page', async () => {
  conAncho(1280, 979);
  mostrar();
  expect(screen.getByRole('region', { name: 'Filtros' })).toBeTruthy();
  expect(screen.queryByText('Nada')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Información' }));
  const cajon = await screen.findByRole('dialog', { name: 'Adjuntos' });
  fireEvent.keyDown(cajon, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('with 420 px left for the detail, the pane at the end is beside it', () => {
  conAncho(1280, 980);
  mostrar();
  expect(screen.getByRole('region', { name: 'Adjuntos' })).toBeTruthy();
});

it('where the menu leaves the detail less than 420 px beside its list, the side pane opens over the page', async () => {
  conAncho(1280, 999);
  mostrarConLista();
  expect(screen.getByRole('region', { name: 'Correos' })).toBeTruthy();
  expect(screen.queryByText('Todas')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver carpetas' }));
  const cajon = await screen.findByRole('dialog', { name: 'Carpetas' });
  fireEvent.keyDown(cajon, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('with 420 px left for the detail beside its list, the side pane is in sight', () => {
  conAncho(1280, 1000);
  mostrarConLista();
  expect(screen.getByRole('region', { name: 'Carpetas' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ver carpetas' })).toBeNull();
});

it('below 1200 px the side pane opens over the page, and goes with Esc', async () => {
  conAncho(800);
  mostrar();
  expect(screen.queryByText('Todos')).toBeNull();
  expect(screen.queryByText('Nada')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver filtros' }));
  const cajon = await screen.findByRole('dialog', { name: 'Filtros' });
  expect(cajon.textContent).toBe('Todos');
  fireEvent.keyDown(cajon, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
