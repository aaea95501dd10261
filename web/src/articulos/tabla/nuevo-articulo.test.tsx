import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { articulo, fila, LISTAS, pagina, SUCURSALES } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ArticulosScreen } from './articulos.screen.tsx';

const CREAR = 'POST /api/articulos';
const base = {
  'GET /api/articulos': pagina([fila()]),
  'GET /api/articulos/vistas': { todos: 1, conStock: 1, bajoMinimo: 0, sinPrecio: 0, inactivos: 0 },
  'GET /api/articulos/campos': { filas: [] },
  'GET /api/articulos/listas-de-precio': LISTAS,
  'GET /api/tablas-generales/sucursales': SUCURSALES,
  'GET /api/tablas-generales/marcas': pagina([]),
  'GET /api/tablas-generales/unidades': pagina([]),
};
const VER = ['articulo.ver', 'stock.ver', 'stock.ver_otras', 'tabla.ver'] as const;
const EDITAR = [...VER, 'articulo.editar', 'precio.modificar', 'articulo.repetir_codigo'] as const;

const render = (permisos: readonly (typeof EDITAR)[number][], mas: object) =>
  renderPantalla(<ArticulosScreen />, { ruta: '/articulos/tabla', permisos, respuestas: { ...base, ...mas } });

describe('a new artículo', () => {
  const abrir = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo artículo' }));
    return screen.findByRole('dialog', { name: 'Nuevo artículo' });
  };

  it('PRE-01 asks for its price in the currency of the lista it goes to', async () => {
    const [lista] = LISTAS.filas;
    const enDolares = { ...lista, nombre: 'Importados', moneda: 'USD' };
    render(EDITAR, { 'GET /api/articulos/listas-de-precio': { filas: [enDolares] } });
    const precio = within(await abrir()).getByLabelText(/Precio en Importados/);
    expect(precio.parentElement?.textContent).toContain('USD');
  });

  it('needs a code and a description, and opens its ficha once saved', async () => {
    const { servidor, router } = render(EDITAR, { [CREAR]: articulo({ id: 'nuevo', codigo: 'AB-1' }) });
    const panel = await abrir();
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    expect((await within(panel).findAllByText(/Completá este dato/)).length).toBe(2);
    expect(servidor.recibido(CREAR)).toEqual([]);

    await userEvent.type(within(panel).getByLabelText('Código'), 'AB-1');
    await userEvent.type(within(panel).getByLabelText('Descripción'), 'Bujía');
    await userEvent.type(within(panel).getByLabelText(/Precio en Lista 1/), '1.250,50');
    await userEvent.click(within(panel).getByRole('button', { name: 'Agregar código de barras' }));
    await userEvent.type(within(panel).getByLabelText('Código de barras'), '7791');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));

    await waitFor(() =>
      expect(servidor.recibido(CREAR)).toEqual([
        {
          codigo: 'AB-1',
          descripcion: 'Bujía',
          marcaId: null,
          tipo: 'PRODUCTO',
          precio: '1250.50',
          estado: 'ACTIVO',
          codigos: [{ tipo: 'BARRAS', valor: '7791', cantidadPorLectura: '1' }],
          permiteNegativo: false,
        },
      ]),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/articulos/tabla/nuevo'));
  });

  it('ART-25 a code that reads like another is accepted with a reason, and sent again with it', async () => {
    const repetido = {
      status: 409,
      code: 'articulos.codigo_repetido',
      title: 'El código «M6-10» es el mismo que el de M6-1.0 · Tornillo.',
      data: {
        codigo: 'M6-10',
        articulo: { id: 'otro', codigo: 'M6-1.0', descripcion: 'Tornillo' },
        sePuedeAceptar: true,
      },
    };
    const { servidor } = render(EDITAR, {
      [CREAR]: (cuerpo: { repetirCodigo?: object }) =>
        cuerpo.repetirCodigo ? articulo({ codigo: 'M6-10' }) : repetido,
    });
    const panel = await abrir();
    await userEvent.type(within(panel).getByLabelText('Código'), 'M6-10');
    await userEvent.type(within(panel).getByLabelText('Descripción'), 'Tornillo de 10');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));

    const pregunta = await screen.findByRole('dialog', { name: 'Código parecido a otro' });
    expect(pregunta.textContent).toContain('M6-1.0 · Tornillo');
    await userEvent.type(within(pregunta).getByLabelText('Motivo'), 'Otra medida');
    await userEvent.click(within(pregunta).getByRole('button', { name: 'Aceptar los dos códigos' }));
    await waitFor(() =>
      expect(servidor.recibido(CREAR)[1]).toMatchObject({ repetirCodigo: { motivo: 'Otra medida' } }),
    );
  });

  it('without the right to accept it, the refusal stays on the form', async () => {
    const title = 'El código «M6-10» es el mismo que el de M6-1.0 · Tornillo. Usá otro código.';
    render([...VER, 'articulo.editar'], {
      [CREAR]: {
        status: 409,
        code: 'articulos.codigo_repetido',
        title,
        data: { codigo: 'M6-10', articulo: {}, sePuedeAceptar: true },
      },
    });
    const panel = await abrir();
    await userEvent.type(within(panel).getByLabelText('Código'), 'M6-10');
    await userEvent.type(within(panel).getByLabelText('Descripción'), 'x');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    expect(await within(panel).findByText(title)).toBeDefined();
    expect(within(panel).getByLabelText('Código').getAttribute('aria-invalid')).toBe('true');
    expect(within(panel).queryByLabelText(/Precio/)).toBe(null);
  });
});
