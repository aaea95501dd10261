import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renglonDetalle } from '#ventas/ayudas-de-prueba.ts';
import { enOrdenDeUbicacion, listaDePreparacion, ubicarEn } from './preparacion.ts';

const SALON = 'salon';
const ROSARIO = 'rosario';
const en = (articuloId: string, ubicacion: string, depositoId = SALON) => ({ articuloId, depositoId, ubicacion });
const linea = (id: string, mas: Partial<RenglonDetalle> = {}) =>
  renglonDetalle({ id, articuloId: id, codigo: id, ...mas });
const parte = (articuloId: string, total: string) => ({
  ...{ id: `parte-${articuloId}`, articuloId, codigo: articuloId, descripcion: articuloId, decimales: 0 },
  ...{ total, reservada: total, pendiente: total },
});
const kit = linea('kit', {
  tipo: 'KIT',
  pedida: '4',
  entregada: '1',
  pendiente: '3',
  kit: { elecciones: null, componentes: [parte('b', '6'), parte('a', '4')] },
});
const lineas = [linea('x'), linea('b'), kit, linea('mano', { tipo: 'SERVICIO', stock: null }), linea('c')];
const ubicaciones = [en('b', 'B-10'), en('c', 'B-2'), en('a', 'A-1'), en('x', 'Entrepiso', ROSARIO)];
const ids = (renglones: readonly { readonly id: string }[]) => renglones.map(({ id }) => id);

it('ART-14 lines go by the ubicación of the depósito they leave from, a kit by its first component, the rest at the end', () => {
  expect(ids(enOrdenDeUbicacion(lineas, ubicarEn({ ubicaciones }, SALON)))).toEqual(['kit', 'c', 'b', 'x', 'mano']);
  expect(ids(enOrdenDeUbicacion(lineas, ubicarEn({ ubicaciones }, ROSARIO)))).toEqual(['x', 'b', 'kit', 'mano', 'c']);
});

it('ART-14 what is picked is each thing at its own place, as much as goes out now', () => {
  const lista = listaDePreparacion(lineas, { x: '2', kit: '1', mano: '1', c: '4' }, ubicarEn({ ubicaciones }, SALON));
  // Of six for four kits, one kit took two: the second one takes the third.
  expect(lista.map(({ ubicacion, codigo, cantidad }) => [ubicacion, codigo, cantidad])).toEqual([
    ['A-1', 'a', '1'],
    ['B-2', 'c', '4'],
    ['B-10', 'b', '1'],
    [null, 'x', '2'],
  ]);
  expect(listaDePreparacion(lineas, { mano: '1' }, () => null)).toEqual([]);
});

it('ART-14 wherever things are kept, every line is prepared once', () => {
  const ubicacion = fc.record({
    articuloId: fc.constantFrom('x', 'b', 'a', 'c'),
    depositoId: fc.constantFrom(SALON, ROSARIO),
    ubicacion: fc.stringMatching(/^[A-C]-\d{1,2}$/),
  });
  fc.assert(
    fc.property(fc.array(ubicacion), (dichas) => {
      const ordenadas = enOrdenDeUbicacion(lineas, ubicarEn({ ubicaciones: dichas }, SALON));
      expect(ids(ordenadas).toSorted()).toEqual(ids(lineas).toSorted());
    }),
  );
});
