import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaCodigo } from '#comun/texto.ts';
import { type ArticuloDeCelda, type HechosDeCeldas, planearCeldas, planearPrecios } from './celdas.ts';
import { decirFalla } from './errores.ts';

const HECHOS: HechosDeCeldas = {
  marcas: new Map([
    ['WEGA', { nombre: 'Wega', activa: true }],
    ['VIEJA', { nombre: 'Vieja', activa: false }],
  ]),
  ocupados: new Map([['OTRO1', [{ id: 'z', codigo: 'OTRO-1' }]]]),
  cruzados: new Map(),
};
const articulo = (mas: Partial<ArticuloDeCelda> = {}): ArticuloDeCelda => ({
  id: 'a',
  version: 3,
  codigo: 'A-1',
  descripcion: 'Filtro',
  marca: null,
  iva: '21',
  estado: 'ACTIVO',
  ...mas,
});
const uno = (
  columna: 'codigo' | 'descripcion' | 'marca' | 'iva',
  valor: string,
  mas: Partial<ArticuloDeCelda> = {},
  version = 3,
) => planearCeldas(columna, [{ id: 'a', version, valor }], new Map([['a', articulo(mas)]]), HECHOS)[0];

describe('TD-09 texts put in the cells of a column', () => {
  it.each([
    ['marca', ' wéga ', 'Wega'],
    ['marca', '', null],
    ['iva', '10,50 %', '10.5'],
    ['iva', '21.00', '21'],
    ['iva', 'No gravado', 'NO_GRAVADO'],
    ['iva', 'exento', 'EXENTO'],
    ['descripcion', ' Filtro de aire ', 'Filtro de aire'],
    ['codigo', 'a-1', 'a-1'],
  ] as const)('reads %s «%s» as people write it', (columna, valor, despues) => {
    expect(uno(columna, valor, { marca: 'Bosch', iva: '27' })).toMatchObject({ despues, falla: null });
  });

  it.each([
    ['codigo', ' -- ', 'NO_ES_CODIGO'],
    ['codigo', 'otro 1', 'CODIGO_OCUPADO'],
    ['descripcion', '', 'NO_ES_DESCRIPCION'],
    ['iva', '22', 'NO_ES_IVA'],
    ['marca', 'Boch', 'MARCA_DESCONOCIDA'],
    ['marca', 'vieja', 'MARCA_INACTIVA'],
  ] as const)('%s «%s» stays as it is, and says %s', (columna, valor, problema) => {
    const plan = uno(columna, valor);
    expect(plan?.falla?.problema).toBe(problema);
    expect(plan?.despues).toBe(plan?.antes);
  });

  it('leaves an inactive marca to whoever has it: alike, it changes nothing', () => {
    expect(uno('marca', 'vieja', { marca: 'Vieja' })).toEqual({
      id: 'a',
      antes: 'Vieja',
      despues: 'Vieja',
      falla: null,
    });
  });

  it('INV-73 is never put over what somebody else wrote, unless it says the same', () => {
    expect(uno('iva', '27', {}, 2)?.falla).toEqual({ problema: 'CAMBIO', detalle: '21' });
    const ido = planearCeldas('iva', [{ id: 'ido', version: 3, valor: '27' }], new Map(), HECHOS);
    expect(ido).toEqual([{ id: 'ido', antes: null, despues: null, falla: { problema: 'NO_ESTA', detalle: null } }]);
    expect(uno('iva', '21', {}, 2)).toMatchObject({ falla: null, antes: '21', despues: '21' });
  });

  it('INV-01 gives each code once: to the first that asks for it, and inactive ones hold none', () => {
    const codigos = fc.array(fc.constantFrom('N-1', 'n1', 'N-2', 'OTRO-1', 'Q'), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(codigos, (pedidos) => {
        const articulos = new Map(pedidos.map((_, i) => [`${i}`, articulo({ id: `${i}`, codigo: `VIEJO-${i}` })]));
        const celdas = pedidos.map((valor, i) => ({ id: `${i}`, version: 3, valor }));
        const dados = planearCeldas('codigo', celdas, articulos, HECHOS).filter(({ falla }) => falla === null);
        const normas = dados.map(({ despues }) => normaCodigo(despues ?? ''));
        expect(new Set(normas).size).toBe(normas.length);
        expect(normas).not.toContain('OTRO1');
        expect(new Set(normas)).toEqual(new Set(pedidos.map(normaCodigo).filter((norma) => norma !== 'OTRO1')));
      }),
    );
    expect(uno('codigo', 'OTRO-1', { estado: 'INACTIVO' })?.falla).toBe(null);
  });

  it('ART-25 takes none that another artículo answers to as something else, and keeps the one it has', () => {
    const poner = (valor: string, mas: Partial<ArticuloDeCelda> = {}) =>
      planearCeldas('codigo', [{ id: 'a', version: 3, valor }], new Map([['a', articulo(mas)]]), {
        ...HECHOS,
        cruzados: new Map([['a', 'DE-BARRAS']]),
      })[0]?.falla;
    expect(poner('N-1')).toEqual({ problema: 'CODIGO_CRUZADO', detalle: 'DE-BARRAS' });
    expect([poner('A-1'), poner('a.1'), poner('N-1', { estado: 'INACTIVO' })]).toEqual([null, null, null]);
  });

  it('puts a price over the one that was seen and over no other', () => {
    const vigentes = new Map([
      ['a', '100'],
      ['b', null],
    ]);
    const poner = (id: string, antes: string | null, valor: string) =>
      planearPrecios([{ id, antes, valor }], vigentes)[0];
    expect(poner('a', '100.00', '120.5')).toEqual({ id: 'a', antes: '100.00', despues: '120.50', falla: null });
    expect(poner('b', null, '1')).toMatchObject({ antes: null, despues: '1.00', falla: null });
    expect(poner('a', '100', '120')).toMatchObject({ despues: '120.00', falla: null });
    // Seen without any, by now it has one; and what says the same is no change, whatever was seen.
    expect(poner('a', null, '120')?.falla).toEqual({ problema: 'CAMBIO', detalle: '100.00' });
    expect([poner('a', '90.00', '100'), poner('b', '90.00', ' ')]).toMatchObject([
      { antes: '100.00', despues: '100.00', falla: null },
      { antes: null, despues: null, falla: null },
    ]);
    expect(poner('a', '100.00', '')).toMatchObject({ despues: null, falla: null });
    expect(poner('a', '90.00', '120')?.falla).toEqual({ problema: 'CAMBIO', detalle: '100.00' });
    expect(poner('b', '90.00', '120')?.falla).toEqual({ problema: 'CAMBIO', detalle: null });
    expect(poner('a', '<s>', '120')?.falla).toEqual({ problema: 'CAMBIO', detalle: '100.00' });
    expect(poner('a', '100', '-3')?.falla?.problema).toBe('NO_ES_IMPORTE');
    expect(poner('x', null, '1')?.falla?.problema).toBe('NO_ESTA');
    expect(decirFalla({ problema: 'CAMBIO', detalle: null })).toContain('vacío');
    // What is wrong with a text, and what would do.
    expect(decirFalla({ problema: 'NO_ES_IVA', detalle: '19' })).toBe(
      '«19» no es una alícuota de IVA. Van 21 %, 10,5 %, 27 %, 5 %, 2,5 %, 0 %, Exento, No gravado.',
    );
    expect(decirFalla({ problema: 'NO_ES_IMPORTE', detalle: 'x' })).toContain('Escribilo en números');
    expect(decirFalla({ problema: 'MARCA_INACTIVA', detalle: 'Wega' })).toContain('Usá otra o activala');
    expect(decirFalla({ problema: 'BAJO_MARGEN', detalle: null })).toContain('pedíselo a quien puede');
  });
});
