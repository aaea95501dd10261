import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Borrador, LineaEscrita } from './borrador.ts';
import { reunir } from './reunir.ts';

const articulo = { id: 'a', codigo: 'KIT', descripcion: 'Kit' };
const linea = (codigo: string, mas: Partial<LineaEscrita> = {}): LineaEscrita => ({
  ...{ componenteId: codigo, codigo, descripcion: `Pieza ${codigo}`, unidad: 'U', decimales: 0, tipo: '', estado: '' },
  ...{ cantidad: '1', merma: '0', opcional: false, sustitutos: [] },
  ...mas,
});
const borrador = (lineas: readonly LineaEscrita[], nota = ''): Borrador => ({ articulo, nota, lineas });
const cantidades = ({ lineas }: Borrador) => lineas.map(({ codigo, cantidad }) => `${codigo} ${cantidad}`);
const codigos = (cambios: ReturnType<typeof reunir>['traidos']) =>
  cambios.map((cambio) => (cambio.que === 'NOTA' ? 'nota' : (cambio.suyo ?? cambio.antes)?.codigo));

describe('two people on one draft', () => {
  const [bulon, placa, aro] = [linea('BULON', { cantidad: '8' }), linea('PLACA'), linea('ARO')];
  const antes = borrador([bulon, placa, aro]);

  it('what only the other one changed comes in, and is told', () => {
    const suyo = borrador([linea('BULON', { cantidad: '9' }), aro, linea('TAPA')], 'De Raúl');
    const { borrador: reunido, traidos, disputados } = reunir(antes, suyo, borrador([bulon, placa, aro, linea('EJE')]));
    expect(cantidades(reunido)).toEqual(['BULON 9', 'ARO 1', 'EJE 1', 'TAPA 1']);
    expect(reunido.nota).toBe('De Raúl');
    expect(codigos(traidos)).toEqual(['BULON', 'PLACA', 'TAPA', 'nota']);
    expect(disputados).toEqual([]);
  });

  it('what both changed stays as it is here, and is told apart', () => {
    const suyo = borrador([linea('BULON', { cantidad: '9' }), linea('PLACA', { cantidad: '4' })], 'De Raúl');
    const mio = borrador([linea('BULON', { cantidad: '7' }), linea('ARO', { cantidad: '3' })], 'Mía');
    const { borrador: reunido, traidos, disputados } = reunir(antes, suyo, mio);
    expect(cantidades(reunido)).toEqual(['BULON 7', 'ARO 3']);
    expect(reunido.nota).toBe('Mía');
    expect(codigos(disputados)).toEqual(['BULON', 'ARO', 'PLACA', 'nota']);
    expect(traidos).toEqual([]);
  });

  it('each figure of a line goes by itself', () => {
    const sustitutos = [{ articuloId: 's', codigo: 'S', descripcion: 'Otro' }];
    const suyo = borrador([linea('BULON', { cantidad: '9', merma: '5', sustitutos }), placa, aro]);
    const mio = borrador([linea('BULON', { cantidad: '8', merma: '2', opcional: true }), placa, aro]);
    const { borrador: reunido, disputados } = reunir(antes, suyo, mio);
    expect(reunido.lineas[0]).toMatchObject({ cantidad: '9', merma: '2', opcional: true, sustitutos });
    expect(codigos(disputados)).toEqual(['BULON']);
  });

  it('nothing is told of what both wrote alike, or of a figure written another way', () => {
    const suyo = borrador([linea('BULON', { cantidad: '9' }), placa, linea('ARO', { cantidad: '1.000' })], 'Igual');
    const { traidos, disputados } = reunir(
      antes,
      suyo,
      borrador([linea('BULON', { cantidad: '9.0' }), placa, aro], 'Igual'),
    );
    expect([traidos, disputados]).toEqual([[], []]);
  });

  const unos = fc
    .uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'))
    .chain((cuales) =>
      fc.tuple(
        fc.tuple(
          ...cuales.map((cual) =>
            fc
              .record({ cantidad: fc.constantFrom('1', '2', '3', null), opcional: fc.boolean() })
              .map((mas) => linea(cual, mas)),
          ),
        ),
        fc.constantFrom('', 'x', 'y'),
      ),
    )
    .map(([lineas, nota]) => borrador(lineas, nota));
  const porCodigo = ({ lineas }: Borrador) => lineas.toSorted((una, otra) => (una.codigo < otra.codigo ? -1 : 1));

  it('who touched nothing gets all of the other one, and what nobody else touched stays as it is', () => {
    fc.assert(
      fc.property(unos, unos, (base, otro) => {
        const entra = reunir(base, otro, base);
        expect([porCodigo(entra.borrador), entra.borrador.nota]).toEqual([porCodigo(otro), otro.nota]);
        expect(entra.disputados).toEqual([]);
        const queda = reunir(base, base, otro);
        expect(queda.borrador).toEqual(otro);
        for (const [i, una] of queda.borrador.lineas.entries()) expect(una).toBe(otro.lineas[i]);
        expect([queda.traidos, queda.disputados]).toEqual([[], []]);
      }),
    );
  });

  it('keeps whatever was touched here, also against the other one', () => {
    fc.assert(
      fc.property(unos, unos, unos, (base, suyo, mio) => {
        const { borrador: reunido } = reunir(base, suyo, mio);
        const de = ({ lineas }: Borrador, codigo: string) => lineas.find((una) => una.codigo === codigo);
        for (const codigo of ['A', 'B', 'C', 'D']) {
          const [antes, aqui, queda] = [de(base, codigo), de(mio, codigo), de(reunido, codigo)];
          if (Boolean(antes) !== Boolean(aqui)) expect(Boolean(queda)).toBe(Boolean(aqui));
          if (aqui && antes?.cantidad !== aqui.cantidad) expect(queda?.cantidad).toBe(aqui.cantidad);
        }
      }),
    );
  });
});
