import { screen, waitFor, within } from '@testing-library/react';
import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { describe, expect, it } from 'vitest';
import { hallazgo } from '#ventas/ayudas-de-prueba.ts';
import { abrirMostrador, CATALOGO, filas, listasDeVenta } from '#ventas/mostrador/prueba-de-mostrador.tsx';

const equivalente = (codigo: string, resto: Partial<Hallazgo>): Hallazgo =>
  hallazgo({ id: `a-${codigo}`, codigo, motivo: 'EQUIVALENTE', coincidencia: 'C 29 015', ...resto });
const EQUIVALENTES = [
  equivalente('LEJOS', { aca: '0', otras: '20' }),
  equivalente('NADA', { aca: '0', otras: '0' }),
  equivalente('ACA', { aca: '3', otras: '0', precio: '40000.00' }),
];
const deC29 = 'GET /api/articulos/a-c29015/equivalencias';
const SIN_REEMPLAZO = { reemplazaA: [], reemplazadoPor: [] };

describe('ART-28 at a line without stock', () => {
  it('equivalents that can be had are offered, those of the own sucursal first, and one takes the place of the line', async () => {
    const { usuario, servidor } = await abrirMostrador({
      respuestas: { [deC29]: { equivalentes: EQUIVALENTES, ...SIN_REEMPLAZO } },
    });
    await usuario.keyboard('2*C 29 015{Enter}');
    await usuario.click(await screen.findByRole('button', { name: /Hay 2 equivalentes con stock/ }));
    const dialogo = await screen.findByRole('dialog', { name: 'En lugar de C 29 015' });
    const ofrecidos = within(dialogo).getAllByRole('listitem');
    expect(ofrecidos.map(({ textContent }) => /^[A-Z]+/.exec(textContent ?? '')?.[0].slice(0, 3))).toEqual([
      'ACA',
      'LEJ',
    ]);
    expect(servidor.direcciones(deC29)[0]).toContain('depositoId=');
    // The best one has the focus: Enter takes it.
    await usuario.keyboard('{Enter}');
    await waitFor(() => expect(filas()).toEqual(['2 de ACA']));
    await usuario.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(filas()).toEqual(['2 de C 29 015']));
  });

  it('they cost what the lista of the nota says, in its currency, and say what the sucursal has in its other depósitos', async () => {
    const enDolares = { id: 'l-usd', nombre: 'Exportación', moneda: 'USD' };
    const { usuario, servidor } = await abrirMostrador({
      respuestas: {
        'GET /api/ventas/listas': {
          ...listasDeVenta,
          rige: { origen: 'CLIENTE', lista: enDolares, sirve: true },
        },
        [deC29]: {
          equivalentes: [equivalente('ATRAS', { aca: '1', otras: '9', cerca: '7', precio: '38.50', moneda: 'USD' })],
          ...SIN_REEMPLAZO,
        },
      },
    });
    await usuario.keyboard('2*C 29 015{Enter}');
    await usuario.click(await screen.findByRole('button', { name: /Hay 1 equivalente con stock/ }));
    const dialogo = await screen.findByRole('dialog', { name: 'En lugar de C 29 015' });
    expect(within(dialogo).getByRole('button', { name: /^ATRAS/ }).textContent).toContain(
      'USD\u00a038,501 acá · 7 en la sucursal · 2 otras',
    );
    expect(servidor.direcciones(deC29).at(-1)).toContain('listaId=l-usd');
  });

  it('nothing is asked for a line that has enough', async () => {
    const { usuario, servidor } = await abrirMostrador();
    await usuario.keyboard('WO-342{Enter}');
    await waitFor(() => expect(filas()).toEqual(['1 de WO-342']));
    expect(servidor.direcciones('GET /api/articulos/a-wo342/equivalencias')).toEqual([]);
  });
});

describe('RN-25 a superseded artículo', () => {
  it('says by what it was replaced although there is stock of it, and never changes by itself', async () => {
    const nuevo = hallazgo({ id: 'a-nuevo', codigo: 'WO-343', aca: '5', otras: '0', motivo: 'REEMPLAZA' });
    const [filtro] = CATALOGO;
    const viejo = { ...filtro, reemplazadoPor: 'WO-343', exacto: true, motivo: 'CODIGO' };
    const { usuario } = await abrirMostrador({
      respuestas: {
        'GET /api/articulos/buscar': { exacto: true, filas: [viejo] },
        'GET /api/articulos/a-wo342/equivalencias': { equivalentes: [], reemplazaA: [], reemplazadoPor: [nuevo] },
      },
    });
    await usuario.keyboard('WO-342{Enter}');
    const aviso = await screen.findByRole('button', { name: 'Reemplazado por WO-343: elegir en lugar de WO-342' });
    expect(filas()).toEqual(['1 de WO-342']);
    await usuario.click(aviso);
    await usuario.click(await screen.findByRole('button', { name: /^WO-343/ }));
    await waitFor(() => expect(filas()).toEqual(['1 de WO-343']));
  });
});

describe('GAP-16 the suggestions', () => {
  it('say why each one is there', async () => {
    const porVehiculo = hallazgo({
      codigo: 'PAST-9',
      motivo: 'VEHICULO',
      vehiculo: { marca: 'Volkswagen', modelo: 'Gol', motor: '', desde: 2008, hasta: 2013 },
    });
    const { usuario } = await abrirMostrador({
      respuestas: {
        'GET /api/articulos/buscar': { exacto: false, filas: [EQUIVALENTES[0], porVehiculo] },
      },
    });
    await usuario.keyboard('gol 2012');
    expect(await screen.findByText('equivalente de C 29 015')).toBeDefined();
    expect(screen.getByText('para Volkswagen Gol 2008–2013')).toBeDefined();
  });

  it('offer what may have been meant when nothing is found, and one touch searches it', async () => {
    const { usuario } = await abrirMostrador({
      respuestas: {
        // Only what may be sold, which is all that the counter finds.
        'GET /api/articulos/sugerencias?texto=bugia+gol&enVenta=true': {
          sugerencias: [{ texto: 'bujía gol', detalle: null }],
        },
      },
    });
    await usuario.keyboard('bugia gol');
    await usuario.click(await screen.findByRole('button', { name: /bujía gol/ }));
    await usuario.click(await screen.findByRole('option', { name: /BKR6EIX-11/ }));
    await waitFor(() => expect(filas()).toEqual(['1 de BKR6EIX-11']));
  });
});
