import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { bien, crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { crearAlmacen } from './almacen.ts';
import { ConEstados } from './con-estados.tsx';
import { useMuestras } from './muestras.ts';
import { PaginaDemo } from './pagina-demo.tsx';
import { useOpcion } from './parametros.ts';

const cuenta = crearAlmacen(() => 0);

/** The frame keeps every screen in one. */
const Marco = ({ children }: { readonly children: ReactNode }) => (
  <main tabIndex={-1}>
    <PaginaDemo titulo="Notas">{children}</PaginaDemo>
  </main>
);

function Pantalla() {
  const consulta = useMuestras<readonly string[]>('/api/data/notes/NotesData');
  const [orden, ponerOrden] = useOpcion('orden', ['nuevas', 'viejas'], 'nuevas');
  return (
    <Marco>
      <button type="button" onClick={() => cuenta.cambiar((una) => una + 1)}>
        {`Van ${cuenta.usar()}`}
      </button>
      <button type="button" onClick={() => ponerOrden(orden === 'nuevas' ? 'viejas' : 'nuevas')}>
        {orden}
      </button>
      <ConEstados consulta={consulta} vacio={{ titulo: 'No hay notas' }}>
        {(notas) => notas.join(', ')}
      </ConEstados>
    </Marco>
  );
}

const abrir = (ruta: string) => {
  interceptar(crearApiFalsa({ 'GET /api/data/notes/NotesData': async () => () => bien(['una', 'otra']) }));
  return renderPantalla(<Pantalla />, { ruta, camino: '/apps/$' });
};

afterEach(() => {
  interceptar(undefined);
  cuenta.restablecer();
});

describe('a demonstration screen', () => {
  it('shows its samples, and says that they are samples', async () => {
    abrir('/apps/notes');
    expect(await screen.findByText('una, otra')).toBeDefined();
    expect(screen.getByText('Datos de demostración')).toBeDefined();
  });

  it('shows that there is nothing and brings the samples, or that it failed and how to try again', async () => {
    const { unmount } = abrir('/apps/notes?mock=empty');
    expect((await screen.findByText('No hay notas')).closest('section')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Traer los datos de demostración' }));
    expect(await screen.findByText('una, otra')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    unmount();
    const { router } = abrir('/apps/notes?mock=error&orden=viejas');
    await screen.findByText('No se pudieron cargar los datos de demostración');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('una, otra')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(router.state.location.href).toBe('/apps/notes?orden=viejas');
  });

  it('keeps its state in the address, without what is as it always is, and with what is not its own', async () => {
    const { router } = abrir('/apps/notes?mock=slow&orden=otra');
    await userEvent.click(await screen.findByRole('button', { name: 'nuevas' }));
    await waitFor(() => expect(router.state.location.href).toBe('/apps/notes?mock=slow&orden=viejas'));
    await userEvent.click(await screen.findByRole('button', { name: 'viejas' }));
    await waitFor(() => expect(router.state.location.href).toBe('/apps/notes?mock=slow'));
  });

  it('without a call of its own, is empty, fails and comes back all the same', async () => {
    const ruta = '/apps/calendar';
    const pantalla = (
      <PaginaDemo titulo="Calendario" sinLlamada>
        <p>sus muestras</p>
      </PaginaDemo>
    );
    const { unmount } = renderPantalla(pantalla, { ruta: `${ruta}?mock=empty`, camino: '/apps/$' });
    expect((await screen.findByText('No hay nada para mostrar')).closest('section')).not.toBeNull();
    expect(screen.queryByText('sus muestras')).toBeNull();
    unmount();
    const { router } = renderPantalla(pantalla, { ruta: `${ruta}?mock=error&vista=dia`, camino: '/apps/$' });
    await screen.findByText('No se pudieron cargar los datos de demostración');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('sus muestras')).toBeDefined();
    expect(router.state.location.href).toBe(`${ruta}?vista=dia`);
  });

  it('begins anew with «Restablecer», after asking, and the address does not name what may be gone', async () => {
    const { router } = abrir('/apps/notes?id=5&orden=viejas');
    await userEvent.click(await screen.findByRole('button', { name: 'Van 0' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Van 1' }));
    expect(await screen.findByRole('button', { name: 'Van 2' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
    const dialogo = await screen.findByRole('dialog');
    await userEvent.click(
      [...dialogo.querySelectorAll('button')].find((b) => b.textContent === 'Restablecer') ?? dialogo,
    );
    expect(await screen.findByRole('button', { name: 'Van 0' })).toBeDefined();
    await waitFor(() => expect(router.state.location.href).toBe('/apps/notes?orden=viejas'));
  });
});
