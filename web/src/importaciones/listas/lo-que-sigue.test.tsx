import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DatosDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import { expect, it } from 'vitest';
import { ImportacionScreen } from '#importaciones/asistente/importacion.screen.tsx';
import { aplicada, ID, lista, PERFILES, VER } from '#importaciones/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';

const LINEAS = `GET /api/importaciones/${ID}/lineas`;
const REVERTIR = `POST /api/importaciones/${ID}/revertir`;

type Lote = NonNullable<DatosDeLista['lote']>;
const conLote = (estado: Lote['estado']): DatosDeLista => ({
  ...{ proveedorId: '01980000-0000-7000-8000-00000000d001', proveedor: 'Frenos del Plata', descuentosDelProveedor: [] },
  ...{ perfilDe: null, situaciones: [], omitidas: 0 },
  lote: { id: '01980000-0000-7000-8000-00000000f001', numero: 12, estado },
});
const ver = (estado: Lote['estado'] | null, revertida = false) =>
  aplicada({
    entidad: 'listas_de_proveedor',
    lista: estado === null ? { ...conLote('SIMULADO'), lote: null } : conLote(estado),
    ...(revertida ? { estado: 'REVERTIDA', acciones: [] } : {}),
  });
const abrir = (vista: ReturnType<typeof ver>, puedePrecios = true) =>
  renderPantalla(<ImportacionScreen />, {
    permisos: [
      'importacion.hacer',
      'articulo.ver',
      'costo.ver',
      ...(puedePrecios ? ['precio.modificar' as const] : []),
    ],
    camino: '/importaciones/$id',
    ruta: `/importaciones/${ID}`,
    respuestas: { [VER]: vista, [PERFILES]: { filas: [] }, [LINEAS]: lista([]), [REVERTIR]: vista },
  });

it.each([
  ['SIMULADO', 'Se preparó el lote 12 con los precios que mantienen el margen.'],
  [null, 'Esta lista y las anteriores están en la ficha de Frenos del Plata.'],
] as const)('PRE-18 a list that was applied tells what follows: %s', async (estado, frase) => {
  abrir(ver(estado));
  expect(await screen.findByText(frase)).toBeDefined();
});

it.each([
  ['SIMULADO', 'El lote 12 de precios se descarta.'],
  ['APLICADO', 'Los precios del lote 12 ya se aplicaron y quedan como están: se revierten desde el lote.'],
] as const)('PRE-18 before a list is taken back it is said what comes of its prices: %s', async (estado, frase) => {
  abrir(ver(estado));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Revertir' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText((texto) => texto.endsWith(frase))).toBeDefined();
});

it.each([
  ['DESCARTADO', 'El lote 12 de precios se descartó.', true],
  ['APLICADO', 'Los precios del lote 12 ya se aplicaron y quedan como están: se revierten desde el lote.', true],
  ['PROGRAMADO', 'El lote 12 de precios queda como está: si ya no va, descartalo.', true],
  ['PROGRAMADO', 'El lote 12 de precios queda como está: lo descarta quien puede cambiar precios.', false],
] as const)('PRE-18 a list that was taken back tells what came of its prices: %s, %s', async (estado, frase, puede) => {
  abrir(ver(estado, true), puede);
  expect(await screen.findByText(frase)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ver el lote 12 de precios' })).toBeDefined();
});

it.each([
  [8, '8 filas quedaron como están porque cambiaron después de importarse.'],
  [7, '7 filas quedaron como están porque cambiaron después de importarse. Lo demás volvió a como estaba.'],
  [0, 'Lo importado volvió a como estaba.'],
])('INV-74 a list taken back of which %i rows stayed says that only of the rest', async (noRevertidas, frase) => {
  abrir({ ...ver(null, true), crear: 1, actualizar: 5, sinCambios: 2, noRevertidas });
  expect(await screen.findByText(frase)).toBeDefined();
});

it('PRE-18 who may not change prices is told before taking a list back that its batch stays', async () => {
  abrir(ver('APROBADO'), false);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Revertir' }));
  const dialogo = within(await screen.findByRole('dialog'));
  const frase = 'El lote 12 de precios queda como está: lo descarta quien puede cambiar precios.';
  expect(dialogo.getByText((texto) => texto.endsWith(frase))).toBeDefined();
});
