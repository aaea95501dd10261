import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cambiarAjustes } from '#apariencia/ajustes.ts';
import { contarAPestanas } from '#api/pestanas.ts';
import { renderAplicacion } from '#prueba/render-aplicacion.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { claveDeListas } from '#ui/tabla/recuerdo/guardado.ts';

const SIN_FILAS = { filas: [], total: 0, totalExacto: true };
const LISTA = 'GET /api/clientes';
const MARCAS = 'GET /api/tablas-generales/marcas';
const sesion = sesionDePrueba(['cliente.ver', 'tabla.ver']);

function abrir(ruta: string) {
  const aplicacion = renderAplicacion(ruta, sesion, { [LISTA]: SIN_FILAS, [MARCAS]: SIN_FILAS });
  const donde = () => aplicacion.router.state.location.href;
  const persona = userEvent.setup();
  const ir = (a: string) => aplicacion.router.navigate({ href: a });
  const llega = async (titulo: string) => {
    await screen.findByRole('heading', { level: 1, name: titulo });
    await within(await screen.findByRole('region', { name: titulo })).findByRole('searchbox');
  };
  return { ...aplicacion, donde, persona, ir, llega };
}

/** The first gesture of somebody, and what it brings. */
async function moverse(persona: ReturnType<typeof userEvent.setup>): Promise<void> {
  await persona.pointer({ target: document.body });
  await import('#ui/tabla/recuerdo/piezas.ts');
  await new Promise((listo) => setTimeout(listo));
}

it('UA-41: a list is found as it was left by a link that asks nothing of it, which says so and shows it whole again', async () => {
  const { donde, persona, ir, llega, servidor } = abrir('/clientes/tabla?estado=INACTIVO&orden=-razonSocial&pagina=2');
  await llega('Clientes');
  await moverse(persona);
  await ir('/tablas-generales/marcas');
  await llega('Marcas');
  expect(donde()).toBe('/tablas-generales/marcas');

  await ir('/clientes/tabla');
  await llega('Clientes');
  expect(donde()).toBe('/clientes/tabla?estado=INACTIVO&orden=-razonSocial');
  expect(servidor.direcciones(LISTA).at(-1)).toContain('estado=INACTIVO');
  await waitFor(() => expect(screen.getByText('Como la dejaste').getAttribute('role')).toBe('status'));

  // It is what comes before the search box.
  const verTodo = screen.getByRole('button', { name: 'Ver todo' });
  screen.getByRole('searchbox').focus();
  await persona.tab({ shift: true });
  expect(document.activeElement).toBe(verTodo);
  await persona.keyboard('{Enter}');
  await waitFor(() => expect(donde()).toBe('/clientes/tabla'));
  await waitFor(() => expect(screen.queryByText('Como la dejaste')).toBeNull());
  await persona.tab();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));

  // And whole it stays.
  await ir('/tablas-generales/marcas');
  await llega('Marcas');
  await ir('/clientes/tabla');
  await llega('Clientes');
  expect(donde()).toBe('/clientes/tabla');
});

it('UA-41: what a link asks wins, and the link of the list on screen shows it whole', async () => {
  const { donde, persona, ir, llega, router } = abrir('/clientes/tabla?estado=INACTIVO');
  await llega('Clientes');
  await moverse(persona);
  await ir('/tablas-generales/marcas');
  await llega('Marcas');
  await ir('/clientes/tabla?estado=ACTIVO');
  await llega('Clientes');
  expect(donde()).toBe('/clientes/tabla?estado=ACTIVO');
  expect(screen.queryByText('Como la dejaste')).toBeNull();
  await ir('/clientes/tabla');
  expect(donde()).toBe('/clientes/tabla');
  router.history.back();
  await waitFor(() => expect(donde()).toBe('/clientes/tabla?estado=ACTIVO'));
});

it('UA-41: what was written to search lasts as long as the page, and nothing lasts longer than the session', async () => {
  const { persona, ir, llega, donde } = abrir('/clientes/tabla?estado=INACTIVO&buscar=Toro');
  await llega('Clientes');
  await moverse(persona);
  await ir('/tablas-generales/marcas');
  await llega('Marcas');
  const clave = claveDeListas(sesion.usuario.id);
  expect(JSON.parse(localStorage.getItem(clave) ?? '[]')).toEqual([['/clientes/tabla', '?estado=INACTIVO']]);
  await ir('/clientes/tabla');
  await llega('Clientes');
  expect(donde()).toBe('/clientes/tabla?estado=INACTIVO&buscar=Toro');
  contarAPestanas('salio', null);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(clave)).toBeNull();
});

it('UA-41: nothing is noted of who prefers their lists whole', async () => {
  const { persona, ir, llega, donde } = abrir('/clientes/tabla?estado=INACTIVO');
  await llega('Clientes');
  cambiarAjustes({ listas: 'enteras' });
  await moverse(persona);
  await ir('/tablas-generales/marcas');
  await llega('Marcas');
  await ir('/clientes/tabla');
  await llega('Clientes');
  expect(donde()).toBe('/clientes/tabla');
  expect(localStorage.getItem(claveDeListas(sesion.usuario.id))).toBeNull();
});
