import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ARTICULO_ID, articulo, LISTA_1, precio } from '#articulos/ejemplos.prueba.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CASA_CENTRAL, ROSARIO } from '#prueba/sesion.ts';
import { ResumenDeArticulo } from './resumen-de-articulo.tsx';

const A = `GET /api/articulos/${ARTICULO_ID}`;
/** Each sucursal has its depósito. */
const depositoDe = (sucursalId: string) => `deposito de ${sucursalId}`;
const CON_STOCK = articulo({
  stock: articulo().stock.map((saldo) => ({ ...saldo, depositoId: depositoDe(saldo.sucursalId) })),
});
const minimo = (sucursalId: string, mas: object) => ({
  depositoId: depositoDe(sucursalId),
  deposito: 'Salón',
  sucursal: '',
  disponible: '24',
  minimo: null,
  objetivo: null,
  maximo: null,
  bajo: false,
  falta: '0',
  sobra: '0',
  ubicacion: null,
  ...mas,
});
const costo = (desde: string, importe: string, mas: object = {}) => ({
  id: Number(desde.slice(5, 7)),
  importe,
  moneda: 'ARS',
  desde: `${desde}T12:00:00.000Z`,
  origen: null,
  vigente: true,
  creadoEn: `${desde}T12:00:00.000Z`,
  creadoPor: null,
  ...mas,
});
const FRESCURA = {
  costo: '15000',
  dias: 3,
  movimientoDeMoneda: null,
  viejo: false,
  motivos: [],
  margenes: [{ listaId: LISTA_1, lista: 'Lista 1', margen: '23' }],
};
const otro = (codigo: string, aca: string, mas: object = {}) => ({
  id: codigo,
  codigo,
  descripcion: `Filtro ${codigo}`,
  marca: 'Mann',
  precio: '21930',
  aca,
  otras: '1',
  estado: 'ACTIVO',
  ...mas,
});

const NADA = { equivalentes: [], reemplazaA: [], reemplazadoPor: [] };
const base = {
  [`${A}/precios`]: {
    filas: [
      precio({ cantidadDesde: '10', neto: '14000.00', desde: '2026-10-05T11:00:00.000Z' }),
      precio(),
      precio({ cantidadDesde: '10', neto: '15000.00' }),
      precio({ situacion: 'ANTERIOR', neto: '16500.00', desde: '2026-07-08T11:00:00.000Z' }),
    ],
  },
  [`${A}/minimos`]: {
    version: 3,
    unidad: 'U',
    decimales: 0,
    filas: [
      minimo(CASA_CENTRAL, { minimo: '30', objetivo: '40', bajo: true, falta: '16', ubicacion: 'A-03-2' }),
      minimo(ROSARIO, { minimo: '4', objetivo: '8' }),
    ],
  },
  [`${A}/equivalencias`]: NADA,
  [`${A}/costos`]: { filas: [costo('2026-09-01', '15000'), costo('2026-05-01', '12100')], frescura: FRESCURA },
  [`GET /api/actividad/articulo/${ARTICULO_ID}`]: { hechos: [], hayMas: false },
};
const VER = ['articulo.ver', 'stock.ver', 'costo.ver'] as const;
const render = (mas: object = {}, permisos: readonly (typeof VER)[number][] = VER, de = CON_STOCK) =>
  renderPantalla(<ResumenDeArticulo articulo={de} />, {
    ruta: `/articulos/tabla/${ARTICULO_ID}`,
    camino: '/articulos/tabla/$id',
    permisos,
    respuestas: { ...base, ...mas },
  });
const tarjeta = (name: string) => screen.findByRole('region', { name });

