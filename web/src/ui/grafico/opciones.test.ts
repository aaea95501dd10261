import { expect, it } from 'vitest';
import type { Aspecto } from './aspecto.ts';
import { ejeDeCategorias, ejeDeValores } from './opciones.ts';

const colores = {
  series: ['#000'],
  grilla: '#000',
  eje: '#000',
  papel: '#fff',
  texto: '#000',
  borde: '#000',
  sube: '#000',
  baja: '#000',
};
const aspecto: Aspecto = { colores, derechaAIzquierda: true, letra: 'x', quieto: true };
const datos = { categorias: ['ene', 'feb'], series: [], formato: String };

it('from right to left time still goes to the right, with its figures on the other side (plate 14)', () => {
  expect(ejeDeCategorias(datos, aspecto).inverse).toBe(false);
  expect(ejeDeValores(datos, aspecto)).toMatchObject({ position: 'right' });
});

it('from right to left bars that lie begin at the right, below one another as they are listed', () => {
  expect(ejeDeCategorias({ ...datos, acostado: true }, aspecto)).toMatchObject({ inverse: true, position: 'right' });
  expect(ejeDeValores({ ...datos, acostado: true }, aspecto)).toMatchObject({ inverse: true });
});
