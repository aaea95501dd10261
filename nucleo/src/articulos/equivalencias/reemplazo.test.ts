import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admitirReemplazo, elegirReemplazo } from './reemplazo.ts';
import { compararSustitutos, type Sustituto, sustitutosParaVender } from './sustitutos.ts';

const eslabon = (id: string) => ({ id, codigo: id });

/** The chain that begins at an artículo; fails when it does not end. */
function cadenaDe(reemplazos: ReadonlyMap<string, string>, desde: string): string[] {
  const cadena = [desde];
  for (let id = reemplazos.get(desde); id !== undefined; id = reemplazos.get(id)) {
    if (cadena.includes(id)) throw new Error(`${id} reaches itself`);
    cadena.push(id);
  }
  return cadena;
}

describe('INV-08 ART-04 reemplazado por', () => {
  it('a chain that only ever takes what is admitted ends, whatever is tried', () => {
    const articulo = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    fc.assert(
      fc.property(fc.array(fc.tuple(articulo, articulo), { maxLength: 40 }), (intentos) => {
        const reemplazos = new Map<string, string>();
        for (const [viejo, nuevo] of intentos) {
          const cadena = cadenaDe(reemplazos, nuevo).map(eslabon);
          const llega = cadena.some(({ id }) => id === viejo);
          const admitido = admitirReemplazo(eslabon(viejo), cadena);
          expect(admitido.ok).toBe(!llega);
          if (admitido.ok) reemplazos.set(viejo, nuevo);
        }
        for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) cadenaDe(reemplazos, id);
      }),
    );
  });

  it('offers the newest with stock here, else in another sucursal, else the newest', () => {
    const fila = (id: string, aca: string | null, otras: string | null) => ({ id, aca, otras });
    const [viejo, medio, nuevo] = [fila('v', '3', '0'), fila('m', '2', '9'), fila('n', '0', '4')];
    expect(elegirReemplazo([viejo, medio, nuevo])).toBe(medio);
    expect(elegirReemplazo([fila('x', '0', '1'), nuevo])).toBe(nuevo);
    expect(elegirReemplazo([fila('x', null, null), fila('y', '0', null)])).toMatchObject({ id: 'y' });
    expect(elegirReemplazo([fila('x', '-2', '0'), fila('y', '-1', '0')])).toMatchObject({ id: 'y' });
    expect(elegirReemplazo([])).toBeUndefined();
    // The last one, or what is left of a roll, is stock.
    expect(elegirReemplazo([fila('x', '0.5', '0'), fila('y', '0', '9')])).toMatchObject({ id: 'x' });
    expect(elegirReemplazo([fila('x', '0', '1'), fila('y', '0', null)])).toMatchObject({ id: 'x' });
  });
});

const sustituto = (codigo: string, resto: Partial<Sustituto> = {}): Sustituto => ({
  id: codigo,
  codigo,
  estado: 'ACTIVO',
  aca: '0',
  otras: '0',
  precio: '100.00',
  ...resto,
});

describe('ART-28 sustitutos', () => {
  it('go by what there is here, then elsewhere, then by price, the one without price last', () => {
    const filas = [
      // Their codes would put them the other way round.
      sustituto('B-CARO', { otras: '5', precio: '300.00' }),
      sustituto('A-SIN', { otras: '5', precio: null }),
      sustituto('C-BARATO', { otras: '5', precio: '90.00' }),
      sustituto('LEJOS', { otras: '40' }),
      sustituto('ACA', { aca: '2' }),
      sustituto('MAS', { aca: '10', precio: null }),
    ];
    expect(filas.toSorted(compararSustitutos).map(({ codigo }) => codigo)).toEqual([
      'MAS',
      'ACA',
      'LEJOS',
      'C-BARATO',
      'B-CARO',
      'A-SIN',
    ]);
    expect(filas.toReversed().toSorted(compararSustitutos)).toEqual(filas.toSorted(compararSustitutos));
  });

  it('count as of the own sucursal what is in its other depósitos, and among as much prefer what is at hand', () => {
    const filas = [
      sustituto('A-MANO', { aca: '3' }),
      sustituto('ATRAS', { aca: '1', otras: '7', cerca: '7' }),
      sustituto('MITAD', { aca: '1', otras: '2', cerca: '2' }),
      sustituto('LEJOS', { otras: '9' }),
    ];
    expect(
      filas
        .toReversed()
        .toSorted(compararSustitutos)
        .map(({ codigo }) => codigo),
    ).toEqual(['ATRAS', 'A-MANO', 'MITAD', 'LEJOS']);
  });

  it('are in one order however they come', () => {
    const cantidad = fc.constantFrom(null, '0', '1', '2.5', '-1');
    const filas = fc.uniqueArray(
      fc.record({ codigo: fc.string({ minLength: 1, maxLength: 3 }), aca: cantidad, otras: cantidad }),
      { selector: ({ codigo }) => codigo },
    );
    fc.assert(
      fc.property(filas, fc.func(fc.integer()), (unas, mezcla) => {
        const todas = unas.map(({ codigo, ...resto }) => sustituto(codigo, resto));
        const mezcladas = todas.toSorted((a, b) => mezcla(a.id) - mezcla(b.id));
        expect(mezcladas.toSorted(compararSustitutos)).toEqual(todas.toSorted(compararSustitutos));
      }),
    );
  });

  it('leave out what there is none of, what may not be sold, and do not name the replacement twice', () => {
    const nuevo = sustituto('NUEVO', { aca: '1' });
    const ofrecidos = sustitutosParaVender({
      reemplazadoPor: [sustituto('MEDIO', { aca: '9', estado: 'INACTIVO' }), nuevo],
      equivalentes: [
        nuevo,
        sustituto('NADA'),
        sustituto('BORRADOR', { aca: '5', estado: 'BORRADOR' }),
        sustituto('HAY', { otras: '5', estado: 'DISCONTINUADO' }),
      ],
    });
    expect(ofrecidos.reemplazo).toBe(nuevo);
    expect(ofrecidos.equivalentes.map(({ codigo }) => codigo)).toEqual(['HAY']);
  });

  it('RN-25 are the best first, and what replaces it is the newest of those that may be sold', () => {
    const { reemplazo, equivalentes } = sustitutosParaVender({
      reemplazadoPor: [sustituto('SE-VENDE', { aca: '1' }), sustituto('IDO', { aca: '9', estado: 'INACTIVO' })],
      equivalentes: [sustituto('LEJOS', { otras: '1' }), sustituto('ULTIMO', { aca: '1' })],
    });
    expect(reemplazo?.codigo).toBe('SE-VENDE');
    expect(equivalentes.map(({ codigo }) => codigo)).toEqual(['ULTIMO', 'LEJOS']);
  });
});
