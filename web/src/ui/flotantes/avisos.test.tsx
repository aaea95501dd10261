import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '#prueba/ambiente.ts';
import { avisos, ContenedorDeAvisos } from './avisos.tsx';

it('T-SH-7: of twelve notices ten are in sight, and the others wait for their turn', async () => {
  render(<ContenedorDeAvisos />);
  for (let i = 1; i <= 12; i += 1) avisos.info(`Aviso ${i}`);
  await waitFor(() => expect(screen.getAllByText(/^Aviso \d+$/)).toHaveLength(10));
  expect(screen.queryByText('Aviso 12')).toBeNull();
});

it('an error is an alert and the rest are states, each with its own time', async () => {
  render(<ContenedorDeAvisos />);
  avisos.exito('Marca guardada');
  avisos.error('No se pudo guardar');
  expect((await screen.findByText('Marca guardada')).closest('[role=status]')).not.toBeNull();
  expect((await screen.findByText('No se pudo guardar')).closest('[role=alert]')).not.toBeNull();
});

it('whoever presses what a notice offers, or is in it when it closes, goes on from where they were', async () => {
  render(
    <main tabIndex={-1}>
      <ContenedorDeAvisos />
      <button type="button">Fila</button>
      <button type="button">Otra</button>
    </main>,
  );
  const boton = (texto: string) => screen.findByText<HTMLElement>(texto, { selector: 'button' });
  const pulsar = (uno: HTMLElement) => {
    uno.focus();
    fireEvent.click(uno);
  };
  const ofrecer = (onClick: () => void) => avisos.exito('Hecho', { accion: { texto: 'Deshacer', onClick } });
  const fila = await boton('Fila');
  const otra = await boton('Otra');
  // Nothing moves here, so nothing says that it has gone.
  const seVa = async (texto: string) => {
    const aviso = screen.getByText(texto).closest('.Toastify__toast');
    await waitFor(() => {
      if (aviso) fireEvent.animationEnd(aviso);
      expect(aviso?.isConnected).toBe(false);
    });
  };
  const desde = async (hacer: () => void) => {
    fila.focus();
    ofrecer(hacer);
    pulsar(await boton('Deshacer'));
    const ahora = document.activeElement;
    await seVa('Hecho');
    expect(document.activeElement).toBe(ahora);
    return ahora;
  };
  expect(await desde(() => undefined)).toBe(fila);
  expect(await desde(() => otra.focus())).toBe(otra);
  fila.focus();
  avisos.error('No se pudo');
  await screen.findByText('No se pudo');
  pulsar(screen.getByLabelText('close'));
  await seVa('No se pudo');
  expect(document.activeElement).toBe(fila);
  expect(await desde(() => fila.remove())).toBe(screen.getByRole('main'));
});

it('a notice whose file does not come takes nothing away, and the next one brings it', async () => {
  vi.resetModules();
  vi.doMock('./avisos-a-la-vista.tsx', () => {
    throw new TypeError('sin red');
  });
  const deNuevo = await import('./avisos.tsx');
  render(
    <>
      <p>La pantalla</p>
      <deNuevo.ContenedorDeAvisos />
    </>,
  );
  deNuevo.avisos.info('No se ve');
  await new Promise((listo) => setTimeout(listo, 100));
  expect(screen.getByText('La pantalla')).toBeTruthy();
  vi.doUnmock('./avisos-a-la-vista.tsx');
  deNuevo.avisos.info('Se ve');
  expect(await screen.findByText('Se ve')).toBeTruthy();
  expect(screen.queryByText('No se ve')).toBeNull();
});
