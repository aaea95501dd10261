import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { primeroDelMes } from '@trastienda/nucleo/inicio/tramos.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import { describe, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, sesionDePrueba } from '#prueba/sesion.ts';
import {
  ACTIVIDAD,
  AVISOS,
  actividad,
  aviso,
  CIFRAS,
  cifras,
  MEJORES,
  mejores,
  respuestas,
  STOCK,
  TARJETAS,
  tarjetas,
  VENTAS,
  ventasPor,
} from './ejemplos.prueba.ts';
import { InicioScreen } from './inicio.screen.tsx';

const TODO: readonly Permiso[] = [
  'nota.ver',
  'nota.finalizar',
  'articulo.ver',
  'cliente.ver',
  'stock.ver',
  'costo.ver',
];
const hoy = diaArgentino(new Date());

/** The home of somebody with some panels, or the usual ones. */
function ver(permisos: readonly Permiso[], inicio: string[] | null = null, otras: object = {}) {
  const { preferencias } = sesionDePrueba([]);
  return renderPantalla(<InicioScreen />, {
    permisos,
    sesion: { preferencias: { ...preferencias, inicio } },
    respuestas: { ...respuestas, ...otras },
  });
}

const panel = (nombre: string) => screen.findByRole('region', { name: nombre });
const espacios = (texto: string | null | undefined) => (texto ?? '').replace(/\s/g, ' ');

