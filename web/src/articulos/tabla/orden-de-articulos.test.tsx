import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL } from '#prueba/sesion.ts';
import { ArticulosScreen } from './articulos.screen.tsx';

const LISTA = 'GET /api/articulos';
const abrir = async (ruta = '/articulos/tabla') => {
  const pantalla = renderPantalla(<ArticulosScreen />, {
    ruta,
    permisos: ['articulo.ver', 'stock.ver', 'stock.ver_otras', 'tabla.ver'],
    respuestas: {
      [LISTA]: pagina([fila()]),
      'GET /api/articulos/vistas': { todos: 1, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
      'GET /api/articulos/campos': { filas: [] },
      'GET /api/articulos/listas-de-precio': LISTAS,
      'GET /api/tablas-generales/sucursales': SUCURSALES,
    },
  });
  await screen.findByText('WO-342');
  const enDireccion = (orden: string | undefined) =>
    waitFor(() => {
      expect((pantalla.router.state.location.search as { orden?: string }).orden).toBe(orden);
      const pedida = new URL(pantalla.servidor.direcciones(LISTA).at(-1) ?? '', 'http://x').searchParams.get('orden');
      expect(pedida).toBe(orden ?? null);
    });
  return { ...pantalla, enDireccion };
};
const titulo = (cual: RegExp) => screen.getByRole('columnheader', { name: cual });
const boton = (cual: RegExp) => within(titulo(cual)).getAllByRole('button')[0] as HTMLElement;
const sentidos = () =>
  ['Marca', 'Lista 1', 'Central'].map((cual) => titulo(new RegExp(`^${cual}`)).getAttribute('aria-sort'));

describe('TD-06 the table in order', () => {
  it('goes by price, by what a sucursal has and by marca, together with Shift', async () => {
    const { enDireccion } = await abrir();
    const persona = userEvent.setup();
    const enCentral = `stock-${CASA_CENTRAL}`;
    await persona.click(boton(/^Lista 1/));
    await enDireccion('precio');
    expect(sentidos()).toEqual(['none', 'ascending', 'none']);
    await persona.keyboard('{Shift>}');
    await persona.click(boton(/^Central/));
    await enDireccion(`precio,${enCentral}`);
    await persona.click(boton(/^Central/));
    await enDireccion(`precio,-${enCentral}`);
    await persona.click(boton(/^Marca/));
    await persona.keyboard('{/Shift}');
    await enDireccion(`precio,-${enCentral},marca`);
    expect(sentidos()).toEqual(['ascending', 'ascending', 'descending']);
    expect([/^Lista 1/, /^Central/, /^Marca/].map((cual) => titulo(cual).textContent)).toEqual([
      'Lista 11',
      'Central2',
      'Marca3',
    ]);
    expect(titulo(/^Central/).getAttribute('aria-label')).toBe('Central, 2.º en el orden');
    await persona.click(boton(/^Central/));
    await enDireccion(enCentral);
    expect(sentidos()).toEqual(['none', 'none', 'ascending']);
  });

  it('with the keyboard, and from the menu of a column', async () => {
    const { enDireccion } = await abrir();
    boton(/^Lista 1/).focus();
    await userEvent.keyboard('{Enter}');
    await enDireccion('precio');
    boton(/^Marca/).focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await enDireccion('precio,marca');
    boton(/^Central/).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const opciones = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(opciones.slice(0, 2)).toEqual(['Ordenar de menor a mayor', 'Ordenar de mayor a menor']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ordenar de mayor a menor' }));
    await enDireccion(`-stock-${CASA_CENTRAL}`);
  });

  it('an address holds it, also by a column that shows when it is asked for; one of no column asks for none', async () => {
    const { router } = await abrir('/articulos/tabla?orden=-precioConIva,stock');
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lista 1 con IVA' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stock total' }));
    // While it is open the rest of the page is not there for whoever does not see it.
    await userEvent.keyboard('{Escape}');
    expect((await screen.findByRole('columnheader', { name: /^Lista 1 con IVA/ })).getAttribute('aria-sort')).toBe(
      'descending',
    );
    expect(titulo(/^Stock total/).getAttribute('aria-sort')).toBe('ascending');
    expect(router.state.location.search).toEqual({ orden: '-precioConIva,stock' });
  });

  it('an order the table does not know is not asked of the server', async () => {
    const { servidor } = await abrir('/articulos/tabla?orden=costo');
    expect(servidor.direcciones(LISTA).at(-1)).not.toContain('orden');
  });

  it('goes on a phone too, where there are cards and no headers: up, down and as it was', async () => {
    enCelular();
    const { enDireccion } = await abrir();
    const persona = userEvent.setup();
    await persona.click(await screen.findByRole('button', { name: 'Ordenar por' }));
    const opcion = (nombre: RegExp) => screen.findByRole('menuitemradio', { name: nombre });
    await persona.click(await opcion(/^Marca$/));
    await enDireccion('marca');
    expect((await opcion(/^Marca/)).getAttribute('aria-checked')).toBe('true');
    expect((await opcion(/^Descripción/)).getAttribute('aria-checked')).toBe('false');
    await persona.click(await opcion(/^Marca Ordenar de menor a mayor$/));
    await enDireccion('-marca');
    await persona.click(await opcion(/^Marca Ordenar de mayor a menor$/));
    await enDireccion(undefined);
  });
});
