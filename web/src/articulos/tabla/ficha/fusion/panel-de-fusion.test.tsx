import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VistaDeFusion } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { articulo } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { PanelDeFusion } from './panel-de-fusion.tsx';

const este = articulo();
const OTRO = '01980000-0000-7000-8000-0000000000f2';
const vista: VistaDeFusion = {
  perdedor: { id: este.id, version: 3, codigo: este.codigo, descripcion: este.descripcion },
  ganador: { id: OTRO, version: 5, codigo: 'W 712/95', descripcion: 'Filtro de aceite' },
  reparos: [],
  depositos: [{ deposito: 'Salón', sucursal: 'Casa Central', cantidad: '26' }],
  enOtras: true,
  codigos: [este.codigo, '7791234567898'],
  proveedores: [{ nombre: 'Mann Argentina', pasa: false }],
  numeros: 0,
  campos: [{ titulo: 'Rosca', valor: 'M20', sePide: true }],
  sinPrecio: ['Lista 2', 'Mayorista'],
  aplicaciones: 2,
  minimos: 0,
  ubicaciones: 3,
  adjuntos: 1,
  equivalentes: [],
  reemplazaA: [],
  borradores: [],
};
const hallazgo = { id: OTRO, codigo: 'W 712/95', descripcion: 'Filtro de aceite', motivo: 'PROPIO', aca: null };
const mostrar = (mas: Partial<VistaDeFusion> = {}) =>
  renderPantalla(<PanelDeFusion articulo={este} onCerrar={() => {}} />, {
    permisos: ['articulo.ver', 'articulo.fusionar'],
    respuestas: {
      'GET /api/articulos/buscar': { exacto: true, filas: [hallazgo] },
      [`GET /api/articulos/${este.id}/fusion`]: { ...vista, ...mas },
      [`POST /api/articulos/${este.id}/fusion`]: { id: OTRO, codigo: 'W 712/95' },
    },
  });
async function elegir() {
  await userEvent.type(await screen.findByLabelText('Artículo que queda'), 'W 712');
  await userEvent.click(await screen.findByRole('option', { name: /W 712/ }));
}

it('ART-27 shows all that goes over, says that there is no way back, and asks why', async () => {
  const { servidor, router } = mostrar();
  await elegir();
  const pasa = within(await screen.findByRole('region', { name: `Qué pasa de ${este.codigo} a W 712/95` }));
  expect(pasa.getByText('26 · Salón (Casa Central)')).toBeDefined();
  expect(pasa.getByText('y lo que haya en otras sucursales')).toBeDefined();
  expect(pasa.getByText('Mann Argentina (queda el trato que ya tiene)')).toBeDefined();
  expect(pasa.getByText('Depósitos con una ubicación que W 712/95 no tiene').nextSibling?.textContent).toBe('3');
  const sinPrecio = pasa.getByText(`Listas con precio de ${este.codigo} donde W 712/95 no tiene, y queda sin él`);
  expect(sinPrecio.nextSibling?.textContent).toBe('Lista 2Mayorista');
  expect(screen.getByText(/No se puede deshacer/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Fusionar' }));
  expect(await screen.findByText('Escribí al menos 3 caracteres.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Motivo'));
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'Se creó dos veces' } });
  await userEvent.click(screen.getByRole('button', { name: 'Fusionar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/articulos/tabla/${OTRO}`));
  expect(servidor.recibido(`POST /api/articulos/${este.id}/fusion`)).toEqual([
    { version: 3, enId: OTRO, versionDelOtro: 5, motivo: 'Se creó dos veces' },
  ]);
});

it('ART-27 says which drafts of estructuras go on naming the one that gives way', async () => {
  mostrar({ borradores: [{ codigo: 'CONJ-1', numero: 2 }] });
  await elegir();
  const dicho = await screen.findByText(
    `Estructuras en borrador que siguen con ${este.codigo}: cambialo por W 712/95 antes de ponerlas en vigencia`,
  );
  expect(dicho.nextSibling?.textContent).toBe('CONJ-1, versión 2');
});

it('ART-27 says what keeps them apart instead of offering it', async () => {
  const dependencia = { tipo: 'NOTA', numero: 7, texto: '', documento: null } as const;
  mostrar({ reparos: [{ razon: 'PENDIENTE', codigo: 'WO-342', dependencia }] });
  await elegir();
  expect(await screen.findByText('WO-342: está en la nota de pedido 7, que sigue abierta')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Fusionar' })).toBeNull();
});

it('ART-27 the reason that was written is lost only after a question', async () => {
  mostrar();
  await elegir();
  fireEvent.change(await screen.findByLabelText('Motivo'), { target: { value: 'Se creó dos veces' } });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe('Se creó dos veces');
});

it('ART-27 the reason that was written stays when another one is chosen to stay', async () => {
  const tercero = { ...hallazgo, id: '01980000-0000-7000-8000-0000000000f3', codigo: 'WK 42' };
  renderPantalla(<PanelDeFusion articulo={este} onCerrar={() => {}} />, {
    permisos: ['articulo.ver', 'articulo.fusionar'],
    respuestas: {
      'GET /api/articulos/buscar': { exacto: false, filas: [hallazgo, tercero] },
      [`GET /api/articulos/${este.id}/fusion`]: (_: unknown, url: string) =>
        url.includes(tercero.id) ? { ...vista, ganador: { ...vista.ganador, ...tercero } } : vista,
    },
  });
  await elegir();
  fireEvent.change(await screen.findByLabelText('Motivo'), { target: { value: 'Se creó dos veces' } });
  await userEvent.clear(screen.getByLabelText('Artículo que queda'));
  await userEvent.type(screen.getByLabelText('Artículo que queda'), 'WK');
  await userEvent.click(await screen.findByRole('option', { name: /WK 42/ }));
  await screen.findByRole('region', { name: `Qué pasa de ${este.codigo} a WK 42` });
  expect(screen.getByLabelText<HTMLInputElement>('Motivo').value).toBe('Se creó dos veces');
});