describe('the figures', () => {
  it('say how much, how it changed and against what, each a link to its rows', async () => {
    ver(TODO);
    const tira = await panel('Cómo venimos');
    const enlaces = await within(tira).findAllByRole('link');
    expect(enlaces.map((uno) => espacios(uno.textContent))).toEqual([
      expect.stringMatching(/^Ventas de hoy\$ 4\.286\.350\$ 4\.286\.350,00\+8,4 % vs\. \S+ pasado/),
      expect.stringMatching(/^Stock valorizado\$ 186,4 M\$ 186\.412\.345,67\+1,2 % vs\. hace 30 días/),
      expect.stringMatching(/^Ventas del mes\$ 63,4 M\$ 63\.400\.000,00−9,4 % vs\. mes anterior/),
      expect.stringMatching(/^Inmovilizado\$ 12,7 M\$ 12\.700\.000,006,8 % del stock, más de 180 días/),
    ]);
    expect(enlaces.map((uno) => uno.getAttribute('href'))).toEqual([
      `/articulos/reportes/ventas?desde=${hoy}&hasta=${hoy}`,
      '/articulos/reportes/valuacion',
      `/articulos/reportes/ventas?desde=${primeroDelMes(hoy)}&hasta=${hoy}`,
      '/articulos/reportes/valuacion?vista=inmovilizado',
    ]);
  });

  it('leave out what the person may not see, without asking for it', async () => {
    const { servidor } = ver(['nota.ver']);
    const tira = await panel('Cómo venimos');
    expect(await within(tira).findAllByRole('link')).toHaveLength(2);
    expect(servidor.direcciones(STOCK)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Para reponer' })).toBeNull();
  });

  it('that do not come say so each, and come when they are asked again', async () => {
    const { servidor } = ver(TODO, ['cifras'], {
      [STOCK]: { status: 500, code: 'comun.inesperado', title: 'Ocurrió un error inesperado.' },
    });
    const otra = await screen.findByRole('button', { name: 'Reintentar: Stock valorizado' });
    expect(await screen.findByRole('link', { name: /Ventas de hoy/ })).toBeDefined();
    servidor.responder(STOCK, respuestas[STOCK]);
    await userEvent.click(otra);
    expect(await screen.findByRole('link', { name: /Inmovilizado/ })).toBeDefined();
  });

  it('compare with nothing where there was nothing', async () => {
    ver(['nota.ver'], ['cifras'], { [CIFRAS]: { ...cifras, mes: { ...cifras.mes, antes: '0.00' } } });
    expect((await screen.findByRole('link', { name: /Ventas del mes/ })).textContent).toContain(
      'sin ventas el mes anterior',
    );
  });
});

describe('sales and cost', () => {
  it('T-DB-2 another step changes the drawing and its figures', async () => {
    ver(TODO);
    const tarjeta = await panel('Ventas y costo');
    const dibujo = () => within(tarjeta).findByRole('img', { name: /^Ventas y costo\. / });
    const meses = (await dibujo()).getAttribute('aria-label');
    expect(meses).toMatch(/hasta hoy: \$/);
    await userEvent.click(within(tarjeta).getByRole('radio', { name: 'Sem.' }));
    expect(await within(tarjeta).findByRole('img', { name: /Semana del/ })).toBeDefined();
    expect((await dibujo()).getAttribute('aria-label')).not.toBe(meses);
    expect(within(tarjeta).getByText(/últimas 12 semanas/)).toBeDefined();
  });

  it('T-DB-3 has the same figures in a table', async () => {
    ver(TODO);
    const tarjeta = await panel('Ventas y costo');
    await within(tarjeta).findByRole('img');
    await userEvent.click(within(tarjeta).getByRole('button', { name: 'Ver como tabla' }));
    const filas = within(tarjeta).getAllByRole('row');
    expect(filas).toHaveLength(13);
    expect(espacios(filas[1]?.textContent)).toMatch(/\$ 40\.000\.000,00\$ 28\.000\.000,00$/);
  });

  it('is walked with the arrows, and each month is said with its margin', async () => {
    ver(TODO);
    const tarjeta = await panel('Ventas y costo');
    await within(tarjeta).findByRole('img');
    const paseo = within(tarjeta).getByRole('group', { name: /se recorre con las flechas/ });
    paseo.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(espacios(paseo.querySelector('[aria-live]')?.textContent)).toMatch(
      /, hasta hoy: Ventas \$ 84 M; Costo \$ 58,8 M; Margen 30 %$/,
    );
    await userEvent.keyboard('{Home}');
    expect(espacios(paseo.querySelector('[aria-live]')?.textContent)).toMatch(/^\S+ \d{4}: Ventas \$ 40 M/);
    await userEvent.keyboard('{Escape}');
    expect(paseo.querySelector('[aria-live]')?.textContent).toBe('');
  });

  it('a press in the legend takes a series off', async () => {
    ver(TODO);
    const tarjeta = await panel('Ventas y costo');
    await userEvent.click(await within(tarjeta).findByRole('button', { name: 'Costo' }));
    expect(within(tarjeta).getByRole('img').getAttribute('aria-label')).not.toContain('28.000.000');
  });

  it('says only sales to who may not see costs', async () => {
    ver(['nota.ver'], null, { [VENTAS]: ventasPor('mes', false) });
    const tarjeta = await panel('Ventas');
    expect(await within(tarjeta).findByRole('img', { name: /^Ventas\. / })).toBeDefined();
    expect(within(tarjeta).queryByRole('button', { name: 'Costo' })).toBeNull();
  });
});

it('what each sucursal sold is a bar and a link to its sales', async () => {
  ver(['nota.ver']);
  const tarjeta = await panel('Ventas por sucursal');
  const [central, ...otras] = await within(tarjeta).findAllByRole('link', { name: /%/ });
  expect(espacios(central?.textContent)).toBe('Casa Central$ 38 M$ 38.000.000,0060 %');
  expect(central?.getAttribute('href')).toContain(`sucursalId=${CASA_CENTRAL}`);
  expect(otras).toHaveLength(1);
});

it('what has to be bought again leads to its artículos, and says how many there are', async () => {
  ver(TODO);
  const tarjeta = await panel('Para reponer');
  expect(await within(tarjeta).findByText('146')).toBeDefined();
  const fila = within(tarjeta).getByRole('link', { name: /FCD-2211/ });
  expect([fila.getAttribute('href'), espacios(fila.textContent)]).toEqual([
    '/articulos/tabla/a1',
    'FCD-2211 Filtro de combustible2mín. 6',
  ]);
  expect(within(tarjeta).getByRole('link', { name: 'Ver todos' }).getAttribute('href')).toBe(
    `/articulos/tabla?bajoMinimo=true&sucursalId=${CASA_CENTRAL}`,
  );
});

describe('the panels that wait to be asked for', () => {
  it('are real: cards, the year, the profit, months, artículos, the week and customers', async () => {
    ver(TODO, ['tarjetas', 'resumen-anual', 'ganancia', 'por-mes', 'mas-vendidos', 'semanal', 'mejores-clientes']);
    const rapidas = await panel('Tarjetas rápidas');
    const enlaces = await within(rapidas).findAllByRole('link');
    expect(enlaces.map((uno) => [uno.textContent, uno.getAttribute('href')])).toEqual([
      ['18.274Artículos activos', '/articulos/tabla'],
      ['950Clientes', '/clientes/tabla?filtros=estado%3Auno%3AACTIVO%2CBLOQUEADO'],
      [
        '15Notas abiertas',
        `/ventas/notas-de-pedido?estado=BORRADOR%2CCONFIRMADA%2CEN_PREPARACION%2CPARCIAL&sucursalId=${CASA_CENTRAL}`,
      ],
      ['146Bajo stock', `/articulos/tabla?bajoMinimo=true&sucursalId=${CASA_CENTRAL}`],
    ]);
    // No screen lists them yet: they are counted, and lead nowhere.
    expect(rapidas.textContent).toContain('37Obsoletos');
    const anual = await panel('Resumen anual');
    expect(espacios(anual.textContent)).toContain('+28 %');
    expect(within(anual).getByRole('img', { name: /^Resumen anual\. \d{4}: .*; \d{4}: / })).toBeDefined();
    expect(espacios((await panel('Ganancia mensual')).textContent)).toContain('$ 19 M');
    expect(espacios((await panel('Ventas por mes')).textContent)).toContain('Promedio de los 5 anteriores');
    expect(within(await panel('Más vendidos')).getAllByRole('link', { name: /Filtro/ })).toHaveLength(2);
    // Against six whole days and the seventh up to this hour.
    expect(espacios((await panel('Estadística semanal')).textContent)).toMatch(/\$ 7\.700\.000.*anteriores\+27,2 %/);
    const clientes = within(await panel('Mejores clientes'));
    expect(clientes.getByRole('row', { name: /Lubricentro El Rápido.*Muy alta/ })).toBeDefined();
  });

  it('tell how many customers bought and how many notas were made, against the month before, drawn and as a table', async () => {
    ver(TODO, ['clientes-del-mes', 'notas-del-mes']);
    const clientes = await panel('Clientes del mes');
    expect(await within(clientes).findByRole('img', { name: /^Clientes del mes\. .*: 148$/ })).toBeDefined();
    expect(espacios(clientes.textContent)).toMatch(/148\+8,8 %vs\. mes anterior/);
    const notas = await panel('Notas del mes');
    expect(within(notas).getByRole('img', { name: /^Notas del mes\. .*: 1\.210$/ })).toBeDefined();
    expect(espacios(notas.textContent)).toMatch(/1\.210[-−]6,9 %vs\. mes anterior/);
    await userEvent.click(within(notas).getByRole('button', { name: 'Ver como tabla' }));
    expect(within(notas).getAllByRole('row')).toHaveLength(7);
  });

  it('count no customers for who may not see them, and say when there is nothing', async () => {
    ver(['nota.ver'], ['clientes-del-mes', 'notas-del-mes'], {
      [ACTIVIDAD]: {
        ...actividad,
        meses: actividad.meses.map(({ desde }) => ({ desde, notas: 0, clientes: null })),
      },
    });
    expect(within(await panel('Notas del mes')).getByText('Todavía no hay notas de pedido.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Clientes del mes' })).toBeNull();
  });

  it('T-DB-2 another month has other customers', async () => {
    const { servidor } = ver(TODO, ['mejores-clientes']);
    const tarjeta = await panel('Mejores clientes');
    await within(tarjeta).findByRole('row', { name: /Lubricentro/ });
    servidor.responder(MEJORES, { ...mejores, clientes: [] });
    await userEvent.selectOptions(within(tarjeta).getByRole('combobox', { name: 'Mes' }), '2');
    expect(await within(tarjeta).findByText('En ese mes no hubo ventas a clientes con nombre.')).toBeDefined();
    expect(servidor.direcciones(MEJORES).at(-1)).toContain(`mes=${primeroDelMes(hoy, -2).slice(0, 7)}`);
  });

  it('count only what the person may see', async () => {
    ver(['nota.ver'], ['tarjetas', 'ganancia', 'mejores-clientes'], {
      [TARJETAS]: { ...tarjetas, articulosActivos: null, clientes: null, bajoStock: null, obsoletos: null },
    });
    const rapidas = await panel('Tarjetas rápidas');
    expect(await within(rapidas).findAllByRole('link')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Ganancia mensual' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Mejores clientes' })).toBeNull();
  });
});

