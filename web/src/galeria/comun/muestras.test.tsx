import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { bien, crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ConEstados } from './con-estados.tsx';
import { useCambiarMuestras, useMuestraDe, useMuestras } from './muestras.ts';
import { PaginaDemo } from './pagina-demo.tsx';

const NOTAS = '/api/data/notes/NotesData';

function Pantalla() {
  const consulta = useMuestras<readonly string[]>(NOTAS);
  const cambiar = useCambiarMuestras<readonly string[]>(NOTAS);
  const entrada = useMuestraDe<{ readonly post: string }>('/api/data/blog/post', { title: 'una' });
  return (
    <PaginaDemo titulo="Notas">
      <button type="button" onClick={() => cambiar((notas) => [...notas, 'mía'])}>
        Agregar
      </button>
      <button type="button" onClick={() => entrada.cambiar(({ post }) => ({ post: `${post} contestada` }))}>
        Contestar
      </button>
      <p>{entrada.consulta.data?.post}</p>
      <ConEstados consulta={consulta}>{(notas) => notas.join(', ')}</ConEstados>
    </PaginaDemo>
  );
}

const abrir = () => {
  interceptar(
    crearApiFalsa({
      [`GET ${NOTAS}`]: async () => () => bien(['una', 'otra']),
      'POST /api/data/blog/post': async () => () => bien({ post: 'entrada' }),
    }),
  );
  return renderPantalla(<Pantalla />, { ruta: '/apps/notes' });
};

const restablecer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByText('Restablecer'));
};

afterEach(() => interceptar(undefined));

it('§3.8: what was done with samples stays when everything is read again, as after a cut of the network or a lock', async () => {
  const { cache } = abrir();
  await screen.findByText('una, otra');
  await userEvent.click(screen.getByText('Agregar'));
  await userEvent.click(screen.getByText('Contestar'));
  await act(() => cache.invalidateQueries());
  await userEvent.click(screen.getByText('Agregar'));
  await userEvent.click(screen.getByText('Contestar'));
  expect(await screen.findByText('una, otra, mía, mía')).toBeDefined();
  expect(await screen.findByText('entrada contestada contestada')).toBeDefined();
  await restablecer();
  expect(await screen.findByText('una, otra')).toBeDefined();
  expect(await screen.findByText('entrada')).toBeDefined();
});

it('samples, which nobody else has, come also without the network', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  abrir();
  await screen.findByText('una, otra');
  await userEvent.click(screen.getByText('Agregar'));
  await restablecer();
  expect(await screen.findByText('una, otra')).toBeDefined();
});