describe('the summary of an artículo (plate 04)', () => {
  it('ART-13 ART-14 says beside what there is how little there should be, where it is kept, and where it is short', async () => {
    render();
    const stock = await tarjeta('Stock por sucursal');
    const central = (await within(stock).findByText('A-03-2')).closest('tr');
    expect(
      within(central as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Casa Central', '26', '2', '24', '30', '–', 'A-03-2']]);
    expect(within(central as HTMLElement).getByTitle('Bajo mínimo: Salón').textContent).toBe('24');
    expect(within(stock).getAllByTitle(/Bajo mínimo/)).toHaveLength(1);
  });

  it('on a phone says under each sucursal what has no room beside its figures', async () => {
    enCelular();
    try {
      render();
      const stock = await tarjeta('Stock por sucursal');
      const central = (await within(stock).findByText(/Mín\. 30 · A-03-2/)).closest('tr');
      expect(
        within(central as HTMLElement)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ).toEqual([expect.stringMatching(/^Casa Central/), ...['26', '2', '24']]);
      expect(within(stock).getAllByRole('columnheader')).toHaveLength(4);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('has no columns for what nobody said', async () => {
    render({ [`${A}/minimos`]: { version: 3, unidad: 'U', decimales: 0, filas: [minimo(CASA_CENTRAL, {})] } });
    const stock = await tarjeta('Stock por sucursal');
    await screen.findByRole('region', { name: 'Equivalencias' });
    expect(within(stock).queryByText('Ubicación')).toBe(null);
  });

  it('PRE-07 draws the price beside what it cost, says the margin, and gives both as a table', async () => {
    render();
    const precios = await tarjeta('Lista 1, neto');
    expect(await within(precios).findByText('Margen 23 %')).toBeDefined();
    expect(within(precios).getByText('Costo de reposición')).toBeDefined();
    const dibujo = within(precios).getByRole('img');
    expect(dibujo.querySelectorAll('.costo')).toHaveLength(1);
    const ultimos = within(precios).getAllByRole('listitem');
    expect(ultimos.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      '03/10/2026$ 18.450,00 +11,8 %R. Núñez',
      '08/07/2026$ 16.500,00 –R. Núñez',
    ]);
    await userEvent.click(within(precios).getByRole('button', { name: 'Ver como tabla' }));
    const filas = within(await within(precios).findByRole('table')).getAllByRole('row');
    expect(filas.map(({ textContent }) => textContent)).toEqual([
      'DesdePrecio netoCosto de reposición',
      '03/10/202618.450,0015.000,00',
      '01/09/202616.500,0015.000,00',
      '08/07/202616.500,0012.100,00',
      '01/05/2026–12.100,00',
    ]);
  });

  it('PRE-01 a lista in dollars never carries the sign of pesos, nor does what its drawing says', async () => {
    const enDolares = { lista: 'Exportación', moneda: 'USD' } as const;
    const [deHoy] = articulo().precios;
    if (!deHoy) throw new Error('no price');
    const filas = [
      precio({ ...enDolares, neto: '12.5' }),
      precio({ ...enDolares, neto: '11', situacion: 'ANTERIOR', desde: '2026-07-08T11:00:00.000Z' }),
    ];
    render({ [`${A}/precios`]: { filas } }, VER, { ...CON_STOCK, precios: [{ ...deHoy, ...enDolares, neto: '12.5' }] });
    const precios = await tarjeta('Exportación, neto');
    expect(await within(precios).findByText('USD 12,50')).toBeDefined();
    expect(within(precios).getByRole('img', { name: /USD\s11,00; .*USD\s12,50/ })).toBeDefined();
    expect(precios.textContent).not.toContain('$');
  });

  it('a cost in another currency is another scale: then only prices are drawn', async () => {
    render({ [`${A}/costos`]: { filas: [costo('2026-05-01', '14', { moneda: 'USD' })], frescura: FRESCURA } });
    const precios = await tarjeta('Lista 1, neto');
    expect(await within(precios).findByText('Margen 23 %')).toBeDefined();
    expect(within(precios).queryByText('Costo de reposición')).toBe(null);
  });

  it('INV-71 asks for no cost for who may not see it', async () => {
    const { servidor } = render({}, ['articulo.ver', 'stock.ver']);
    expect(await screen.findByRole('img', { name: /Precio neto en Lista 1/ })).toBeDefined();
    expect(servidor.direcciones(`${A}/costos`)).toEqual([]);
    expect(screen.queryByText(/Margen/)).toBe(null);
  });

  it('ART-28 lists what may be sold in its place with its price and what there is here', async () => {
    const equivalentes = [otro('W 712/95', '7'), otro('OC 1274', '0', { marca: null, precio: null })];
    const { servidor } = render({ [`${A}/equivalencias`]: { ...NADA, equivalentes } });
    const lista = await tarjeta('Equivalencias');
    const enlaces = await within(lista).findAllByRole('link', { name: /W 712|OC 1274/ });
    expect(enlaces.map(({ textContent }) => textContent)).toEqual([
      'W 712/95 Mann21.930,007',
      'OC 1274 Filtro OC 1274–0',
    ]);
    expect(enlaces[0]?.getAttribute('href')).toBe('/articulos/tabla/W%20712%2F95');
    expect(within(lista).getByRole('link', { name: 'Ver todo' })).toBeDefined();
    // Here is the whole sucursal, as in the head of the ficha.
    expect(servidor.direcciones(`${A}/equivalencias`)).toEqual([
      `/api/articulos/${ARTICULO_ID}/equivalencias?sucursalId=${CASA_CENTRAL}`,
    ]);
  });

  it('ART-04 RN-25 says first what took its place: of what replaces it, the one that may be sold', async () => {
    const reemplazadoPor = [otro('WO-343', '9', { estado: 'INACTIVO' }), otro('WO-344', '0')];
    render({ [`${A}/equivalencias`]: { ...NADA, reemplazadoPor } });
    const lista = await tarjeta('Equivalencias');
    const enlace = await within(lista).findByRole('link', { name: 'WO-344 · Filtro WO-344' });
    expect(enlace.getAttribute('href')).toBe('/articulos/tabla/WO-344');
    expect(within(lista).getByText('Lo reemplaza')).toBeDefined();
    expect(within(lista).queryByText(/WO-343|Ninguna todavía|Inactivo|Se fusionó/)).toBe(null);
  });

  it('ART-04 says of what replaces it that it is gone too, when nothing else is left', async () => {
    render({ [`${A}/equivalencias`]: { ...NADA, reemplazadoPor: [otro('WO-343', '0', { estado: 'INACTIVO' })] } });
    const lista = await tarjeta('Equivalencias');
    expect(await within(lista).findByRole('link', { name: /WO-343/ })).toBeDefined();
    expect(within(lista).getByText('Inactivo')).toBeDefined();
  });

  it('ART-27 says who it gave way to, once', async () => {
    const fusionadoEn = { id: 'g', codigo: 'GAN-1', descripcion: 'Filtro que queda' };
    render({ [`${A}/equivalencias`]: { ...NADA, fusionadoEn, reemplazadoPor: [otro('GAN-1', '3', { id: 'g' })] } });
    const lista = await tarjeta('Equivalencias');
    expect(await within(lista).findByText('Se fusionó en')).toBeDefined();
    expect(within(lista).getAllByRole('link', { name: /GAN-1/ })).toHaveLength(1);
    expect(within(lista).queryByText('Lo reemplaza')).toBe(null);
  });
});
