import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONDICIONES_IVA, nombreDeCondicion } from '#comun/condicion-iva.ts';
import { ClienteNuevo } from './contrato.ts';
import { formatearDocumento, leerDocumento, TIPOS_DE_DOCUMENTO } from './documento.ts';
import { leerIdentidad } from './identidad.ts';

const CUIT = '30-70707070-2';
const numeroValido = {
  '80': CUIT,
  '86': '20-26756539-3',
  '87': '20267565393',
  '96': '12.345.678',
  '94': 'aab 123456',
  '91': 'ci-5543.1',
  '99': null,
} as const;

describe('INV-47 document and condición IVA', () => {
  it('accepts exactly the pairs where an inscripto has CUIT and the unidentified is Consumidor Final', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIPOS_DE_DOCUMENTO), fc.constantFrom(...CONDICIONES_IVA), (tipo, condicionIva) => {
        const leida = leerIdentidad({ documento: { tipo, numero: numeroValido[tipo] }, condicionIva });
        const admitida = (condicionIva !== 1 || tipo === '80') && (tipo !== '99' || condicionIva === 5);
        expect(leida.ok).toBe(admitida);
      }),
    );
  });

  it('says everything that is wrong at once, each on its field', () => {
    const leida = leerIdentidad({ documento: { tipo: '96', numero: '12' }, condicionIva: 1 });

    expect(leida).toEqual({
      ok: false,
      error: [
        { path: ['documento', 'numero'], message: 'Un DNI tiene de 6 a 8 números. Revisalo.' },
        { path: ['documento', 'tipo'], message: 'Responsable Inscripto pide CUIT.' },
      ],
    });
  });

  it('takes a cliente without document as Consumidor Final without identifying, and as nothing else', () => {
    expect(leerIdentidad({ condicionIva: 5 })).toMatchObject({ ok: true, value: { documento: { numero: null } } });
    expect(leerIdentidad({ condicionIva: 6 }).ok).toBe(false);
  });
});

describe('leerDocumento', () => {
  it('stores digits and upper case, whatever people type', () => {
    expect(TIPOS_DE_DOCUMENTO.map((tipo) => leerDocumento(tipo, numeroValido[tipo]))).toEqual([
      { ok: true, value: { tipo: '80', numero: '30707070702' } },
      { ok: true, value: { tipo: '86', numero: '20267565393' } },
      { ok: true, value: { tipo: '87', numero: '20267565393' } },
      { ok: true, value: { tipo: '96', numero: '12345678' } },
      { ok: true, value: { tipo: '94', numero: 'AAB123456' } },
      { ok: true, value: { tipo: '91', numero: 'CI55431' } },
      { ok: true, value: { tipo: '99', numero: null } },
    ]);
  });

  it.each([
    ['80', ''],
    ['86', '30-70707070-2'],
    ['87', '123'],
    ['96', '123456789'],
    ['96', '00000000'],
    ['96', '012345'],
    ['94', 'ñandú'],
    ['99', '12345678'],
  ] as const)('refuses a wrong number of tipo %s: «%s»', (tipo, numero) => {
    expect(leerDocumento(tipo, numero).ok).toBe(false);
  });

  it('reads ARCA’s absent number as none', () => {
    expect(leerDocumento('99', '0')).toEqual({ ok: true, value: { tipo: '99', numero: null } });
  });

  it('a DNI of seven numbers is the same with a zero in front, and reads again', () => {
    const corto = { ok: true, value: { tipo: '96', numero: '5123456' } };
    expect([leerDocumento('96', '05.123.456'), leerDocumento('96', '5.123.456')]).toEqual([corto, corto]);
  });

  it('reads again what it shows', () => {
    for (const tipo of TIPOS_DE_DOCUMENTO) {
      const leido = leerDocumento(tipo, numeroValido[tipo]);
      if (!leido.ok || leido.value.numero === null) continue;
      const mostrado = formatearDocumento(leido.value);
      const numero = mostrado.slice(mostrado.lastIndexOf(' ') + 1);
      expect(leerDocumento(tipo, numero)).toEqual(leido);
    }
  });
});

it('puts the usual conditions first', () => {
  expect(CONDICIONES_IVA).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 13, 15, 16]);
  expect(nombreDeCondicion(6)).toBe('Responsable Monotributo');
});

describe('ClienteNuevo', () => {
  const issues = (datos: object) =>
    ClienteNuevo.safeParse(datos).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it('puts the message of a wrong CUIT on its field', () => {
    expect(
      issues({ razonSocial: 'Repuestos Sur', documento: { tipo: '80', numero: '30-70707070-3' }, condicionIva: 1 }),
    ).toEqual([['documento.numero', 'El dígito verificador no coincide. ¿Será 30-70707070-2?']]);
  });

  it('says everything at once, as plate 12 shows it', () => {
    expect(issues({ razonSocial: '', documento: { tipo: '96', numero: '1' }, condicionIva: 1 })).toEqual([
      ['razonSocial', 'Completá este dato.'],
      ['documento.numero', 'Un DNI tiene de 6 a 8 números. Revisalo.'],
      ['documento.tipo', 'Responsable Inscripto pide CUIT.'],
    ]);
  });

  it('demands the condición IVA', () => {
    expect(issues({ razonSocial: 'X', documento: { tipo: '80', numero: CUIT } }).map(([path]) => path)).toEqual([
      'condicionIva',
    ]);
  });

  it('takes one principal domicilio at most, and no unknown field', () => {
    const domicilio = { calle: 'San Martín 100', principal: true };
    const base = { razonSocial: 'X', condicionIva: 5 };
    expect(issues({ ...base, domicilios: [domicilio, domicilio] }).map(([path]) => path)).toEqual(['domicilios']);
    expect(issues({ ...base, saldo: '1' })).toHaveLength(1);
    expect(issues({ ...base, domicilios: [domicilio] })).toEqual([]);
  });
});
