import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilaDeAbc, FilaDeInactivo, ResumenDeAbc } from '@trastienda/nucleo/articulos/contrato.ts';
import { CLASES_ABC, CLASES_XYZ } from '@trastienda/nucleo/articulos/reportes/abc-xyz.ts';
import { expect, it } from 'vitest';
import { ARTICULO_ID, pagina } from '#articulos/ejemplos.prueba.ts';
import { enCelular } from '#prueba/celular.ts';
import { conTodoElEstilo } from '#prueba/estilo.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { AbcScreen } from './abc.screen.tsx';
import { CambiosScreen } from './cambios.screen.tsx';
import { InactivosScreen } from './inactivos.screen.tsx';
import { ReportesScreen } from './reportes.screen.tsx';
import { ValuacionScreen } from './valuacion.screen.tsx';
import { VentasScreen } from './ventas.screen.tsx';

conTodoElEstilo();

const R = '/api/articulos/reportes';
const nombrado = { articuloId: ARTICULO_ID, codigo: 'WO-342', descripcion: 'Filtro de aceite', rubro: 'Filtros' };

it('offers each report with the question it answers, to who may see it', async () => {
  renderPantalla(<ReportesScreen />, { permisos: ['articulo.ver'] });
  const enlace = await screen.findByRole('link', { name: /Inactivos ¿Quién los dio de baja/ });
  expect(enlace.getAttribute('href')).toBe('/articulos/reportes/inactivos');
  expect(screen.queryByRole('link', { name: /Valuación/ })).toBe(null);
});

it('says so when none of them may be seen', async () => {
  renderPantalla(<ReportesScreen />, { permisos: ['ajuste.ver'] });
  expect(await screen.findByText('No hay reportes para vos')).toBeTruthy();
});

const venta = { importe: '400.00', costo: '240.00', margen: '160.00', margenPorciento: '40', reposicion: '320.00' };
const resumenDeVentas = {
  ...{ desde: '2026-08-25', hasta: '2026-11-22', articulos: 1, sinVentas: 7, ...venta, margenDeHoyPorciento: '20' },
  paso: 'mes',
  serie: [{ desde: '2026-11-01', importe: '400.00', costo: '240.00' }],
};
const vendida = { ...nombrado, unidad: 'U', unidades: '4', ...venta, margenDeHoyPorciento: '20', existencia: '6' };