describe('the notices of the company', () => {
  const deAvisos = () => screen.findByRole('region', { name: 'Avisos internos' });

  it('are told with who wrote them, and go away for who knows, who may take it back', async () => {
    const { servidor } = ver(['nota.ver'], ['avisos'], { [AVISOS]: { avisos: [aviso] } });
    const tarjeta = await deAvisos();
    expect(espacios(tarjeta.textContent)).toMatch(
      /El lunes contamos el depósito\.Lucía Ferreyra.*hasta el 30\/11\/2026/,
    );
    expect(within(tarjeta).queryByRole('button', { name: /Retirar|Escribir/ })).toBeNull();
    servidor.responder(`PUT /api/inicio/avisos/${aviso.id}/enterado`, { enterado: true });
    servidor.responder(AVISOS, { avisos: [] });
    await userEvent.click(within(tarjeta).getByRole('button', { name: `Ya me enteré: ${aviso.texto}` }));
    expect(await within(tarjeta).findByText('No hay avisos sin leer.')).toBeDefined();
    expect(tarjeta.parentElement).toBe(document.activeElement);
    servidor.responder(AVISOS, { avisos: [aviso] });
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(within(await deAvisos()).getByText(aviso.texto)).toBeDefined();
    expect(servidor.recibido(`PUT /api/inicio/avisos/${aviso.id}/enterado`)).toEqual([
      { enterado: true },
      { enterado: false },
    ]);
  });

  it('are written by who may, who sees how many know and takes them down after a question', async () => {
    const { servidor } = ver(['nota.ver', 'aviso.escribir'], ['avisos'], { [AVISOS]: { avisos: [] } });
    expect(within(await deAvisos()).getByText(/No hay avisos sin leer/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Escribir aviso' }));
    const panelDeAviso = within(await screen.findByRole('dialog', { name: 'Escribir aviso' }));
    await userEvent.click(panelDeAviso.getByRole('button', { name: 'Publicar' }));
    expect(await panelDeAviso.findAllByText(/al menos 3|Completá/)).not.toHaveLength(0);
    await userEvent.type(panelDeAviso.getByRole('textbox', { name: 'Aviso' }), aviso.texto);
    const suyo = { ...aviso, enterados: 2 };
    servidor.responder('POST /api/inicio/avisos', suyo);
    servidor.responder(AVISOS, { avisos: [suyo] });
    await userEvent.click(panelDeAviso.getByRole('button', { name: 'Publicar' }));
    expect(await within(await deAvisos()).findByText('Se enteraron 2 personas')).toBeDefined();
    expect(servidor.recibido('POST /api/inicio/avisos')).toEqual([{ texto: aviso.texto, hasta: null }]);
    servidor.responder(`POST /api/inicio/avisos/${aviso.id}/retirar`, { id: aviso.id });
    servidor.responder(AVISOS, { avisos: [] });
    await userEvent.click(screen.getByRole('button', { name: `Retirar el aviso: ${aviso.texto}` }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retirar' }));
    expect(await within(await deAvisos()).findByText(/No hay avisos sin leer/)).toBeDefined();
  });
});
