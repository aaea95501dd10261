import fc from 'fast-check';
import { expect, it } from 'vitest';
import { erroresDeArticulos } from '#articulos/errores.ts';
import { exigirActivo, inactivarNodo } from './niveles.ts';

it('INV-04 a node is inactivated exactly when nothing active hangs from it', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), (nodos, articulos) => {
      const resultado = inactivarNodo({ nombre: 'Filtros', omision: false, nodos, articulos, bloquean: [] });
      expect(resultado.ok).toBe(nodos === 0 && articulos === 0);
    }),
  );
});

it('CLA-04 what takes the artículos that nobody classified stays active, empty or not', () => {
  const resultado = inactivarNodo({ nombre: 'Sin clasificar', omision: true, nodos: 0, articulos: 0, bloquean: [] });
  if (resultado.ok || resultado.error.code !== 'articulos.clasificacion_por_omision') throw new Error('passed');
  const { mensaje } = erroresDeArticulos[resultado.error.code];
  expect(mensaje(resultado.error.data)).toBe(
    'Sin clasificar recibe los artículos que llegan sin clasificación y no se puede inactivar. Mové sus artículos a otra, o cambiale el nombre.',
  );
});

it('INV-04 nothing active hangs from an inactive node', () => {
  expect(exigirActivo({ nombre: 'Filtros', activo: true }).ok).toBe(true);
  expect(exigirActivo({ nombre: 'Filtros', activo: false })).toMatchObject({
    ok: false,
    error: { code: 'articulos.clasificacion_inactiva' },
  });
});

it('says what to do first', () => {
  const { mensaje } = erroresDeArticulos['articulos.clasificacion_en_uso'];
  expect(mensaje({ nombre: 'Filtros', nodos: 2, articulos: 9, bloquean: [] })).toBe(
    'No se puede inactivar Filtros: tiene 2 clasificaciones activas adentro. Inactivalas primero.',
  );
  expect(mensaje({ nombre: 'Aceite', nodos: 0, articulos: 1, bloquean: [] })).toBe(
    'No se puede inactivar Aceite: tiene 1 artículo activo. Movelo o inactivalo primero.',
  );
  expect(mensaje({ nombre: 'Filtros', nodos: 1, articulos: 0, bloquean: [] })).toBe(
    'No se puede inactivar Filtros: tiene 1 clasificación activa adentro. Inactivala primero.',
  );
});
