import { expect, it } from 'vitest';
import { type QueDice, queDice } from './que-dice.ts';

const DICE: QueDice = {
  ...{ codigo: true, descripcion: true, marca: true, precio: 'CON_IVA', fecha: true, texto: 'Oferta', simbolo: 'QR' },
  ...{ lista: 'Mostrador', moneda: 'ARS', hoy: '20/11/2026' },
};
const DATOS = {
  ...{ codigo: 'OC-264', descripcion: 'Filtro de aceite', marca: 'Wega', barras: null },
  ...{ neto: '100.00', conIva: '121.00' },
};

it('ART-23 PRE-14 a label says the price that was asked for, and which one it is', () => {
  expect(queDice(DICE, DATOS)).toMatchObject({
    ...{ codigo: 'OC-264', descripcion: 'Filtro de aceite', marca: 'Wega', fecha: '20/11/2026', texto: 'Oferta' },
    ...{ precio: '$ 121,00', detalle: 'Mostrador · con IVA' },
  });
  expect(queDice({ ...DICE, precio: 'NETO' }, DATOS)).toMatchObject({
    ...{ precio: '$ 100,00', detalle: 'Mostrador · sin IVA' },
  });
});

it('ART-23 what was not asked for is left out, and without a price nothing is said of one', () => {
  const nada = { precio: null, detalle: null };
  expect(queDice(DICE, { ...DATOS, conIva: null })).toMatchObject(nada);
  const { simbolo: _, ...callada } = queDice(
    { ...DICE, codigo: false, descripcion: false, marca: false, precio: 'NO', fecha: false, texto: '' },
    DATOS,
  );
  expect(callada).toEqual({ ...nada, codigo: null, descripcion: null, marca: null, fecha: null, texto: null });
});