it('REA-03 shows sales with their margin by both clocks, and their chart as a table too', async () => {
  const { servidor } = renderPantalla(<VentasScreen />, {
    permisos: ['nota.ver', 'costo.ver', 'articulo.ver'],
    ruta: '/articulos/reportes/ventas?buscar=filtro&filtros=unidades:entre:1,9',
    respuestas: {
      [`GET ${R}/ventas`]: pagina([vendida, { ...vendida, articuloId: 'k', codigo: 'SERVICE', existencia: null }]),
      [`GET ${R}/ventas/resumen`]: resumenDeVentas,
    },
  });
  await waitFor(() => expect(servidor.direcciones(`GET ${R}/ventas/resumen`)).toHaveLength(1));
  const pedido = new URLSearchParams(servidor.direcciones(`GET ${R}/ventas/resumen`)[0]?.split('?')[1]);
  expect(Object.fromEntries(pedido)).toEqual({ buscar: 'filtro', filtros: 'unidades:entre:1,9' });
  const total = within(await screen.findByRole('region', { name: 'En total' }));
  expect(total.getByText('$ 240,00')).toBeTruthy();
  expect(total.getByText('margen 20 % de la venta')).toBeTruthy();
  const kit = within(await screen.findByRole('row', { name: /SERVICE/ })).getAllByRole('cell');
  expect(kit.at(-1)?.textContent).toBe('–');
  expect((await screen.findByRole('columnheader', { name: 'Margen %' })).title).toBe(
    'Margen sobre la venta, a lo que costó al salir',
  );
  expect(screen.getByRole('columnheader', { name: 'Margen % hoy' }).title).toBe(
    'Margen sobre la venta, a costo de hoy',
  );
  expect(screen.getByRole('img', { name: /Ventas por mes.*01\/11\/2026: \$\s400,00, \$\s240,00/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  const cifras = within(screen.getByRole('group', { name: 'Ventas por mes' }));
  expect(cifras.getAllByText('01/11/2026')).toHaveLength(1);
  await userEvent.click(screen.getByRole('tab', { name: /Con stock y sin ventas/ }));
  await waitFor(() => expect(servidor.direcciones(`GET ${R}/ventas`).at(-1)).toContain('vista=sinVentas'));
});

it('INV-71 shows neither costs nor margins when they do not come', async () => {
  const sinCosto = {
    ...{ costo: null, margen: null, margenPorciento: null, reposicion: null, margenDeHoyPorciento: null },
  };
  renderPantalla(<VentasScreen />, {
    permisos: ['nota.ver', 'articulo.ver'],
    ruta: '/articulos/reportes/ventas',
    respuestas: {
      [`GET ${R}/ventas`]: pagina([{ ...vendida, ...sinCosto }]),
      [`GET ${R}/ventas/resumen`]: {
        ...resumenDeVentas,
        ...sinCosto,
        serie: [{ desde: '2026-11-01', importe: '400.00', costo: null }],
      },
    },
  });
  expect(await screen.findByText('WO-342')).toBeTruthy();
  expect(screen.queryByText(/margen|costo/i)).toBe(null);
});

it('CLA-01 the filter tells the rubro to who may not see artículos, and after «Back» never the name of another', async () => {
  const [filtros, frenos] = ['01980000-0000-7000-8000-00000000d001', ARTICULO_ID];
  const deFrenos = Promise.withResolvers<unknown>();
  const { router, servidor } = renderPantalla(<VentasScreen />, {
    permisos: ['nota.ver'],
    ruta: `/articulos/reportes/ventas?rubroId=${filtros}`,
    respuestas: {
      [`GET ${R}/ventas`]: (_: unknown, url: string) => (url.includes(frenos) ? deFrenos.promise : pagina([vendida])),
      [`GET ${R}/ventas/resumen`]: resumenDeVentas,
    },
  });
  const chip = (nombre: RegExp) => screen.findByRole('button', { name: nombre });
  await chip(/^Rubro:\s*Filtros$/);
  await act(() => router.navigate({ to: '.', search: { rubroId: frenos } } as never));
  await chip(/^Rubro:\s*…$/);
  deFrenos.resolve(pagina([{ ...vendida, rubro: 'Frenos' }]));
  await chip(/^Rubro:\s*Frenos$/);
  await act(() => router.navigate({ to: '.', search: { rubroId: filtros } } as never));
  await chip(/^Rubro:\s*Filtros$/);
  expect(servidor.direcciones(`GET /api/articulos/clasificacion/rubro/${filtros}`)).toEqual([]);
});

const filaDeAbc: FilaDeAbc = {
  ...{ ...nombrado, unidad: 'U', unidades: '120', valor: '900.00', participacion: '90', acumulado: '90' },
  ...{ variacion: '12.5', abc: 'A', xyz: 'X' },
};
const resumenDeAbc: ResumenDeAbc = {
  ...{ desde: '2025-11-23', hasta: '2026-11-22', articulos: 3, valor: '1000.00', sinSalidas: 2 },
  umbrales: { version: 4, a: '80', b: '95', x: '50', y: '100' },
  matriz: CLASES_ABC.flatMap((abc) =>
    CLASES_XYZ.map((xyz) => ({ abc, xyz, articulos: abc === 'A' && xyz === 'X' ? 1 : 0, valor: '900.00' })),
  ),
  curva: [
    { articulos: 33.33, valor: 90 },
    { articulos: 100, valor: 100 },
  ],
};

it('REA-05 the matrix chooses what the table shows, and thresholds are kept with the version that was seen', async () => {
  const { servidor } = renderPantalla(<AbcScreen />, {
    permisos: ['costo.ver', 'costo.modificar', 'articulo.ver'],
    ruta: '/articulos/reportes/abc-xyz',
    respuestas: {
      [`GET ${R}/abc-xyz`]: pagina([filaDeAbc]),
      [`GET ${R}/abc-xyz/resumen`]: resumenDeAbc,
      [`PATCH ${R}/abc-xyz/umbrales`]: { ...resumenDeAbc.umbrales, version: 5 },
    },
  });
  // The curve begins where nothing of the artículos is nothing of the value.
  expect(
    await screen.findByRole('img', {
      name: /^Curva de Pareto\. 0\s% de los artículos: 0\s%; 33,33\s% de los artículos: 90\s%; 100\s%.*100\s%$/,
    }),
  ).toBeTruthy();
  const celda = await screen.findByRole('button', { name: /^AX\s*1\s*\$\s900,00$/ });
  expect(screen.getByRole('table', { name: 'Clases' })).toBeTruthy();
  await userEvent.click(celda);
  await waitFor(() => expect(servidor.direcciones(`GET ${R}/abc-xyz`).at(-1)).toMatch(/abc=A&xyz=X/));
  expect(celda.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Ver todas las clases' }));
  await waitFor(() => expect(celda.getAttribute('aria-pressed')).toBe('false'));

  await userEvent.click(screen.getByRole('button', { name: 'Cambiar umbrales' }));
  const caja = await screen.findByLabelText(/A, hasta este % del valor/);
  await userEvent.clear(caja);
  await userEvent.type(caja, '70');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(servidor.recibido(`PATCH ${R}/abc-xyz/umbrales`)).toEqual([
      { version: 4, umbrales: { a: '70', b: '95', x: '50', y: '100' } },
    ]),
  );
});

it('REA-04 tells a change with its author, what it was and what it is', async () => {
  renderPantalla(<CambiosScreen />, {
    permisos: ['articulo.ver'],
    ruta: '/articulos/reportes/cambios',
    respuestas: {
      [`GET ${R}/cambios`]: pagina([
        {
          ...nombrado,
          ...{ id: '1', en: '2026-11-20T13:00:00.000Z', quien: 'Lucía', clase: 'PRECIO', campo: 'Lista 1' },
          ...{ antes: '100', despues: '125', variacion: '25', motivo: 'Aumento' },
        },
        {
          ...nombrado,
          ...{ id: '2', en: '2026-11-20T13:00:00.000Z', quien: 'Lucía', clase: 'DATOS', campo: 'permiteNegativo' },
          ...{ codigo: 'WO-343', antes: 'no', despues: 'sí', variacion: null, motivo: null },
        },
      ]),
      [`GET ${R}/cambios/resumen`]: {
        ...{ desde: '2026-10-24', hasta: '2026-11-22', autores: [{ quien: 'Lucía', cambios: 1 }] },
        clases: [{ clase: 'PRECIO', cambios: 1 }],
        dias: [{ dia: '2026-11-20', clase: 'PRECIO', cambios: 1 }],
      },
    },
  });
  const tabla = await screen.findByRole('grid', { name: 'Cambios en un período' });
  const fila = within(tabla).getByRole('row', { name: /WO-342/ });
  for (const dicho of ['100,00', '125,00', 'Lista 1', 'Lucía']) expect(within(fila).getByText(dicho)).toBeTruthy();
  const otra = within(tabla).getByRole('row', { name: /WO-343/ });
  expect(within(otra).getByText('Permite stock negativo')).toBeTruthy();
  expect(within(fila).getByText('+25,00 %')).toBeTruthy();
  const alFinal = (donde: HTMLElement, dicho: string) =>
    getComputedStyle(within(donde).getByText(dicho).parentElement as HTMLElement).textAlign === 'end';
  expect([alFinal(fila, '100,00'), alFinal(fila, '125,00'), alFinal(otra, 'no'), alFinal(otra, 'sí')]).toEqual([
    ...[true, true],
    ...[false, false],
  ]);
  // Of which days they are, and those in which nothing changed too.
  expect(screen.getByText('Del 24/10/2026 al 22/11/2026')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Ver como tabla' })[0] as HTMLElement);
  const porDia = within(screen.getByRole('group', { name: 'Cambios por día' }));
  expect(porDia.getAllByRole('rowheader')).toHaveLength(30);
  expect(porDia.getByRole('row', { name: /^20\/11\/2026 1$/ })).toBeTruthy();
  expect(porDia.getByRole('row', { name: /^22\/11\/2026 0$/ })).toBeTruthy();
});

const inactivo: FilaDeInactivo = {
  ...{ ...nombrado, version: 3, en: '2026-11-20T13:00:00.000Z', quien: 'Lucía', motivo: 'No se fabrica más' },
  bloqueos: ['CODIGO'],
};

it('REA-06 says who, when and why, what holds it back, and brings one back', async () => {
  const { servidor } = renderPantalla(<InactivosScreen />, {
    permisos: ['articulo.ver', 'articulo.editar'],
    ruta: '/articulos/reportes/inactivos',
    respuestas: {
      [`GET ${R}/inactivos`]: { ...pagina([inactivo]), cuentas: { inactivos: 1, porInactivar: 4 } },
      [`POST /api/articulos/${ARTICULO_ID}/estado`]: { id: ARTICULO_ID },
    },
  });
  expect(await screen.findByText('No se fabrica más')).toBeTruthy();
  expect(screen.getByText('Otro usa su código')).toBeTruthy();
  expect(await screen.findByRole('tab', { name: /Por inactivar\s*4/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Acciones de WO-342/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Activar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Activar' }));
  await waitFor(() =>
    expect(servidor.recibido(`POST /api/articulos/${ARTICULO_ID}/estado`)).toEqual([{ version: 3, accion: 'activar' }]),
  );
});

it('REA-06 on a phone says by its name what holds each one back, and nothing of what nobody knows', async () => {
  enCelular();
  const sabido = { ...inactivo, en: null, quien: null, motivo: null, bloqueos: [] };
  renderPantalla(<InactivosScreen />, {
    permisos: ['articulo.ver'],
    ruta: '/articulos/reportes/inactivos',
    respuestas: { [`GET ${R}/inactivos`]: { ...pagina([sabido]), cuentas: { inactivos: 1, porInactivar: 4 } } },
  });
  const traba = await screen.findByText('Qué lo traba');
  expect(traba.nextElementSibling?.textContent).toBe('Nada');
  expect(traba.closest('dl')?.querySelectorAll('dt')).toHaveLength(1);
});

it('GAP-21 shows the value by both clocks with the gap, and a rubro of its chart narrows the table', async () => {
  const relojes = { promedio: '900.00', reposicion: '960.00', brecha: '60.00', brechaPorciento: '6.67' };
  renderPantalla(<ValuacionScreen />, {
    permisos: ['costo.ver', 'articulo.ver'],
    ruta: '/articulos/reportes/valuacion',
    respuestas: {
      [`GET ${R}/valuacion`]: pagina([
        { ...nombrado, ...relojes, unidad: 'U', cantidad: '12', costoPromedio: '75.00', costoReposicion: '80.00' },
      ]),
      [`GET ${R}/valuacion/resumen`]: {
        ...{ ...relojes, articulos: 1, sinReposicion: 1, sucursales: [] },
        rubros: [{ ...relojes, id: ARTICULO_ID, nombre: 'Filtros', articulos: 1 }],
      },
    },
  });
  const total = within(await screen.findByRole('region', { name: 'En total' }));
  expect(total.getByText('$ 960,00')).toBeTruthy();
  expect(total.getByText('6,67 % sobre el promedio')).toBeTruthy();
  expect(total.getByText(/1 artículo sin costo de reposición/)).toBeTruthy();
  expect(screen.getByRole('img', { name: /Valor por rubro.*Filtros: \$\s900,00, \$\s960,00/ })).toBeTruthy();
});

it('GAP-21 the bars of rubros add up to the total: those that do not fit are one, and the table has each', async () => {
  const relojes = { promedio: '10.10', reposicion: '20.20', brecha: '10.10', brechaPorciento: '100' };
  const rubro = (n: number) => ({
    ...relojes,
    id: `${ARTICULO_ID.slice(0, -2)}${n + 10}`,
    nombre: `Rubro ${n}`,
    articulos: 1,
  });
  renderPantalla(<ValuacionScreen />, {
    permisos: ['costo.ver', 'articulo.ver'],
    ruta: '/articulos/reportes/valuacion',
    respuestas: {
      [`GET ${R}/valuacion`]: pagina([]),
      [`GET ${R}/valuacion/resumen`]: {
        ...{ ...relojes, promedio: '111.10', articulos: 11, sinReposicion: 0, sucursales: [] },
        rubros: Array.from({ length: 11 }, (_, i) => rubro(i + 1)),
      },
    },
  });
  const dibujo = await screen.findByRole('img', { name: /Valor por rubro/ });
  const dicho = dibujo.getAttribute('aria-label') ?? '';
  expect(dicho).toMatch(/Rubro 8: \$\s10,10, \$\s20,20.*Otros 3 rubros: \$\s30,30, \$\s60,60/);
  expect(dicho).not.toContain('Rubro 9');
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }));
  const cifras = within(screen.getByRole('group', { name: 'Valor por rubro' }));
  expect(cifras.getByRole('rowheader', { name: 'Rubro 11' })).toBeTruthy();
  expect(cifras.queryByText(/Otros/)).toBe(null);
});
