import { expect, it } from 'vitest';
import { camposQueCambian } from './campos-que-cambian.ts';
import { ENTIDADES } from './entidades.ts';
import { cambiosLegibles } from './legible.ts';

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
