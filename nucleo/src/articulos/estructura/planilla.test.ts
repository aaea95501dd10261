import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compararLineas, fraseDeLinea, textoDeLineas } from './comparar.ts';
import { revisarLineas } from './lineas.ts';
import { deOtraEstructura, leerPlanilla } from './planilla.ts';

describe('EST-11 a pasted sheet', () => {
  it.each([
    ['W 712/95', ['W 712/95']],
    ['W 712/95 | WO-1', ['W 712/95', 'WO-1']],
    ['W 712/95 / WO-1|WO-2', ['W 712/95', 'WO-1', 'WO-2']],
  ])('parts its substitutes and not a code with a bar of its own: %s', (escritos, sustitutos) => {
    expect(leerPlanilla(`Código\tSustitutos\nWO-342\t${escritos}`)[0]?.sustitutos).toEqual(sustitutos);
  });

  it('takes what the sheet of an explosion calls how much each one takes, and none of its totals', () => {
    const hoja = 'Nivel\tDentro de\tCódigo\tUnidad\tPor unidad\tTotal (3 unidades)\n1\tKIT\tWO-342\tUnidad\t2\t6';
    expect(leerPlanilla(hoja)).toMatchObject([{ codigo: 'WO-342', cantidad: '2', reparos: [] }]);
  });

  it('comes with titles in any order and decimal commas, or bare', () => {
    expect(leerPlanilla('Cantidad\tCódigo\tMerma %\tSustitutos\n1,5\tWO-342\t5\tWO-1 | WO-2\n\n2\tAB\t\t')).toEqual([
      {
        fila: 2,
        codigo: 'WO-342',
        de: '',
        cantidad: '1.5',
        merma: '5',
        opcional: false,
        sustitutos: ['WO-1', 'WO-2'],
        reparos: [],
      },
      { fila: 4, codigo: 'AB', de: '', cantidad: '2', merma: '0', opcional: false, sustitutos: [], reparos: [] },
    ]);
    expect(
      leerPlanilla('WO-342;3;2,5;x\r\n"A;B";1').map(({ codigo, cantidad, merma, opcional }) => [
        codigo,
        cantidad,
        merma,
        opcional,
      ]),
    ).toEqual([
      ['WO-342', '3', '2.5', true],
      ['A;B', '1', '0', false],
    ]);
    expect(leerPlanilla('WO-342')).toMatchObject([{ codigo: 'WO-342', cantidad: '1' }]);
  });

  it('says by row what cannot be read, and takes nothing for something else', () => {
    expect(leerPlanilla('A;dos\n;3\nB;0\nC;1;mucha').map(({ fila, reparos }) => [fila, reparos])).toEqual([
      [1, ['La cantidad «dos» no es un número mayor que cero.']],
      [2, ['Falta el código.']],
      [3, ['La cantidad «0» no es un número mayor que cero.']],
      [4, ['La merma «mucha» no es un número.']],
    ]);
  });

  it('a point before three figures may part thousands or decimals: it is asked, and the rest is read as it is written here', () => {
    const leer = (escrito: string) => leerPlanilla(`A;${escrito}`)[0];
    const sinSaber = (donde: string) =>
      `En ${donde} no se sabe si el punto separa miles o decimales: escribila sin punto de miles, y los decimales con coma.`;
    for (const escrito of ['2.000', '1.250', '999.001']) {
      expect(leer(escrito)).toMatchObject({ cantidad: '', reparos: [sinSaber(`la cantidad «${escrito}»`)] });
    }
    expect(leerPlanilla('A;1;2.500')[0]?.reparos).toEqual([sinSaber('la merma «2.500»')]);
    for (const [escrito, cantidad] of [
      ['2000', '2000'],
      ['1.234.567', '1234567'],
      ['1.234,5', '1234.5'],
      ['2,000', '2.000'],
      ['0.500', '0.500'],
      ['1234.567', '1234.567'],
      ['1.25', '1.25'],
    ] as const) {
      expect(leer(escrito)).toMatchObject({ cantidad, reparos: [] });
    }
    for (const escrito of ['1.23,4', '12.34.567', '1.2.3', '1,234,567']) {
      expect(leer(escrito)?.reparos).toEqual([`La cantidad «${escrito}» no es un número mayor que cero.`]);
    }
  });

  it('beside a component, «Artículo» is what it is of, in whatever order they come; alone it is the component', () => {
    const leer = (texto: string) => leerPlanilla(texto).map(({ codigo, de }) => [codigo, de]);
    expect(leer('Artículo;Componente;Cantidad\nKIT-1;WO-342;2')).toEqual([['WO-342', 'KIT-1']]);
    expect(leer('Componente;Cantidad;Artículo\nWO-342;2;KIT-1')).toEqual([['WO-342', 'KIT-1']]);
    expect(leer('Artículo;Código;Cantidad\nKIT-1;WO-342;2')).toEqual([['WO-342', 'KIT-1']]);
    expect(leer('Código;Componente\nKIT-1;WO-342')).toEqual([['WO-342', '']]);
    expect(leer('Artículo;Cantidad\nWO-342;2')).toEqual([['WO-342', '']]);
  });

  it('of a sheet of several estructuras only the rows of the one at hand are taken', () => {
    const reparos = (texto: string, codigo: string) => {
      const filas = leerPlanilla(`Artículo;Componente\n${texto}`);
      return filas.map((fila) => deOtraEstructura(fila, filas, codigo));
    };
    const otra = 'Es un componente de KIT-2: la planilla trae varias estructuras.';
    expect(reparos('KIT-1;A\nKIT-2;B\nkit 1;C', 'KIT-1')).toEqual([null, otra, null]);
    expect(reparos('KIT-2;B\nKIT-2;C', 'KIT-1')).toEqual([null, null]);
  });

  it('never fails, whatever is pasted', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (texto) => Array.isArray(leerPlanilla(texto))));
  });
});

