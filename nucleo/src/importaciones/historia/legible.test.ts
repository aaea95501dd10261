import { expect, it } from 'vitest';
import { ENTIDADES } from '#importaciones/entidades/entidades.ts';
import { camposQueCambian } from './campos-que-cambian.ts';
import { cambiosLegibles, valoresDe } from './legible.ts';

it('ART-24 the lot of opening stock is told as people call it, and its day as they write it', () => {
  const despues = { deposito: 'CENTRAL/SALON', cantidad: '2.500', numero: 'L-7', vence: '2027-01-31', costo: null };
  expect(cambiosLegibles('stock', null, despues)).toEqual([
    { campo: 'Depósito', antes: null, despues: 'CENTRAL/SALON' },
    { campo: 'Cantidad', antes: null, despues: '2,5' },
    { campo: 'Lote, serie u oblea', antes: null, despues: 'L-7' },
    { campo: 'Vencimiento', antes: null, despues: '31/01/2027' },
  ]);
});

it('what an artículo is and what kind of code it has are told in words', () => {
  expect(cambiosLegibles('articulos', { tipo: 'SERVICIO' }, { tipo: 'PRODUCTO' })).toEqual([
    { campo: 'Tipo', antes: 'Servicio', despues: 'Producto' },
  ]);
  expect(cambiosLegibles('codigos', null, { tipo: 'BARRAS' })).toMatchObject([{ despues: 'De barras' }]);
});

it('TD-07 what changes is asked for by the names people read beside each row', () => {
  for (const entidad of ENTIDADES) {
    for (const { id, texto } of camposQueCambian(entidad)) {
      expect(texto).not.toBe(id);
      expect(cambiosLegibles(entidad, null, { [id]: '1' })).toMatchObject([{ campo: texto }]);
    }
  }
});

it('GAP-18 what is read in an amount tells the currency that it is written with', () => {
  const tabla = {
    perfil: null,
    separador: ';',
    signo: ',',
    titulos: ['Código', 'Precio'],
    lugares: { codigo: 0, precio: 1 },
  } as const;
  const leido = (precio: string) => valoresDe('listas_de_proveedor', tabla, ['A-1', precio]).precio;
  expect(['U$S 12,50', 'AR$ 1.500', '$ 1.234,50', '7,25'].map(leido)).toEqual([
    'USD 12,5',
    'ARS 1500',
    '1234,5',
    '7,25',
  ]);
});
