import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaCodigo, sinCerosIniciales } from '#comun/texto.ts';
import {
  codigoQueLoTrajo,
  estaALaVista,
  finDeComienzo,
  formasJuntas,
  leerBusqueda,
  ordenarCoincidencias,
  textoDePalabras,
} from './busqueda.ts';

describe('ART-02 what a person types', () => {
  it('is one code and several words', () => {
    expect(leerBusqueda('  filtro, ACEITE W-712/95 ')).toEqual({
      codigo: 'FILTROACEITEW71295',
      codigoSinCeros: 'FILTROACEITEW71295',
      palabras: ['FILTRO', 'ACEITE', '712'],
      comienzos: ['W', '95'],
      juntas: [{ forma: 'W712', partes: ['W', '712'] }],
    });
  });

  it('loses accents, repeats and leading zeros', () => {
    expect(leerBusqueda('Bujía bujia')).toMatchObject({ palabras: ['BUJIA'] });
    expect(leerBusqueda('0012-3')).toMatchObject({ codigo: '00123', codigoSinCeros: '123' });
  });

  it('may have nothing to look for', () => {
    expect(leerBusqueda(' -- ')).toEqual({ codigo: '', codigoSinCeros: '', palabras: [], comienzos: [], juntas: [] });
  });
});

const textos = fc.string({ unit: 'binary', maxLength: 30 });

describe('ART-02 what is written with a hyphen or a dot inside', () => {
  it('is kept without them too, whatever the accents around it', () => {
    expect(formasJuntas('Aceite 10W-40 semi-sintético X 4L')).toBe('10W40 SEMISINTETICO');
    expect(formasJuntas('RODAMIENTO 6205-2RS / 030.115.561-AN, H-7')).toBe('62052RS 030115561AN H7');
    expect(formasJuntas('Marca 030.115.561')).toBe('030115561');
  });

  it('is no figure with decimals, no measure to another and no years', () => {
    expect(formasJuntas('Gol 1.6 2008-2016, 15-20 mm, 10.000 km')).toBe('');
    expect(formasJuntas('Gol 1.6MSI 1.5L 10-12mm')).toBe('');
    expect(formasJuntas('Bosch 0986-452041 1.6-16V')).toBe('0986452041 1616V');
    expect(formasJuntas('Gol/Voyage W712/75 a - b -c d. ')).toBe('');
  });

  it('is found by its parts or as one, also by who types it so', () => {
    expect(leerBusqueda('aceite 10w-40').juntas).toEqual([{ forma: '10W40', partes: ['10W', '40'] }]);
    expect(leerBusqueda('aceite 10w40').juntas).toEqual([]);
    expect(leerBusqueda('gol 1.6').juntas).toEqual([]);
  });

  it('is already in normal form, so that it can be put beside other words', () => {
    fc.assert(
      fc.property(textos, (texto) => {
        const juntas = formasJuntas(texto);
        expect(textoDePalabras([juntas])).toBe(` ${juntas} `);
      }),
    );
  });
});

describe('INV-01 normal form of a code', () => {
  it('makes one of the ways people write it', () => {
    expect(normaCodigo('abc-012/3')).toBe(normaCodigo('ABC 0123'));
  });

  it('is only capitals and digits, and its own normal form', () => {
    fc.assert(
      fc.property(textos, (texto) => {
        const norma = normaCodigo(texto);
        expect(norma).toMatch(/^[A-Z0-9]*$/);
        expect(normaCodigo(norma)).toBe(norma);
      }),
    );
  });

  it('does not change with case or with what people put between letters', () => {
    const codigos = fc.array(fc.constantFrom(...'abzAQ019-./ _'), { maxLength: 20 }).map((letras) => letras.join(''));
    fc.assert(
      fc.property(codigos, fc.constantFrom('-', '.', ' ', '/', '_'), (codigo, separador) => {
        expect(normaCodigo(codigo.toLowerCase())).toBe(normaCodigo(codigo));
        expect(normaCodigo([...codigo].join(separador))).toBe(normaCodigo(codigo));
      }),
    );
  });

  it('without leading zeros never becomes empty', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,12}$/), (norma) => {
        const corta = sinCerosIniciales(norma);
        expect(corta).not.toBe('');
        expect(sinCerosIniciales(`00${norma}`)).toBe(corta);
      }),
    );
  });
});

