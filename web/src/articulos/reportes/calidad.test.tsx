import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilaDeCalidad } from '@trastienda/nucleo/articulos/contrato.ts';
import { expect, it } from 'vitest';
import { ARTICULO_ID, articulo, LISTAS, pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CalidadScreen } from './calidad.screen.tsx';

const R = '/api/articulos/reportes';
const nombrado = { articuloId: ARTICULO_ID, codigo: 'WO-342', descripcion: 'Filtro de aceite', rubro: 'Filtros' };

const falta: FilaDeCalidad = {
  ...{ ...nombrado, version: 2, marca: null, iva: '21', ivaHeredado: '10.5', subfamiliaId: ARTICULO_ID },
  faltas: ['SIN_PRECIO', 'IVA_DISTINTO'],
};

/** What the list answers when one artículo misses only that. */
const conFalta = (cual: FilaDeCalidad['faltas'][number]) => ({
  [`GET ${R}/calidad`]: pagina([{ ...falta, faltas: [cual] }]),
  [`GET ${R}/calidad/resumen`]: { articulos: 10, puntaje: 93, faltas: [{ falta: cual, articulos: 1 }] },
});

/** Chooses what mends it in the menu of its row, and says what opens. */
async function abrirArreglo(entrada: string | RegExp, titulo: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: /Acciones de WO-342/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entrada }));
  return within(await screen.findByRole('dialog', { name: titulo }));
}

it('REA-02 what is missing is mended over the list: a price is written without leaving it', async () => {
  const { servidor } = renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar', 'precio.modificar'],
    ruta: '/articulos/reportes/calidad',
    respuestas: {
      [`GET ${R}/calidad`]: pagina([falta]),
      [`GET ${R}/calidad/resumen`]: { articulos: 10, puntaje: 93, faltas: [{ falta: 'SIN_PRECIO', articulos: 1 }] },
      [`POST /api/articulos/${ARTICULO_ID}/precios`]: { id: ARTICULO_ID },
    },
  });
  expect(await screen.findByText('Sin precio · IVA distinto del de su rubro')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Acciones de WO-342/ }));
  expect(await screen.findByRole('menuitem', { name: 'Usar el IVA de su rubro' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Poner precio…' }));
  await userEvent.type(await screen.findByLabelText(/Precio/), '125,50');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(`POST /api/articulos/${ARTICULO_ID}/precios`)).toEqual([{ importe: '125.50' }]),
  );
  expect(await screen.findByText('WO-342 completado')).toBeTruthy();
});

it('REA-02 what was typed is not lost by closing what mends it: it asks first', async () => {
  const { servidor } = renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    ruta: '/articulos/reportes/calidad',
    respuestas: {
      ...conFalta('SIN_BARRAS'),
    },
  });
  const panel = await abrirArreglo(/Agregar código de barras/, /código de barras/);
  const caja = await panel.findByLabelText(/Código de barras/);
  await userEvent.type(caja, '779');
  await userEvent.click(panel.getByRole('button', { name: 'Cancelar' }));
  const pregunta = await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  await userEvent.click(within(pregunta).getByRole('button', { name: 'Volver' }));
  expect((caja as HTMLInputElement).value).toBe('779');
  await userEvent.click(await panel.findByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(servidor.recibido(`POST /api/articulos/${ARTICULO_ID}/codigos`)).toEqual([]);
});

