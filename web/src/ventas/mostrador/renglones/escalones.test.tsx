import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hallazgo, notaDetalle, renglonDeBorrador, renglonDetalle } from '#ventas/ayudas-de-prueba.ts';
import { BORRADOR_VACIO, type Borrador, reducirBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import { abrirMostrador, CREAR, guardada, teclear, VER } from '#ventas/mostrador/prueba-de-mostrador.tsx';
import { precioPorCantidad } from './escalones.ts';

const ESCALONES = [
  { desde: '0', neto: '1600.00' },
  { desde: '12', neto: '1450.00' },
  { desde: '48', neto: '1300.00' },
];
const ACEITE = hallazgo({ id: 'a-aceite', codigo: 'ACE-1', precio: '1600.00', escalones: ESCALONES });
const BUSCAR = 'GET /api/articulos/buscar';
const buscaAceite = { [BUSCAR]: { exacto: true, filas: [{ ...ACEITE, exacto: true, motivo: 'CODIGO' }] } };

const fila = () => screen.getByRole('row', { name: /ACE-1/ });
/** What is heard of the line after its name. */
const descripcion = () => {
  const id = fila().getAttribute('aria-describedby');
  return id === null ? null : (document.getElementById(id)?.textContent ?? null);
};

describe('PRE-11 the price by its quantity, before it is saved', () => {
  it('goes with the quantity of the line, and the total with it; the line says what more would cost', async () => {
    const { usuario } = await abrirMostrador({ respuestas: buscaAceite });
    await usuario.keyboard('ace-1{Enter}');
    await screen.findByText('ACE-1');
    expect(within(fila()).getAllByText('1.600,00').length).toBeGreaterThan(0);
    expect(descripcion()).toBe('Desde 12: $\u00a01.450,00 c/u · Desde 48: $\u00a01.300,00 c/u');

    await usuario.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toBe(fila()));
    await usuario.keyboard('12{Enter}');
    expect(within(fila()).getByText('1.450,00')).toBeDefined();
    expect(within(fila()).getByText('17.400,00')).toBeDefined();
    expect(descripcion()).toBe('Precio por 12 o más · Desde 48: $\u00a01.300,00 c/u');
    // 12 × 1.450 and its IVA.
    expect(screen.getAllByText('$ 21.054,00').length).toBeGreaterThan(0);

    await usuario.keyboard('60{Enter}');
    expect(within(fila()).getByText('1.300,00')).toBeDefined();
    expect(descripcion()).toBe('Precio por 48 o más');
    await usuario.keyboard('1{Enter}');
    expect(within(fila()).getAllByText('1.600,00').length).toBeGreaterThan(0);
  });

  it('is that of the quantity written before the code, and travels as the price of the lista', async () => {
    const abierto = await abrirMostrador({ respuestas: buscaAceite });
    await teclear(abierto.usuario, '12*ace-1');
    await abierto.usuario.keyboard('{Enter}');
    expect((await screen.findAllByText('17.400,00')).length).toBeGreaterThan(0);
    abierto.servidor.responder(CREAR, (cuerpo: never) => {
      const nota = guardada(cuerpo, 1);
      abierto.servidor.responder(VER, nota);
      return nota;
    });
    await abierto.usuario.keyboard('{F5}');
    await waitFor(() =>
      expect(abierto.servidor.recibido(CREAR)).toMatchObject([
        { renglones: [{ articuloId: 'a-aceite', cantidad: '12' }] },
      ]),
    );
    expect(JSON.stringify(abierto.servidor.recibido(CREAR))).not.toContain('precio');
  });

  it('VEN-07 a saved line keeps its price while its quantity has the same one, and takes that of another step', async () => {
    const guardado = renglonDetalle({
      articuloId: 'a-aceite',
      codigo: 'ACE-1',
      pedida: '2',
      precio: '1500.00',
      precioDeListaHoy: '1600.00',
      escalones: ESCALONES,
    });
    const { usuario } = await abrirMostrador({
      ruta: 'n-1',
      respuestas: { 'GET /api/ventas/notas-de-pedido/n-1': notaDetalle({ renglones: [guardado] }) },
    });
    await screen.findByText('ACE-1');
    const ponerCantidad = async (cantidad: string) => {
      fila().focus();
      await usuario.keyboard(`${cantidad}{Enter}`);
    };
    await ponerCantidad('11');
    expect(within(fila()).getByText('1.500,00')).toBeDefined();
    expect(within(fila()).getByRole('img', { name: /1\.600,00/ })).toBeDefined();
    // What `bidi.css` sets apart: from right to left its count went to the end.
    expect((await screen.findByText('1 precio cambió en la lista')).matches('span:not(:has(*))')).toBe(true);
    await ponerCantidad('12');
    expect(within(fila()).getByText('1.450,00')).toBeDefined();
    expect(screen.queryByText('1 precio cambió en la lista')).toBe(null);
    expect(descripcion()).toBe('Precio por 12 o más · Desde 48: $\u00a01.300,00 c/u');
    await ponerCantidad('3');
    expect(within(fila()).getByText('1.500,00')).toBeDefined();
  });

  it('VEN-07 a saved line at a price by quantity that is over keeps it for as many, fewer take that of today, and it is offered to nobody', () => {
    const escalones = [
      { desde: '0', neto: '1600.00' },
      { desde: '12', neto: '1600.00' },
    ];
    const congelado = { precio: '1450.00', pedidas: '12' };
    const guardado = renglonDeBorrador({ id: 'r-1', cantidad: '12', precio: '1450.00', escalones, congelado });
    const con = (cantidad: string) =>
      reducirBorrador(
        { ...BORRADOR_VACIO, renglones: [guardado] },
        { tipo: 'cantidad', clave: guardado.clave, cantidad },
      );
    expect(con('20').renglones[0]?.precio).toBe('1450.00');
    const menos = con('5').renglones;
    expect(menos[0]?.precio).toBe('1600.00');
    for (const renglones of [menos, con('20').renglones]) {
      for (const renglon of renglones) expect(precioPorCantidad(renglon, renglones)).toBe(null);
    }
  });

  it('looks at all the nota asks of an artículo, leaves alone what is written by hand, and comes back with what is undone', () => {
    const uno = renglonDeBorrador({
      clave: 'a',
      articuloId: 'x',
      cantidad: '6',
      precio: '1600.00',
      escalones: ESCALONES,
    });
    const aMano = { ...uno, clave: 'b', precio: '1.00', precioDeLista: false, retoque: { precio: '1.00' } };
    const conDos = { ...BORRADOR_VACIO, renglones: [uno, aMano] };
    const precios = (borrador: Borrador) => borrador.renglones.map(({ precio }) => precio);

    const doce = reducirBorrador(conDos, { tipo: 'observaciones', texto: '' });
    expect(precios(doce)).toEqual(['1450.00', '1.00']);
    expect(doce.renglones.map((renglon) => precioPorCantidad(renglon, doce.renglones))).toEqual([
      { rige: ESCALONES[1], siguen: [ESCALONES[2]] },
      null,
    ]);
    const seis = reducirBorrador(doce, { tipo: 'quitar', clave: 'b' });
    expect(precios(seis)).toEqual(['1600.00']);
    const devuelto = reducirBorrador(seis, { tipo: 'devolver', renglon: aMano, posicion: 1 });
    expect(precios(devuelto)).toEqual(['1450.00', '1.00']);
  });

  it('says that a lista has no price for few units, and from how many it has', () => {
    const alPorMayor = renglonDeBorrador({ precio: null, escalones: [{ desde: '6', neto: '40.00' }] });
    const conCinco = reducirBorrador(
      { ...BORRADOR_VACIO, renglones: [alPorMayor] },
      { tipo: 'cantidad', clave: 'n1', cantidad: '5' },
    );
    expect(conCinco.renglones[0]?.precio).toBeNull();
    const conSeis = reducirBorrador(conCinco, { tipo: 'cantidad', clave: 'n1', cantidad: '6' });
    expect(conSeis.renglones[0]?.precio).toBe('40.00');
  });
});