it('a prefix is exactly the range from it to its end', () => {
  const normas = fc.stringMatching(/^[A-Z0-9]{1,6}$/);
  fc.assert(
    fc.property(normas, normas, (comienzo, codigo) => {
      const enRango = codigo >= comienzo && codigo < finDeComienzo(comienzo);
      expect(enRango).toBe(codigo.startsWith(comienzo));
    }),
  );
});

it('the text of an artículo holds each word between spaces', () => {
  expect(textoDePalabras(['Filtro de aceite 2.8', null, 'W 712/95'])).toBe(' FILTRO DE ACEITE 2 8 W 712 95 ');
});

describe('ART-02 hits by code', () => {
  const hit = (articuloId: string, tipo: string, norma: string, codigo = norma) => ({
    articuloId,
    tipo,
    norma,
    codigo,
  });
  const ordenar = (texto: string, ...hits: ReturnType<typeof hit>[]) => {
    const { hallados, unico } = ordenarCoincidencias(texto, hits);
    return { ids: hallados.map(({ articuloId }) => articuloId), motivos: hallados.map(({ motivo }) => motivo), unico };
  };

  it('go from the code itself to leading zeros to beginnings, one per artículo', () => {
    const hits = [
      hit('c', 'PROPIO', '123'),
      hit('b', 'PROPIO', '0012'),
      hit('a', 'PROPIO', '12'),
      hit('a', 'BARRAS', '129'),
    ];
    expect(ordenar('12', ...hits)).toEqual({
      ids: ['a', 'b', 'c'],
      motivos: ['CODIGO', 'CODIGO', 'COMIENZO'],
      unico: true,
    });
  });

  it('among equals a bar code comes first and settles it', () => {
    expect(ordenar('779', hit('a', 'PROPIO', '779'), hit('b', 'BARRAS', '779'))).toMatchObject({
      ids: ['b', 'a'],
      unico: true,
    });
    expect(ordenar('779', hit('a', 'ALTERNATIVO', '779'), hit('b', 'ORIGINAL', '779')).ids).toEqual(['b', 'a']);
  });

  it('of two codes accepted as different the one typed to the letter, and none when neither is', () => {
    const hits = [hit('a', 'PROPIO', 'M610', 'M6-1.0'), hit('b', 'PROPIO', 'M610', 'M6-10')];
    expect(ordenar('m6-10', ...hits)).toMatchObject({ ids: ['b', 'a'], unico: true });
    expect(ordenar('M610', ...hits).unico).toBe(false);
    expect(ordenar('M6', ...hits).unico).toBe(false);
  });
});

describe('GAP-16 which of its codes brought what was found by words', () => {
  const filtro = { codigo: 'WO-900', descripcion: 'Filtro 10W-40', marca: 'Mann-Filter' };
  const codigo = (tipo: string, valor: string) => ({ tipo, valor, norma: normaCodigo(valor) });
  const codigos = [
    codigo('ALTERNATIVO', 'YZZA1 X'),
    codigo('ORIGINAL', '04152-YZZA1'),
    codigo('BARRAS', '7790415201'),
    codigo('PROVEEDOR', 'ZZ 8'),
  ];
  const dice = (texto: string) => codigoQueLoTrajo(leerBusqueda(texto), filtro, codigos)?.valor ?? null;

  it.each([
    ['yzza1', '04152-YZZA1'],
    ['filtro YZZA', '04152-YZZA1'],
    ['52-YZZA1', '04152-YZZA1'],
    ['4152yzz', '04152-YZZA1'],
    ['04152', '7790415201'],
    ['yzza1 04152 x', '04152-YZZA1'],
    ['mann zz', 'ZZ 8'],
  ])('«%s»: %s', (texto, valor) => {
    expect(dice(texto)).toBe(valor);
    expect(estaALaVista(leerBusqueda(texto), filtro)).toBe(false);
  });

  it.each(['filtro', 'wo 900', 'WO900', 'mannfilter 10w40', 'filtro 10w-40', 'mann', '9', ''])(
    'none when what is seen says it: «%s»',
    (texto) => {
      expect(dice(texto)).toBe(null);
    },
  );

  it('needs no saying where all of it is seen', () => {
    for (const texto of ['filtro', 'wo 900', 'mannfilter 10w40', ''])
      expect(estaALaVista(leerBusqueda(texto), filtro)).toBe(true);
  });
});
