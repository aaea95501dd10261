import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  aplicado,
  borrador,
  CAMBIAR,
  COMUNES,
  hacer,
  LINEAS,
  LOTE_ID,
  lote,
  NUNEZ,
  simulado,
  TOTALES,
  VER,
} from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { pagina } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import type { Respuestas } from '#prueba/servidor.ts';
import { LoteScreen } from './lote.screen.tsx';

const abrir = (respuestas: Respuestas) =>
  renderPantalla(<LoteScreen />, {
    permisos: ['articulo.ver', 'precio.modificar', 'costo.ver', 'precio.aprobar'],
    camino: '/articulos/actualizar-precio/$id',
    ruta: `/articulos/actualizar-precio/${LOTE_ID}`,
    respuestas: { ...COMUNES, ...respuestas },
  });

describe('the keyboard, when a step takes its button along, goes on from the title', () => {
  const listo = lote({ totales: { ...TOTALES, porConfirmar: 0 } });
  const aprobado = lote({ version: 4, estado: 'APROBADO', acciones: ['programar', 'aplicar', 'descartar'] });
  it.each([
    { desde: borrador(), accion: 'simular', hacia: simulado(), botones: ['Simular'] },
    { desde: listo, accion: 'aprobar', hacia: aprobado, botones: ['Aprobar', 'Aprobar lote'] },
    { desde: aprobado, accion: 'aplicar', hacia: aplicado(), botones: ['Aplicar ahora', 'Aplicar ahora'] },
  ])('$accion', async ({ desde, accion, hacia, botones }) => {
    const { servidor } = abrir({ [VER]: desde, [CAMBIAR]: borrador({ version: 2 }) });
    servidor.responder(hacer(accion), () => {
      servidor.responder(VER, hacia);
      return hacia;
    });
    for (const nombre of botones) {
      const [cual] = (await screen.findAllByRole('button', { name: nombre })).slice(-1);
      await userEvent.click(cual as HTMLElement);
    }
    await waitFor(() => expect(servidor.recibido(hacer(accion))).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});

it('PRE-04 PRE-09 a batch over costs tells that the rate moved since it was simulated, and is simulated again from there', async () => {
  const sobreCostos = simulado({
    regla: { tipo: 'MARGEN', valor: '40', base: 'COSTO_REPOSICION' },
    simuladoEn: '2026-11-20T15:00:00.000Z',
  });
  const cotizacion = (creadaEn: string) =>
    pagina([
      {
        ...{ id: LOTE_ID, version: 1, moneda: 'USD', fecha: '2026-11-20', valor: '1600', fuente: 'BNA' },
        ...{ vigente: true, creadaEn, creadaPor: 'Lucía' },
      },
    ]);
  const COTIZACIONES = 'GET /api/articulos/cotizaciones';
  const vieja = abrir({ [VER]: sobreCostos, [COTIZACIONES]: cotizacion('2026-11-20T14:00:00.000Z') });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(vieja.servidor.direcciones(COTIZACIONES)).toHaveLength(1));
  expect(screen.queryByText(/el dólar pasó/)).toBeNull();
  vieja.unmount();
  const { servidor } = abrir({
    [VER]: sobreCostos,
    [COTIZACIONES]: cotizacion('2026-11-20T16:00:00.000Z'),
    [hacer('simular')]: sobreCostos,
  });
  const aviso = (await screen.findByText(/el dólar pasó a \$ 1\.600/)).closest('[role=alert]') as HTMLElement;
  await userEvent.click(within(aviso).getByRole('button', { name: 'Volver a simular' }));
  await waitFor(() => expect(servidor.recibido(hacer('simular'))).toEqual([{ version: sobreCostos.version }]));
});

it.each([
  [true, 1],
  [false, 0],
])(
  'PRE-09 a batch of the prices of a file asks for the rate if some came in another currency: %s',
  async (otra, veces) => {
    const deArchivo = lote({
      ...{ regla: { tipo: 'ARCHIVO', archivo: 'precios.csv' }, archivoEnOtraMoneda: otra },
      simuladoEn: '2026-11-20T15:00:00.000Z',
    });
    const rige = {
      ...{ id: LOTE_ID, version: 1, moneda: 'USD', fecha: '2026-11-20', valor: '1600', fuente: 'BNA' },
      ...{ vigente: true, creadaEn: '2026-11-20T16:00:00.000Z', creadaPor: 'Lucía' },
    };
    const COTIZACIONES = 'GET /api/articulos/cotizaciones';
    const { servidor } = abrir({ [VER]: deArchivo, [COTIZACIONES]: pagina([rige]) });
    await screen.findByRole('heading', { level: 1 });
    if (otra) expect(await screen.findByText(/el dólar pasó a \$ 1\.600/)).toBeDefined();
    expect(servidor.direcciones(COTIZACIONES)).toHaveLength(veces);
  },
);

it('a batch over its own prices says nothing of the rate', async () => {
  const { servidor } = abrir({ [VER]: lote({ simuladoEn: '2026-11-20T15:00:00.000Z' }) });
  await screen.findByRole('heading', { level: 1 });
  expect(servidor.direcciones('GET /api/articulos/cotizaciones')).toEqual([]);
});

describe('an applied batch', () => {
  it('PRE-06 is taken back with a reason, and leads to its labels', async () => {
    const { servidor } = abrir({
      [VER]: aplicado(),
      [hacer('revertir')]: aplicado({ estado: 'REVERTIDO', acciones: [] }),
    });
    const etiquetas = await screen.findByRole('link', { name: 'Etiquetas' });
    expect(etiquetas.getAttribute('href')).toBe(`/articulos/actualizar-precio/${LOTE_ID}/etiquetas`);
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer lote' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Deshacer el lote 121?' }));
    await userEvent.type(dialogo.getByRole('textbox'), 'Salió con la lista vieja');
    await userEvent.click(dialogo.getByRole('button', { name: 'Deshacer lote' }));
    await waitFor(() =>
      expect(servidor.recibido(hacer('revertir'))).toEqual([{ version: 6, motivo: 'Salió con la lista vieja' }]),
    );
  });

  it('lists what was left alone', async () => {
    const { servidor } = abrir({ [VER]: aplicado({ omitidas: 2 }) });
    expect(await screen.findByText(/2 precios quedaron como estaban/)).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Ver cuáles' }));
    await waitFor(() => expect(servidor.direcciones(LINEAS).at(-1)).toContain('omitida=true'));
  });

  it('PRE-06 that left some alone tells what it wrote, and not what was simulated', async () => {
    const totales = { ...TOTALES, lineas: 6, incluidas: 3, suben: 3, bajan: 0, conAlerta: 0, porConfirmar: 0 };
    abrir({ [VER]: aplicado({ totales, omitidas: 2 }) });
    expect(await screen.findByText(/3 precios cambiaron el/)).toBeDefined();
    const cambiaron = screen.getByText('Precios que cambiaron').parentElement;
    expect(cambiaron?.textContent).toBe('Precios que cambiaron3de 6 que mueve la regla · 3 suben · 0 bajan');
    // One of the six was taken out by hand, and two were left alone.
    expect((await screen.findByRole('tab', { name: /Excluidas/ })).textContent).toMatch(/1/);
    expect(screen.getByRole('tab', { name: /Sin aplicar/ }).textContent).toMatch(/2/);
  });

  it('PRE-04 that gave prices to what had none tells them apart from what went up', async () => {
    const totales = { ...TOTALES, lineas: 17, incluidas: 17, suben: 3, bajan: 0, ganan: 14 };
    abrir({ [VER]: aplicado({ totales }) });
    expect(await screen.findByText('3 suben · 0 bajan · 14 pasan a tener precio')).toBeDefined();
    cleanup();
    abrir({ [VER]: aplicado({ totales: { ...totales, lineas: 4, incluidas: 4, ganan: 1 } }) });
    expect(await screen.findByText('3 suben · 0 bajan · 1 pasa a tener precio')).toBeDefined();
  });

  it('PRE-06 that took another one back says so in place of its rule, which is not what it did', async () => {
    const revierte = { id: LOTE_ID.replace('d001', 'd009'), numero: 120 };
    abrir({ [VER]: aplicado({ revierte }) });
    const regla = within((await screen.findByText('Deshace el lote 120')).closest('dl') as HTMLElement);
    expect(regla.queryByText('+10 % sobre el precio')).toBeNull();
    expect(regla.queryByText(/A múltiplos de/)).toBeNull();
    expect(regla.getByText('Rubro: Correas')).toBeDefined();
  });

  it('PRE-06 that could not be taken back whole says how many prices did not come back, and which', async () => {
    const otro = { id: LOTE_ID.replace('d001', 'd009'), numero: 130, omitidas: 1 };
    const vuelto = aplicado({ estado: 'REVERTIDO', acciones: [], revertidoPor: otro });
    const { router, servidor } = abrir({ [VER]: aplicado() });
    servidor.responder(hacer('revertir'), () => {
      servidor.responder(VER, vuelto);
      return vuelto;
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer lote' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.type(dialogo.getByRole('textbox'), 'Salió con la lista vieja');
    await userEvent.click(dialogo.getByRole('button', { name: 'Deshacer lote' }));
    expect(
      await screen.findByText(
        'Lote 121 deshecho: los precios anteriores rigen de nuevo, menos 1 que alguien cambió después',
      ),
    ).toBeDefined();
    expect(screen.getByText(/1 precio no volvió al anterior: alguien lo cambió después\./)).toBeDefined();
    await userEvent.click(await screen.findByRole('link', { name: 'Ver cuáles' }));
    await waitFor(() => expect(router.state.location.href).toContain(`${otro.id}?omitida=true`));
  });

  it('PRE-06 that took another one back counts what it wrote, and leaves nothing out by hand', async () => {
    const revierte = { id: LOTE_ID.replace('d001', 'd009'), numero: 120 };
    const totales = { ...TOTALES, lineas: 6, incluidas: 5, suben: 0, bajan: 5, conAlerta: 0, porConfirmar: 0 };
    abrir({ [VER]: aplicado({ revierte, totales, omitidas: 1 }) });
    expect(await screen.findByText(/5 precios cambiaron el/)).toBeDefined();
    expect(screen.getByText('de 6 que iban a volver · 0 suben · 5 bajan')).toBeDefined();
    expect(await screen.findByRole('tab', { name: /Sin aplicar/ })).toBeDefined();
    expect(screen.queryByRole('tab', { name: /Excluidas/ })).toBeNull();
  });

  it('PRE-06 that left without a price what had none before says so, and not that no cost is known', async () => {
    const revierte = { id: LOTE_ID.replace('d001', 'd009'), numero: 120 };
    const nada = { variacionMedia: null, variacionMinima: null, variacionMaxima: null, distribucion: [] };
    const totales = { ...TOTALES, ...nada, lineas: 2, incluidas: 2, suben: 0, bajan: 0, conAlerta: 0, porConfirmar: 0 };
    abrir({ [VER]: aplicado({ revierte, totales: { ...totales, margenNuevo: null, margenAnterior: '40' } }) });
    expect((await screen.findByText('Margen medio')).parentElement?.textContent).toMatch(/^Margen medio–antes 40\s%$/);
    expect(screen.getByText('0 suben · 0 bajan · 2 quedan sin precio')).toBeDefined();
  });

  it('PRE-15 that was given up says who did it, when and why', async () => {
    const descarte = 'El proveedor se arrepintió';
    abrir({
      [VER]: lote({
        ...{ estado: 'DESCARTADO', acciones: [], descarte, descartador: NUNEZ },
        descartadoEn: '2026-11-21T12:00:00.000Z',
      }),
    });
    expect((await screen.findByText(/^Lo descartó R\. Núñez el 21\/11\/2026/)).textContent).toContain(
      `Motivo: ${descarte}`,
    );
  });

  it('leads to the one that took it back', async () => {
    const otro = { id: LOTE_ID.replace('d001', 'd009'), numero: 130, omitidas: 0 };
    abrir({
      [VER]: aplicado({
        estado: 'REVERTIDO',
        acciones: [],
        revertidoEn: '2026-11-21T12:00:00.000Z',
        revertidoPor: otro,
      }),
    });
    const enlace = await screen.findByRole('link', { name: /Ver el lote 130/ });
    expect(enlace.getAttribute('href')).toBe(`/articulos/actualizar-precio/${otro.id}`);
  });
});
