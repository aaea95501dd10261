import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { DEL_RUBRO, EDITAR, id, respuestas, rubro, vigentes, visto } from './nodos.prueba.ts';
import { PanelDeNodo } from './panel-de-nodo.tsx';

const PUERTA = `PATCH /api/articulos/rubros/${id(1)}`;

it('INV-73 what somebody else changed of a rubro comes into the form, and saving again is over it', async () => {
  const litro = { id: id(8), nombre: 'Litro' };
  const deAna = { ...rubro, version: 3, nombre: 'Filtros y tapas', unidadOmision: litro, diasDeConteo: 30, vigentes };
  const { servidor } = renderPantalla(<PanelDeNodo nivel="rubro" nodo={rubro} onCerrar={() => undefined} />, {
    permisos: EDITAR,
    respuestas: {
      ...respuestas,
      [DEL_RUBRO]: visto('rubro', deAna),
      [PUERTA]: ({ version }: { readonly version: number }) =>
        version === 3
          ? { ...deAna, version: 4 }
          : { status: 409, code: 'comun.version_vieja', title: 'Vieja', data: { quien: 'Ana Paz' } },
    },
  });
  const codigo = await screen.findByLabelText('Código');
  await userEvent.clear(codigo);
  await userEvent.type(codigo, 'FYT');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const texto = (await screen.findByRole('alert')).textContent;
  expect(texto).toContain('Antes: Filtros. Después:  · Filtros y tapas');
  expect(texto).toContain('Antes: sin dato. Después:  · Litro');
  expect(texto).toContain('Antes: sin dato. Después:  · 30');
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Filtros y tapas');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/guardad/)).toBeDefined();
  expect(servidor.recibido(PUERTA).at(-1)).toMatchObject({
    ...{ version: 3, codigo: 'FYT', nombre: 'Filtros y tapas', unidadOmisionId: litro.id, diasDeConteo: 30 },
  });
});