const pedida = (componenteId: string, resto: object = {}) => ({
  componenteId,
  cantidad: '1',
  merma: '0',
  opcional: false,
  sustitutos: [] as string[],
  ...resto,
});

describe('the lines of an estructura', () => {
  const articulo = (id: string, resto: object = {}) =>
    [
      id,
      { id, codigo: id.toUpperCase(), tipo: 'PRODUCTO', estado: 'ACTIVO', decimales: 0, unidad: 'Unidad', ...resto },
    ] as const;
  const componentes = new Map([
    articulo('a'),
    articulo('b'),
    articulo('metro', { decimales: 2, unidad: 'Metro' }),
    articulo('mano', { tipo: 'SERVICIO' }),
    articulo('viejo', { estado: 'INACTIVO' }),
    articulo('kit', { tipo: 'KIT' }),
  ]);
  const reparos = (...lineas: ReturnType<typeof pedida>[]) =>
    revisarLineas(lineas, componentes, 'r').map(({ path, message }) => [path.join('.'), message]);

  it('are fine with a quantity their unidad can count', () => {
    expect(reparos(pedida('a'), pedida('metro', { cantidad: '1.25' }), pedida('b', { opcional: true }))).toEqual([]);
    expect(reparos()).toEqual([]);
  });

  it.each([
    [pedida('a', { cantidad: '1.5' }), 'lineas.0.cantidad', 'A se cuenta en Unidad: no admite decimales.'],
    [pedida('r'), 'lineas.0.componenteId', 'No existe ese artículo.'],
    [
      pedida('mano'),
      'lineas.0.componenteId',
      'MANO es un servicio: no lleva stock. Poné lo que cuesta como costo agregado al armar.',
    ],
    [pedida('viejo'), 'lineas.0.componenteId', 'VIEJO está inactivo. Reactivalo o elegí otro.'],
    [pedida('a', { sustitutos: ['metro'] }), 'lineas.0.sustitutos', 'METRO se cuenta en Metro y A en Unidad.'],
    [pedida('a', { sustitutos: ['kit'] }), 'lineas.0.sustitutos', 'KIT es un kit: no reemplaza a un componente.'],
    [pedida('a', { sustitutos: ['nadie'] }), 'lineas.0.sustitutos', 'No existe ese artículo.'],
    [pedida('a', { sustitutos: ['viejo'] }), 'lineas.0.sustitutos', 'VIEJO está inactivo. Reactivalo o elegí otro.'],
    [pedida('a', { sustitutos: ['a'] }), 'lineas.0.sustitutos', 'A ya está en el renglón 1.'],
    [pedida('a', { opcional: true }), 'lineas.0.opcional', 'Dejá al menos un componente que no sea opcional.'],
  ])('or say what is wrong (%#)', (linea, lugar, frase) => {
    expect(reparos(linea)).toContainEqual([lugar, frase]);
  });

  it('or say all that is wrong with one', () => {
    expect(reparos(pedida('metro', { cantidad: '1.255' }), pedida('viejo', { cantidad: '1.5' }))).toEqual([
      ['lineas.0.cantidad', 'METRO se cuenta en Metro: admite hasta 2 decimales.'],
      ['lineas.1.componenteId', 'VIEJO está inactivo. Reactivalo o elegí otro.'],
      ['lineas.1.cantidad', 'VIEJO se cuenta en Unidad: no admite decimales.'],
    ]);
  });

  it('name each artículo once', () => {
    expect(reparos(pedida('a'), pedida('a'))).toEqual([['lineas.1.componenteId', 'A ya está en el renglón 1.']]);
    expect(reparos(pedida('a'), pedida('b', { sustitutos: ['a'] }))).toEqual([
      ['lineas.1.sustitutos', 'A ya está en el renglón 1.'],
    ]);
  });

  it('of those that name the same one the first with nothing else wrong is right', () => {
    const decimales = ['lineas.0.cantidad', 'A se cuenta en Unidad: no admite decimales.'];
    expect(reparos(pedida('a', { cantidad: '1.5' }), pedida('a'), pedida('a'))).toEqual([
      decimales,
      ['lineas.0.componenteId', 'A ya está en el renglón 2.'],
      ['lineas.2.componenteId', 'A ya está en el renglón 2.'],
    ]);
    expect(reparos(pedida('a', { cantidad: '1.5' }), pedida('a', { cantidad: '2.5' })).at(-1)).toEqual([
      'lineas.1.componenteId',
      'A ya está en el renglón 1.',
    ]);
    // A line that is repeated leaves its substitute to the next.
    expect(reparos(pedida('a'), pedida('a', { sustitutos: ['b'] }), pedida('b'))).toEqual([
      ['lineas.1.componenteId', 'A ya está en el renglón 1.'],
      ['lineas.1.sustitutos', 'B ya está en el renglón 3.'],
    ]);
  });
});

