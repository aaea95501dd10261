import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ARTICULO_ID } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { AccionesDeEstructura } from './acciones-de-estructura.tsx';

const ID = '01980000-0000-7000-8000-00000000e001';
const MOVER = `POST /api/articulos/estructuras/${ID}/estado`;
const estructura = {
  id: ID,
  version: 4,
  articuloId: ARTICULO_ID,
  codigo: 'CONJ-1',
  descripcion: 'Conjunto',
  unidad: 'U',
  decimales: 0,
  tipo: 'ARMADO' as const,
  numero: 2,
  estado: 'VIGENTE' as const,
  desde: '2026-11-20T12:00:00.000Z',
  hasta: null,
  nota: '',
  componentes: 0,
  validada: true,
  validadaEn: null,
  validadaPor: null,
  creadoEn: '2026-11-20T12:00:00.000Z',
  creadoPor: null,
  modificadoEn: '2026-11-20T12:00:00.000Z',
  lineas: [],
  versiones: [],
  acciones: [],
};

it('EST-09 withdrawing one asks why, which may be left out, and the server is told', async () => {
  const { servidor } = renderPantalla(<AccionesDeEstructura estructura={estructura} />, {
    permisos: ['articulo.ver', 'estructura.editar'],
    ruta: `/articulos/estructura/${ID}`,
    respuestas: { [MOVER]: { ...estructura, estado: 'HISTORICA' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Más acciones: CONJ-1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirar' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await userEvent.type(dialogo.getByLabelText('Motivo (opcional)'), 'Cambió el proveedor');
  await userEvent.click(dialogo.getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('La versión 2 quedó como histórica')).toBeDefined();
  expect(servidor.recibido(MOVER)).toEqual([{ version: 4, accion: 'retirar', motivo: 'Cambió el proveedor' }]);
});

it('EST-09 putting one in force leaves the keyboard on the title, as its button is there no longer', async () => {
  function Pantalla() {
    const [estado, setEstado] = useState<'BORRADOR' | 'VIGENTE'>('BORRADOR');
    alPoner = () => setEstado('VIGENTE');
    return (
      <>
        <h1>CONJ-1</h1>
        <AccionesDeEstructura estructura={{ ...estructura, estado }} />
      </>
    );
  }
  let alPoner: () => void = () => undefined;
  renderPantalla(<Pantalla />, {
    permisos: ['articulo.ver', 'estructura.editar'],
    ruta: `/articulos/estructura/${ID}`,
    respuestas: { [MOVER]: { ...estructura, estado: 'VIGENTE' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Poner en vigencia' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Poner en vigencia' }));
  expect(await screen.findByText('La versión 2 está vigente')).toBeDefined();
  act(alPoner);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('CONJ-1'));
});

it('EST-09 a version that cannot be made again of an old one says what its lines may not take any more', async () => {
  const message = 'ARO-9 está inactivo. Reactivalo o elegí otro.';
  renderPantalla(<AccionesDeEstructura estructura={{ ...estructura, estado: 'HISTORICA' }} />, {
    permisos: ['articulo.ver', 'estructura.editar'],
    ruta: `/articulos/estructura/${ID}`,
    respuestas: {
      [`POST /api/articulos/estructuras/${ID}/version`]: {
        ...{ status: 400, code: 'comun.datos_invalidos', title: 'Revisá los datos marcados.' },
        issues: [{ path: ['lineas', 0, 'componenteId'], message }],
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva versión' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByText('Revisá los datos marcados.')).toBeNull();
});