it('REA-02 pictures that are missing are added over the list too, and one that is still going up is not dropped unasked', async () => {
  renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    ruta: '/articulos/reportes/calidad',
    respuestas: {
      ...conFalta('SIN_IMAGEN'),
      [`GET /api/articulos/${ARTICULO_ID}/adjuntos`]: { filas: [] },
      [`POST /api/articulos/${ARTICULO_ID}/adjuntos`]: () => new Promise(() => {}),
    },
  });
  const panel = await abrirArreglo('Agregar imágenes…', /Agregar imágenes/);
  expect(await panel.findByRole('button', { name: /Elegir/ })).toBeTruthy();
  const caja = document.querySelector<HTMLInputElement>('input[type=file]');
  if (caja) await userEvent.upload(caja, new File(['x'], 'frente.jpg', { type: 'image/jpeg' }));
  expect(await panel.findByText('frente.jpg')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Cerrar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('REA-02 the minimums that are missing are put over the list too', async () => {
  const lugar = { depositoId: ARTICULO_ID, deposito: 'Salón', sucursal: 'Casa Central', disponible: '4' };
  const nada = { minimo: null, objetivo: null, maximo: null, ubicacion: null };
  const puerta = `/api/articulos/${ARTICULO_ID}/minimos`;
  const { servidor } = renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    ruta: '/articulos/reportes/calidad',
    respuestas: {
      ...conFalta('SIN_MINIMO'),
      [`GET ${puerta}`]: {
        ...{ version: 2, unidad: 'u', decimales: 0 },
        filas: [{ ...lugar, ...nada, bajo: false, falta: '0', sobra: '0' }],
      },
      [`PUT ${puerta}`]: { id: ARTICULO_ID, version: 3 },
    },
  });
  const panel = await abrirArreglo('Poner mínimos…', 'Poner mínimos');
  await userEvent.type(await panel.findByLabelText(/Mínimo/), '0');
  await userEvent.type(panel.getByLabelText(/Objetivo/), '0');
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(`PUT ${puerta}`)).toEqual([
      { version: 2, minimos: [{ ...nada, depositoId: ARTICULO_ID, minimo: '0', objetivo: '0' }] },
    ]),
  );
});

it.each([
  ['SIN_PRECIO', 'Poner precio…', /Precio/],
  ['SIN_BARRAS', 'Agregar código de barras…', /Código de barras/],
  ['SIN_MARCA', 'Elegir marca…', /Marca/],
  ['SIN_CLASIFICAR', 'Clasificar…', /Subfamilia/],
  ['DESCRIPCION_REPETIDA', 'Cambiar descripción…', /Descripción/],
] as const)('REA-02 what mends %s is ready to be typed', async (cual, entrada, caja) => {
  renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar', 'precio.modificar'],
    ruta: '/articulos/reportes/calidad',
    respuestas: { ...conFalta(cual), 'GET /api/tablas-generales/marcas': pagina([]) },
  });
  const panel = await abrirArreglo(entrada, entrada.replace('…', ''));
  expect(await panel.findByLabelText(caja)).toBe(document.activeElement);
});

it('REA-02 PRE-14 who puts a price sees in which lista, on which side of IVA, what it is today and what it has to cover', async () => {
  const costo = { promedio: '900.00', valor: '0', hoy: '1200.00', reposicion: '0', brecha: '0', brechaPorciento: null };
  const { servidor } = renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar', 'precio.modificar', 'costo.ver'],
    ruta: '/articulos/reportes/calidad',
    respuestas: {
      ...conFalta('BAJO_COSTO'),
      'GET /api/articulos/listas-de-precio': LISTAS,
      [`GET /api/articulos/${ARTICULO_ID}`]: articulo({
        precios: articulo().precios.map((uno) => ({ ...uno, neto: '1000.00', conIva: '1210.00' })),
        costo,
      }),
      [`POST /api/articulos/${ARTICULO_ID}/precios`]: { id: ARTICULO_ID },
    },
  });
  const panel = await abrirArreglo('Poner precio…', 'Poner precio');
  await waitFor(() =>
    expect(panel.getByText(/^En Lista 1/).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'En Lista 1. Hoy: $ 1.000,00. Reponerlo cuesta $ 1.200,00 sin IVA.',
    ),
  );
  await userEvent.type(await panel.findByLabelText('Precio neto'), '1500');
  expect(await panel.findByText(/^Con IVA 1\.815,00$/)).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(`POST /api/articulos/${ARTICULO_ID}/precios`)).toEqual([{ importe: '1500' }]),
  );
});

