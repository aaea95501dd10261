import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { alGuardar } from './guardado.ts';
import { useAvisoAlSalir, useAvisoDeDocumento, useCierre } from './salida.ts';

function Editor({ hayCambios }: { readonly hayCambios: boolean }) {
  useAvisoAlSalir(hayCambios);
  return <Link to="/clientes/reporte">Salir</Link>;
}

it('asks before leaving with changes, and stays or goes as the person says', async () => {
  const { router } = renderPantalla(<Editor hayCambios />, { ruta: '/editar' });
  await userEvent.click(await screen.findByRole('link', { name: 'Salir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/editar');

  await userEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
});

it('lets go at once without changes', async () => {
  renderPantalla(<Editor hayCambios={false} />, { ruta: '/editar' });
  await userEvent.click(await screen.findByRole('link', { name: 'Salir' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
});

function ConPestanas() {
  useAvisoAlSalir(true, 'seccion');
  return null;
}

it('asks when the part of the address that holds the form changes, and for no other', async () => {
  const { router } = renderPantalla(<ConPestanas />, { ruta: '/editar?seccion=datos' });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  const ir = (search: object) => void router.navigate({ to: '.', search } as never);
  ir({ seccion: 'datos', buscar: 'x' });
  await waitFor(() => expect(router.state.location.search).toEqual({ seccion: 'datos', buscar: 'x' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  ir({ seccion: 'precios' });
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(router.state.location.search).toMatchObject({ seccion: 'datos' });
});

function ConPanel({ deFondo = false }: { readonly deFondo?: boolean }) {
  const navigate = useNavigate();
  const { onCambios, cerrar } = useCierre(() => undefined);
  useAvisoAlSalir(deFondo);
  const guardar = () => {
    onCambios(false);
    void navigate({ to: '/clientes/reporte' });
  };
  return (
    <>
      <button type="button" onClick={() => onCambios(true)}>
        Escribir
      </button>
      <button type="button" onClick={guardar}>
        Guardar
      </button>
      <button type="button" onClick={cerrar}>
        Cerrar
      </button>
      <Link to="/clientes/reporte">Salir</Link>
    </>
  );
}

it('a panel with something typed asks also when the screen is left', async () => {
  renderPantalla(<ConPanel />, { ruta: '/lista' });
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  await userEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDefined();
});

it('what was just saved goes on without a question', async () => {
  renderPantalla(<ConPanel />, { ruta: '/lista' });
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks once for a panel and the screen under it', async () => {
  renderPantalla(<ConPanel deFondo />, { ruta: '/lista' });
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  await userEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
});

function ConPanelSobreUnDocumento() {
  return (
    <>
      <ConDocumento />
      <ConPanel />
    </>
  );
}

it('a document and the panel over it are asked about once, by what would be lost of the document', async () => {
  const { router } = renderPantalla(<ConPanelSobreUnDocumento />, { ruta: '/lista' });
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  const ir = (to: string) => void router.navigate({ to } as never);
  ir('/clientes/reporte');
  await userEvent.click(await screen.findByRole('button', { name: 'Dejarla' }));
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function ConDocumento() {
  useAvisoDeDocumento({
    hayCambios: () => true,
    esPropia: (pathname) => pathname.endsWith('/7'),
    pregunta: () => ({ titulo: '¿Dejar la nota?', texto: 'Tiene 3 renglones.', boton: 'Dejarla' }),
  });
  return null;
}

it('a document says what would be lost, and lets an address of its own through', async () => {
  const { router } = renderPantalla(<ConDocumento />, { ruta: '/lista' });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  void router.navigate({ to: '/clientes/reporte' } as never);
  expect(await screen.findByText('Tiene 3 renglones.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(router.state.location.pathname).toBe('/lista');
  void router.navigate({ to: '/documentos/7' } as never);
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentos/7'));
});

function Forma({ onCambios }: { readonly onCambios: (hay: boolean) => void }) {
  useEffect(() => () => onCambios(false), [onCambios]);
  return (
    <button type="button" onClick={() => onCambios(true)}>
      Escribir
    </button>
  );
}

function ConPanelPropio() {
  const [abierto, setAbierto] = useState(true);
  const { onCambios } = useCierre(() => setAbierto(false));
  return abierto && <Forma onCambios={onCambios} />;
}

function ConPanelEnLaDireccion({ onCerrar }: { readonly onCerrar: () => void }) {
  const { id } = useSearch({ strict: false }) as { id?: string };
  const { onCambios } = useCierre(onCerrar);
  return id !== undefined && <Forma onCambios={onCambios} />;
}

// A history in memory asks nobody before it goes back: this one does as the browser's.
const volverAtras = async ({ router }: ReturnType<typeof renderPantalla>, search: object) => {
  await waitFor(() => expect(router.state.status).toBe('idle'));
  const { history } = router;
  const nextLocation = history.location;
  await router.navigate({ to: '.', search } as never);
  await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
  const [bloqueo] = history._getBlockers();
  const seQueda = bloqueo?.blockerFn({ currentLocation: history.location, nextLocation, action: 'BACK' });
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await seQueda).toBe(false);
  history.back();
  await waitFor(() => expect(router.state.location.search).toEqual({}));
};

it('leaving for another place of the same screen closes the panel that is not in the address', async () => {
  const vista = renderPantalla(<ConPanelPropio />, { ruta: '/lista' });
  await volverAtras(vista, { estado: 'inactivas' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Escribir' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Nothing is left to ask about.
  void vista.router.navigate({ to: '/clientes/reporte' } as never);
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
});

it('the one that is in the address closes with it, and goes nowhere else', async () => {
  const onCerrar = vi.fn();
  const vista = renderPantalla(<ConPanelEnLaDireccion onCerrar={onCerrar} />, { ruta: '/lista' });
  await volverAtras(vista, { id: 'uno' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Escribir' })).toBeNull());
  expect(onCerrar).not.toHaveBeenCalled();
});

/** A panel whose form is being sent; `contestar` is the answer. */
function ConPanelQueGuarda({ pedido, onCerrar }: { readonly pedido: Promise<void>; readonly onCerrar: () => void }) {
  const navigate = useNavigate();
  const { onCambios, cerrar } = useCierre(onCerrar);
  const guardar = () => {
    onCambios(true);
    alGuardar(pedido);
    const seguir = () => {
      onCambios(false);
      void navigate({ to: '/guardado' } as never);
    };
    pedido.then(seguir, () => undefined);
  };
  return (
    <>
      <button type="button" onClick={guardar}>
        Guardar
      </button>
      <button type="button" onClick={cerrar}>
        Cerrar
      </button>
      <Link to="/clientes/reporte">Salir</Link>
    </>
  );
}

async function guardando() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onCerrar = vi.fn();
  const { router } = renderPantalla(<ConPanelQueGuarda pedido={promise} onCerrar={onCerrar} />, { ruta: '/lista' });
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
  return { router, onCerrar, resolve, reject };
}

it('who leaves while it is being saved is asked nothing, and ends where they went, not where saving leads', async () => {
  const { router, resolve } = await guardando();
  await userEvent.click(screen.getByRole('link', { name: 'Salir' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  resolve();
  expect(await screen.findByText('Ruta /clientes/reporte')).toBeDefined();
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.state.location.pathname).toBe('/clientes/reporte');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('who leaves or closes while it is being saved, and it is refused, stays with the refusal', async () => {
  const { router, onCerrar, reject } = await guardando();
  await userEvent.click(screen.getByRole('link', { name: 'Salir' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  reject(new Error('No'));
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.state.location.pathname).toBe('/lista');
  expect(onCerrar).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByRole('button', { name: 'Salir sin guardar' })).toBeDefined();
});