it('EST-12 the text behind the mark changes with any line, and not with how a number is written or a line is placed', () => {
  const lineas = [pedida('a', { cantidad: '2' }), pedida('b')];
  expect(textoDeLineas([pedida('b'), pedida('a', { cantidad: '2.000', merma: '0.0' })])).toBe(textoDeLineas(lineas));
  for (const cambio of [
    { cantidad: '3' },
    { merma: '1' },
    { opcional: true },
    { sustitutos: ['c'] },
    { componenteId: 'z' },
  ]) {
    expect(textoDeLineas([pedida('a', { cantidad: '2', ...cambio }), pedida('b')])).not.toBe(textoDeLineas(lineas));
  }
});

it('EST-09 a line reads as people say it in a trail', () => {
  const linea = { cantidad: '1.5', merma: '0', opcional: false, sustitutos: [] };
  expect(fraseDeLinea(linea)).toBe('1,5');
  expect(fraseDeLinea({ ...linea, merma: '2.5', opcional: true, sustitutos: ['B', 'C'] })).toBe(
    '1,5 · merma 2,5 % · opcional · o B, C',
  );
});

it('EST-09 two versions are compared component by component', () => {
  expect(
    compararLineas(
      [pedida('a'), pedida('b'), pedida('c')],
      [pedida('c', { cantidad: '2' }), pedida('a'), pedida('d')],
    ).map(({ componenteId, cambio }) => [componenteId, cambio]),
  ).toEqual([
    ['a', 'igual'],
    ['b', 'quitado'],
    ['c', 'cambiado'],
    ['d', 'agregado'],
  ]);
});
