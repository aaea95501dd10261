import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Perfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { ENTIDADES_AUDITADAS } from '@trastienda/nucleo/plataforma/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { sesionDePrueba } from '#prueba/sesion.ts';
import { PerfilScreen } from './perfil.screen.tsx';

const perfil: Perfil = {
  id: '01980000-0000-7000-8000-000000000901',
  version: 1,
  nombre: 'Marta Quiroga',
  email: 'marta@ejemplo.com.ar',
  alias: null,
  foto: null,
  creadoEn: '2026-01-01T12:00:00.000Z',
  roles: [],
  preferencias: { sucursalId: null, paginaDeInicio: null, inicio: null },
  contrasena: { cambiadaEn: '2026-01-01T12:00:00.000Z', minimo: 12 },
  segundoFactor: { activo: false, desde: null, codigosSinUsar: 0, exigido: false },
  llaves: [],
  tienePin: false,
};

it('asks once before another tab loses what was typed, by a click or by the address', async () => {
  const { router } = renderPantalla(<PerfilScreen />, {
    ruta: '/usuario/perfil?pestana=datos',
    respuestas: { 'GET /api/usuario/perfil': perfil, 'GET /api/usuario/actividad': { hechos: [], hayMas: false } },
  });
  await userEvent.type(await screen.findByLabelText('Nombre y apellido'), ' de Paz');
  const contestar = async (boton: string) => {
    const dialogo = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    await userEvent.click(within(dialogo).getByRole('button', { name: boton }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  void router.navigate({ to: '.', search: { pestana: 'actividad' } } as never);
  await contestar('Volver');
  expect(screen.getByLabelText('Nombre y apellido')).toHaveProperty('value', 'Marta Quiroga de Paz');

  await userEvent.click(screen.getByRole('tab', { name: 'Actividad' }));
  await contestar('Salir sin guardar');
  await waitFor(() => expect(router.state.location.search).toEqual({ pestana: 'actividad' }));
});

it('USU-04 tells what was done in words, and nothing by the name it has inside', async () => {
  const hecho = (id: number, accion: string, entidad: string) => ({
    ...{ id: String(id), en: '2026-11-20T13:40:00.000Z', accion, entidad },
    ...{ entidadId: `0199b0c2-7f5a-7000-8000-0000000000${String(id).padStart(2, '0')}`, direccion: null },
  });
  const hechos = [
    hecho(1, 'lote.simular', 'lote_precio'),
    hecho(2, 'importacion.empezar_aplicar', 'importacion'),
    hecho(3, 'articulo.editar_en_lote', 'edicion_en_lote'),
    hecho(4, 'cosa_nueva.volver_a_usar', 'cosa_nueva'),
    ...ENTIDADES_AUDITADAS.map((entidad, i) => hecho(10 + i, `${entidad}.crear`, entidad)),
  ];
  renderPantalla(<PerfilScreen />, {
    ruta: '/usuario/perfil?pestana=actividad',
    respuestas: { 'GET /api/usuario/perfil': perfil, 'GET /api/usuario/actividad': { hechos, hayMas: false } },
  });
  const lista = within(await screen.findByRole('region', { name: /20 de noviembre|20\/11/ }));
  const dichos = lista.getAllByRole('listitem').map(({ textContent }) => textContent?.slice('10:40'.length));
  expect(dichos.slice(0, 4)).toEqual([
    'Simulación · Lote de precios',
    'Aplicación pedida · Importación',
    'Aplicación · Edición en lote',
    'Volver a usar · Cosa nueva',
  ]);
  expect(dichos.filter((dicho) => dicho?.includes('_'))).toEqual([]);
  expect(lista.getAllByRole('link', { name: 'Lote de precios' })[0]?.getAttribute('href')).toContain(
    '/articulos/actualizar-precio/0199b0c2',
  );
});

const LLAVE = {
  id: '01980000-0000-7000-8000-000000000902',
  nombre: 'Notebook',
  creadaEn: '2026-01-02T12:00:00.000Z',
  usadaEn: null,
  version: 1,
};
const seguridad = (cambios: Partial<Perfil>, respuestas: Record<string, unknown> = {}) =>
  renderPantalla(<PerfilScreen />, {
    ruta: '/usuario/perfil?pestana=seguridad',
    respuestas: { 'GET /api/usuario/perfil': { ...perfil, ...cambios }, ...respuestas },
  });
const conCodigos = { activo: true, desde: '2026-01-02T12:00:00.000Z', codigosSinUsar: 8, exigido: false };

it('seguridad 3.2: who takes a factor away chooses whether the other sessions end, and they do unless told not to', async () => {
  const DESACTIVAR = 'POST /api/usuario/segundo-factor/desactivar';
  const QUITAR = `DELETE /api/usuario/llaves/${LLAVE.id}`;
  const { servidor } = seguridad(
    { segundoFactor: conCodigos, llaves: [LLAVE] },
    { [DESACTIVAR]: {}, [QUITAR]: {}, 'GET /api/acceso/sesion': sesionDePrueba([]) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
  const pregunta = await screen.findByRole('dialog', { name: '¿Desactivar la verificación en dos pasos?' });
  // With a passkey the password alone is not enough still.
  expect(within(pregunta).getByText(/se te va a pedir una llave de acceso/)).toBeDefined();
  await userEvent.click(within(pregunta).getByRole('checkbox', { name: 'Cerrar mis otras sesiones' }));
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Desactivar' }));
  await waitFor(() => expect(servidor.recibido(DESACTIVAR)).toEqual([{ cerrarOtras: false }]));

  await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Notebook' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar' }));
  const otra = await screen.findByRole('dialog', { name: '¿Quitar la llave Notebook?' });
  await userEvent.click(within(otra).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(servidor.recibido(QUITAR)).toEqual([{ cerrarOtras: true }]));
});

it('seguridad 3.6: who only has a passkey is told that nothing stands in for it, and makes recovery codes', async () => {
  const codigos = Array.from({ length: 10 }, (_, i) => `ABCDEF-ABCDEF-ABCDEF-ABCDE${'ABCDEFGHIJ'[i]}`);
  seguridad({ llaves: [LLAVE] }, { 'POST /api/usuario/segundo-factor/codigos': { codigos } });
  expect(await screen.findByText(/No tenés códigos de recuperación/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Hacer códigos nuevos' }));
  const panel = await screen.findByRole('dialog', { name: 'Códigos de recuperación' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(10);
});
