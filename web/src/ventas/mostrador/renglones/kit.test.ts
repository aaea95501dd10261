import type { KitParaVender } from '@trastienda/nucleo/ventas/contrato.ts';
import { expect, it } from 'vitest';
import { alcanzaPara } from './kit.ts';

type Linea = KitParaVender['lineas'][number];

const linea = (lineaId: string, cantidad: string, disponible: string, mas: Partial<Linea> = {}): Linea => ({
  lineaId,
  articuloId: `a-${lineaId}`,
  codigo: lineaId,
  descripcion: lineaId,
  cantidad,
  disponible,
  opcional: false,
  sustitutos: [],
  ...mas,
});
const sustituto = { articuloId: 'otro', codigo: 'otro', descripcion: 'otro', disponible: '9' };
const KIT: KitParaVender = {
  articuloId: 'kit',
  disponible: '3',
  porDentro: [],
  lineas: [
    linea('filtro', '1', '3', { sustitutos: [sustituto] }),
    linea('bujia', '4', '20'),
    linea('franela', '2', '3', { opcional: true }),
    linea('falta', '1', '-1', { opcional: true }),
  ],
};

it.each([
  ['nothing chosen', null, '3'],
  ['nothing chosen of it', { opcionales: [], sustitutos: [] }, '3'],
  ['an optional line', { opcionales: ['franela'], sustitutos: [] }, '1'],
  ['an optional line of which less than nothing is free', { opcionales: ['falta'], sustitutos: [] }, '0'],
  ['a substitute', { opcionales: [], sustitutos: [{ lineaId: 'filtro', articuloId: 'otro' }] }, '5'],
  ['both', { opcionales: ['franela'], sustitutos: [{ lineaId: 'filtro', articuloId: 'otro' }] }, '1'],
] as const)('INV-25 EST-10 how many kits there are with %s', (_, elecciones, cuantos) => {
  const copia = elecciones && { opcionales: [...elecciones.opcionales], sustitutos: [...elecciones.sustitutos] };
  expect(alcanzaPara(KIT, copia, 0)).toBe(cuantos);
});

const deKit = (kitId: string, una: Linea) => ({ kitId, ...una });

it('INV-25 what two lines take of the same artículo is added up, whatever took the place of another', () => {
  const dos: KitParaVender = {
    ...KIT,
    lineas: [
      linea('filtro', '2', '3', { sustitutos: [{ ...sustituto, articuloId: 'a-bujia', disponible: '20' }] }),
      linea('bujia', '3', '20'),
    ],
  };
  const elecciones = { opcionales: [], sustitutos: [{ lineaId: 'filtro', articuloId: 'a-bujia' }] };
  expect(alcanzaPara(dos, elecciones, 0)).toBe('4');
});

it('EST-10 what is chosen inside of a kit that it takes counts too', () => {
  const conOtro: KitParaVender = {
    ...KIT,
    disponible: '5',
    lineas: [linea('chico', '2', '10')],
    porDentro: [
      deKit('a-chico', linea('tuerca', '1', '10')),
      deKit('a-chico', linea('guante', '3', '12', { opcional: true })),
    ],
  };
  expect(alcanzaPara(conOtro, { opcionales: ['guante'], sustitutos: [] }, 0)).toBe('2');
});

it('says nothing while it is not known, nor to whom sees no stock', () => {
  expect(alcanzaPara(undefined, null, 0)).toBeNull();
  expect(alcanzaPara({ ...KIT, disponible: null }, null, 0)).toBeNull();
});