it('REA-02 who sells it is said over the list too', async () => {
  renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar', 'proveedor.ver', 'proveedor.editar'],
    ruta: '/articulos/reportes/calidad',
    respuestas: {
      ...conFalta('SIN_PROVEEDOR'),
      [`GET /api/articulos/${ARTICULO_ID}`]: articulo(),
      'GET /api/articulos/proveedores': pagina([]),
    },
  });
  const panel = await abrirArreglo('Agregar proveedor…', 'Agregar proveedor');
  expect(await panel.findByLabelText(/Múltiplo/)).toBeTruthy();
});

it('REA-02 what cannot be mended there, for its artículo does not come, is told', async () => {
  renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar', 'proveedor.ver', 'proveedor.editar'],
    ruta: '/articulos/reportes/calidad',
    respuestas: {
      ...conFalta('SIN_PROVEEDOR'),
      [`GET /api/articulos/${ARTICULO_ID}`]: { status: 404, code: 'comun.no_encontrado', title: 'Ya no está.' },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Acciones de WO-342/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Agregar proveedor…' }));
  expect(await screen.findByText('Ya no está.')).toBeTruthy();
});

it.each([
  ['SIN_MARCA', 'Elegir marca…', 'GET /api/tablas-generales/marcas', 'activa=true'],
  ['SIN_CLASIFICAR', 'Clasificar…', 'GET /api/articulos/subfamilias', 'activo=true'],
] as const)('REA-02 what mends %s offers nothing that would be refused', async (cual, entrada, puerta, enUso) => {
  const { servidor } = renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    ruta: '/articulos/reportes/calidad',
    respuestas: { ...conFalta(cual), [puerta]: pagina([]) },
  });
  const panel = await abrirArreglo(entrada, entrada.replace('…', ''));
  await userEvent.type(await panel.findByRole('combobox'), 'bo');
  await waitFor(() => expect(servidor.direcciones(puerta)).not.toEqual([]));
  expect(servidor.direcciones(puerta).filter((una) => !una.includes(enUso))).toEqual([]);
});

it('REA-02 ART-25 a bar code that another artículo answers to as something else is accepted with a reason there too', async () => {
  const AGREGAR = `POST /api/articulos/${ARTICULO_ID}/codigos`;
  const cruzado = {
    ...{ status: 409, code: 'articulos.codigo_cruzado', title: '«FR-1» es el código propio de FR-1.' },
    data: {
      cruces: [
        { valor: 'FR-1', tiene: 'PROPIO', articulo: { id: 'otro', codigo: 'FR-1', descripcion: 'Filtro original' } },
      ],
    },
  };
  const { servidor } = renderPantalla(<CalidadScreen />, {
    permisos: ['articulo.ver', 'articulo.editar', 'articulo.repetir_codigo'],
    ruta: '/articulos/reportes/calidad',
    respuestas: {
      ...conFalta('SIN_BARRAS'),
      [AGREGAR]: ({ cruzarCodigo }: { cruzarCodigo?: object }) => (cruzarCodigo ? articulo({ version: 4 }) : cruzado),
      [`POST /api/articulos/${ARTICULO_ID}/equivalencias`]: { id: ARTICULO_ID, version: 5 },
    },
  });
  const panel = await abrirArreglo(/Agregar código de barras/, /código de barras/);
  await userEvent.type(await panel.findByLabelText(/Código de barras/), 'FR-1{Enter}');
  const pregunta = within(await screen.findByRole('dialog', { name: 'Ese código ya es de otro artículo' }));
  await userEvent.type(pregunta.getByLabelText('Motivo'), 'Lo hace Toyota');
  await userEvent.click(pregunta.getByRole('button', { name: 'Aceptar los dos códigos' }));
  await waitFor(() =>
    expect(servidor.recibido(AGREGAR)[1]).toMatchObject({ cruzarCodigo: { motivo: 'Lo hace Toyota' } }),
  );
});
