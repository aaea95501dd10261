import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { enVistas, guardarVista } from '#prueba/vistas.ts';
import { UsuariosScreen } from './usuarios.screen.tsx';

const USUARIOS = 'GET /api/administrador/usuarios';
const INVITACIONES = 'GET /api/administrador/invitaciones';
const pagina = { filas: [], total: 0, totalExacto: true, pagina: 1, porPagina: 50 };
const mostrar = (ruta: string, invitaciones: object = pagina) =>
  renderPantalla(<UsuariosScreen />, {
    ruta,
    permisos: ['usuario.administrar'],
    respuestas: { [USUARIOS]: pagina, [INVITACIONES]: invitaciones },
  });
const columnasDelMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Filtro' }));
  const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
  return { menu, columnas: menu.getAllByRole('menuitem').map(({ textContent }) => textContent) };
};
const elegir = async (columna: string, valor: string) => {
  const panel = within(await screen.findByRole('dialog', { name: `Filtrar ${columna}` }));
  await userEvent.click(await panel.findByText(valor));
  await userEvent.click(panel.getByRole('button', { name: 'Filtrar' }));
};

it('ADM-13 TD-07 people are filtered by each column besides their tab, and the invitations do not inherit it', async () => {
  const { servidor, router } = mostrar('/administrador/gestion-usuario?estado=activo');
  const { menu, columnas } = await columnasDelMenu();
  expect(columnas).toEqual(['Persona', 'Roles', 'Dos pasos', 'Último ingreso', 'Estado']);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Dos pasos' }));
  await elegir('Dos pasos', 'Sin activar');
  expect(await screen.findByRole('button', { name: /^Dos pasos: Sin activar/ })).toBeDefined();
  const ultima = () => decodeURIComponent(servidor.direcciones(USUARIOS).at(-1) ?? '');
  await waitFor(() => expect(ultima()).toContain('filtros=segundoFactor:uno:false'));
  expect(ultima()).toContain('estado=activo');
  await userEvent.click(screen.getByRole('tab', { name: 'Invitaciones' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ pestana: 'invitaciones' }));
});

it('ADM-13 TD-07 invitations are filtered by each column', async () => {
  const { servidor } = mostrar('/administrador/gestion-usuario?pestana=invitaciones');
  const { menu, columnas } = await columnasDelMenu();
  expect(columnas).toEqual([
    'Correo electrónico',
    'Nombre y apellido',
    'Roles',
    'Invitó',
    'Invitada',
    'Vence',
    'Aceptada o anulada',
    'Estado',
  ]);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Estado' }));
  await elegir('Estado', 'Vencida');
  await waitFor(() =>
    expect(decodeURIComponent(servidor.direcciones(INVITACIONES).at(-1) ?? '')).toContain('filtros=estado:uno:vencida'),
  );
});

it('TD-11 people and invitations have views of their own, each on its tab', async () => {
  const { servidor, router } = mostrar('/administrador/gestion-usuario?estado=activo&rol=vendedor');
  await screen.findByRole('button', { name: 'Vistas' });
  const personas = await guardarVista('Mostrador', servidor);
  expect(personas).toMatchObject({
    pantalla: 'personas',
    contenido: { busqueda: { estado: 'activo', rol: 'vendedor' } },
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Invitaciones' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ pestana: 'invitaciones' }));

  const { menu } = await columnasDelMenu();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Estado' }));
  await elegir('Estado', 'Vencida');
  const filtros = 'estado:uno:vencida';
  await waitFor(() => expect(router.state.location.search).toEqual({ pestana: 'invitaciones', filtros }));
  const invitaciones = await guardarVista('Sin respuesta', servidor);
  expect(invitaciones).toMatchObject({ pantalla: 'invitaciones', contenido: { busqueda: { filtros } } });
  expect(invitaciones.contenido.busqueda).not.toHaveProperty('pestana');
  await enVistas('Como viene');
  await waitFor(() => expect(router.state.location.search).toEqual({ pestana: 'invitaciones' }));
});

const invitacion = (nombre: string, datos: object) => ({
  id: nombre,
  email: `${nombre}@taller.test`,
  nombre,
  concesiones: [{ rol: 'taller', sucursalId: null, sucursal: null }],
  invito: 'Julia Páez',
  creadaEn: '2026-11-20T08:00:00.000Z',
  venceEn: '2026-11-21T08:00:00.000Z',
  cerradaEn: null,
  ...datos,
});
const deCadaEstado = [
  invitacion('ana', { estado: 'pendiente' }),
  invitacion('beto', { estado: 'vencida', creadaEn: '2026-11-18T08:00:00.000Z', venceEn: '2026-11-19T08:00:00.000Z' }),
  invitacion('caro', { estado: 'aceptada', cerradaEn: '2026-11-20T10:30:00.000Z' }),
  invitacion('dora', { estado: 'revocada', cerradaEn: '2026-11-20T11:00:00.000Z' }),
];
const mostrarDeCadaEstado = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  mostrar('/administrador/gestion-usuario?pestana=invitaciones', { ...pagina, filas: deCadaEstado, total: 4 });
};

it('ADM-13 an invitation says when it was made, until when it waits and when it was answered, each in its column', async () => {
  mostrarDeCadaEstado();
  const tabla = await screen.findByRole('grid');
  const [titulos, ...celdas] = within(tabla)
    .getAllByRole('row')
    .map((fila) => [...fila.children].map(({ textContent }) => textContent));
  const momentos = ['Invitada', 'Vence', 'Aceptada o anulada'].map((titulo) => titulos?.indexOf(titulo) ?? -1);
  expect(celdas.map((una) => momentos.map((i) => una[i]))).toEqual([
    ['20/11/2026 05:00', 'dentro de 20 h', '–'],
    ['18/11/2026 05:00', '19/11/2026 05:00', '–'],
    ['20/11/2026 05:00', '–', '20/11/2026 07:30'],
    ['20/11/2026 05:00', '–', '20/11/2026 08:00'],
  ]);
});

it('ADM-13 TD-18 on a phone its card says the same, the last beside its state', async () => {
  enCelular();
  mostrarDeCadaEstado();
  const tarjetas = within(await screen.findByRole('list', { name: 'Invitaciones' })).getAllByRole('listitem');
  const momentos = tarjetas.map(({ textContent }) => textContent?.replace(/^.*(?=Invitada el)/, ''));
  expect(momentos).toEqual([
    'Invitada el 20/11/2026 05:00 por Julia PáezPendientevence dentro de 20 h',
    'Invitada el 18/11/2026 05:00 por Julia PáezVencida19/11/2026 05:00',
    'Invitada el 20/11/2026 05:00 por Julia PáezAceptada20/11/2026 07:30',
    'Invitada el 20/11/2026 05:00 por Julia PáezAnulada20/11/2026 08:00',
  ]);
});
