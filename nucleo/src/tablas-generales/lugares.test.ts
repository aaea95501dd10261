import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cambiarBanderas, type Deposito } from './deposito.ts';
import { erroresDeTablasGenerales } from './errores.ts';
import { nombrarLocalidad, normaCodigoPostal } from './localidad.ts';
import { PROVINCIAS, reconocerProvincia } from './provincia.ts';
import { describirUso, inactivarDeposito, inactivarSucursal } from './sucursal.ts';

describe('TAB-01 reconocerProvincia', () => {
  it('reads the ISO code, its letter and the name, with or without accents', () => {
    expect(PROVINCIAS.size).toBe(24);
    for (const [iso, nombre] of PROVINCIAS) {
      const sinAcentos = nombre.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
      for (const escrita of [iso, iso.slice(3), iso.toLowerCase(), nombre, sinAcentos, nombre.toUpperCase()]) {
        expect(reconocerProvincia(escrita)).toBe(iso);
      }
    }
  });

  it('reads the usual names of the capital and of Tierra del Fuego', () => {
    expect(
      ['CABA', 'C.A.B.A.', 'Capital Federal', 'capital federal', 'Tierra del Fuego'].map(reconocerProvincia),
    ).toEqual(['AR-C', 'AR-C', 'AR-C', 'AR-C', 'AR-V']);
  });

  it('recognises nothing else', () => {
    expect(['', 'Montevideo', 'AR', 'O', 'AR-I', 'Buenos'].map(reconocerProvincia)).toEqual(Array(6).fill(undefined));
  });
});

describe('TAB-02 localidad', () => {
  const base = { provinciaId: 'p', nombre: 'San José', partido: 'La Paz', codigoPostal: '5590' };

  it('is told to people with what sets it apart', () => {
    expect(nombrarLocalidad({ ...base, provincia: 'Mendoza' })).toBe('San José (La Paz, Mendoza, 5590)');
    expect(nombrarLocalidad({ ...base, partido: '', codigoPostal: null, provincia: 'Mendoza' })).toBe(
      'San José (Mendoza)',
    );
    expect([normaCodigoPostal(' b1900xab '), normaCodigoPostal(''), normaCodigoPostal(null)]).toEqual([
      'B1900XAB',
      null,
      null,
    ]);
  });
});

describe('TAB-03 closing a place', () => {
  const libre = { conStock: [], notasAbiertas: 0, ajustesAbiertos: 0, usuarios: [] };

  it('lets an unused sucursal go, but never the last one', () => {
    expect(inactivarSucursal('Norte', libre, 1)).toEqual({ ok: true, value: null });
    expect(inactivarSucursal('Norte', libre, 0)).toMatchObject({ error: { code: 'tablas.sucursal_ultima' } });
  });

  it.each([
    { conStock: [{ deposito: 'Salón', articulos: 1 }] },
    { notasAbiertas: 1 },
    { ajustesAbiertos: 1 },
    { usuarios: ['Ana'] },
  ])('keeps a sucursal with %j', (uso) => {
    expect(inactivarSucursal('Norte', { ...libre, ...uso }, 1)).toMatchObject({
      error: { code: 'tablas.sucursal_en_uso', data: { sucursal: 'Norte', ...uso } },
    });
  });

  it('keeps a depósito with stock', () => {
    expect(inactivarDeposito('Salón', libre).ok).toBe(true);
    expect(inactivarDeposito('Salón', { ...libre, conStock: [{ deposito: 'Salón', articulos: 3 }] }).ok).toBe(false);
  });

  it('says everything that keeps it open', () => {
    const uso = {
      conStock: [{ deposito: 'Salón', articulos: 12 }],
      notasAbiertas: 2,
      ajustesAbiertos: 1,
      usuarios: ['Ana', 'Beto'],
    };
    expect(describirUso(uso)).toBe(
      'hay stock de 12 artículos en Salón; tiene 2 notas de pedido sin cerrar; tiene 1 ajuste sin aplicar; sólo trabajan ahí Ana y Beto',
    );
    expect(erroresDeTablasGenerales['tablas.sucursal_en_uso'].mensaje({ ...uso, sucursal: 'Norte' })).toContain(
      'No se puede inactivar Norte: hay stock',
    );
    expect(describirUso({ ...libre, usuarios: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] })).toBe(
      'sólo trabajan ahí A, B, C, D, E y 2 más',
    );
  });
});

describe('TAB-04 depósitos', () => {
  const salon: Deposito = {
    nombre: 'Salón',
    clase: 'FISICO',
    virtual: false,
    vendible: true,
    activo: true,
    principal: false,
  };

  it('never leaves the principal one inactive or out of sale, nor a quarantine on sale', () => {
    const bandera = fc.option(fc.boolean(), { nil: undefined });
    const deposito = fc.record({
      clase: fc.constantFrom('FISICO' as const, 'TALLER' as const, 'CUARENTENA' as const, 'TRANSITO' as const),
      vendible: fc.boolean(),
      activo: fc.boolean(),
      principal: fc.boolean(),
    });
    fc.assert(
      fc.property(deposito, fc.record({ vendible: bandera, activo: bandera, principal: bandera }), (antes, cambio) => {
        const despues = cambiarBanderas({ ...salon, ...antes }, cambio);
        if (!despues.ok) return;
        const { principal, vendible, activo, clase } = despues.value;
        expect(!principal || (vendible && activo)).toBe(true);
        expect(!vendible || clase === 'FISICO' || clase === 'TALLER').toBe(true);
        expect(antes.principal && !principal).toBe(false);
      }),
    );
  });

  it('changes what is asked and nothing else', () => {
    expect(cambiarBanderas(salon, { vendible: false })).toEqual({ ok: true, value: { ...salon, vendible: false } });
    expect(cambiarBanderas(salon, {})).toEqual({ ok: true, value: salon });
  });

  it('leaves the virtual ones alone', () => {
    const cliente = { ...salon, nombre: 'Clientes', clase: 'CLIENTE', virtual: true, vendible: false } as const;
    expect(cambiarBanderas(cliente, { activo: false })).toMatchObject({ error: { code: 'tablas.deposito_virtual' } });
  });
});
