import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ProvinciasScreen } from '#tablas-generales/provincias/provincias.screen.tsx';
import { LocalidadesScreen } from './localidades.screen.tsx';

const LISTA = 'GET /api/tablas-generales/localidades';
const CREAR = 'POST /api/tablas-generales/localidades';
const PROVINCIAS = 'GET /api/tablas-generales/provincias';
const santaFe = {
  id: '01980000-0000-7000-8000-000000000201',
  iso: 'AR-S',
  nombre: 'Santa Fe',
  arca: 12,
  iibb: 921,
  indec: '82',
  localidades: 1380,
};
const funes = {
  id: '01980000-0000-7000-8000-000000000301',
  version: 1,
  nombre: 'Funes',
  partido: 'Rosario',
  codigoPostal: '2132',
  provinciaId: santaFe.id,
  provincia: 'Santa Fe',
  latitud: null,
  longitud: null,
  activa: true,
};
const pagina = (filas: unknown[]) => ({ filas, total: filas.length, totalExacto: true, pagina: 1, porPagina: 50 });

it('TAB-01 shows the codes of each provincia and leads to its localidades', async () => {
  const { router } = renderPantalla(<ProvinciasScreen />, {
    ruta: '/tablas-generales/provincias',
    permisos: ['tabla.ver', 'tabla.editar'],
    respuestas: { [PROVINCIAS]: pagina([santaFe]) },
  });
  for (const texto of ['AR-S', '12', '921', '82', '1.380']) expect(await screen.findByText(texto)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Nueva/ })).toBeNull();
  await userEvent.click(screen.getByText('Santa Fe'));
  await waitFor(() => expect(router.state.location.search).toEqual({ provinciaId: santaFe.id }));
});

it('where there is none yet, it leads to bringing them in from a file', async () => {
  renderPantalla(<LocalidadesScreen />, {
    ruta: '/tablas-generales/localidades',
    permisos: ['tabla.ver', 'importacion.hacer'],
    respuestas: { [LISTA]: pagina([]), [PROVINCIAS]: pagina([santaFe]) },
  });
  const importar = await screen.findByRole('link', { name: 'Importar' });
  expect(importar.getAttribute('href')).toBe('/importaciones/nueva?entidad=localidades');
});

it('TAB-02 adds one to the provincia being looked at', async () => {
  const { servidor } = renderPantalla(<LocalidadesScreen />, {
    ruta: `/tablas-generales/localidades?provinciaId=${santaFe.id}&buscar=fun`,
    permisos: ['tabla.ver', 'tabla.editar'],
    respuestas: { [LISTA]: pagina([funes]), [PROVINCIAS]: pagina([santaFe]), [CREAR]: funes },
  });
  expect(await screen.findByText('2132')).toBeDefined();
  expect(servidor.direcciones(LISTA)[0]).toContain(`buscar=fun&provinciaId=${santaFe.id}`);

  await userEvent.click(screen.getByRole('button', { name: 'Nueva localidad' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nueva localidad' }));
  await userEvent.type(panel.getByLabelText('Nombre'), 'Roldán');
  await userEvent.type(panel.getByLabelText('Código postal (opcional)'), '21');
  await userEvent.type(panel.getByLabelText('Latitud (opcional)'), '-32.8985');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await panel.findByText('Van cuatro dígitos (1900) o un CPA (B1900XAB).')).toBeDefined();
  await userEvent.type(panel.getByLabelText('Código postal (opcional)'), '34');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByText('Localidad creada')).toBeDefined();
  expect(servidor.recibido(CREAR)).toEqual([
    {
      nombre: 'Roldán',
      provinciaId: santaFe.id,
      partido: '',
      codigoPostal: '2134',
      latitud: '-32.8985',
      longitud: null,
    },
  ]);
});
