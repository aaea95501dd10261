import { render, screen, waitFor } from '@testing-library/react';
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
