import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ID, proveedor, TODO } from './ejemplos.prueba.ts';
import { PanelDeProveedor } from './panel-de-proveedor.tsx';

const PUERTA = `PATCH /api/articulos/proveedores/${ID}`;
const valor = (campo: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: campo }).value;

it('INV-73 what somebody else changed of a proveedor comes into its boxes, also those that are read as they are written', async () => {
  const deAna = proveedor({ version: 4, descuentos: ['30'], diasDeEntrega: 15, condicionIva: 6, contacto: 'Raúl' });
  const { servidor } = renderPantalla(<PanelDeProveedor proveedor={proveedor()} onCerrar={() => undefined} />, {
    permisos: TODO,
    respuestas: {
      [`GET /api/articulos/proveedores/${ID}`]: deAna,
      [PUERTA]: ({ version }: { readonly version: number }) =>
        version === 4
          ? proveedor({ version: 5 })
          : { status: 409, code: 'comun.version_vieja', title: 'Vieja', data: { quien: 'Ana Paz' } },
    },
  });
  const dias = await screen.findByRole('textbox', { name: /entrega/ });
  await userEvent.clear(dias);
  await userEvent.type(dias, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const aviso = await screen.findByRole('alert');
  expect(aviso.textContent).toContain('Ana Paz cambió este registro mientras lo editabas.');
  const [condicion, contacto, descuentos, deDias] = within(aviso)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(condicion).toMatch(/Antes: .*Responsable Inscripto.*Después: .*Monotributo/);
  expect(contacto).toContain('Antes: Laura. Después:  · Raúl');
  expect(descuentos).toContain('Antes: 20+10+10+5. Después:  · 30');
  expect(deDias).toMatch(/Antes: 12\. Después: {2}· 15\. Lo tuyo: 20\./);
  expect(valor(/Descuentos/)).toBe('30');
  expect(valor(/entrega/)).toBe('20');
  expect(await screen.findByText('Ana Paz puso «15».')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Usar lo de Ana Paz/ }));
  expect(valor(/entrega/)).toBe('15');
  await userEvent.type(screen.getByRole('textbox', { name: /entrega/ }), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Proveedor guardado')).toBeDefined();
  expect(servidor.recibido(PUERTA).at(-1)).toMatchObject({
    ...{ version: 4, descuentos: ['30'], diasDeEntrega: 150, condicionIva: 6, contacto: 'Raúl' },
  });
});
