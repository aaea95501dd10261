import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '#acceso/roles.ts';
import { crearVista } from './contrato.ts';
import { type ContenidoDeVista, muestraLaVista, puedeCambiar, puedeVer } from './vista.ts';

const id = fc.constantFrom('codigo', 'descripcion', 'marca', 'precio', 'stock-1');
const contenido: fc.Arbitrary<ContenidoDeVista> = fc.record({
  columnas: fc.record(
    {
      orden: fc.uniqueArray(id),
      anchos: fc.dictionary(id, fc.integer({ min: 48, max: 900 })),
      fijas: fc.dictionary(id, fc.constantFrom('inicio' as const, 'fin' as const, 'suelta' as const)),
      visibles: fc.dictionary(id, fc.boolean()),
    },
    { requiredKeys: [] },
  ),
  busqueda: fc.dictionary(fc.constantFrom('estado', 'marcaId', 'orden', 'filtros'), fc.jsonValue({ maxDepth: 2 })),
  densidad: fc.constantFrom('densa' as const, 'normal' as const),
});
const alReves = <Valor>(valor: Valor): Valor => {
  if (Array.isArray(valor)) return valor.map(alReves) as Valor;
  if (typeof valor !== 'object' || valor === null) return valor;
  const pares = Object.entries(valor).reverse();
  return Object.fromEntries(pares.map(([campo, suyo]) => [campo, alReves(suyo)])) as Valor;
};

describe('ART-22 TD-11 a table shows a view', () => {
  it('while it is as the view keeps it, in whatever order its fields were written', () => {
    fc.assert(fc.property(contenido, (vista) => muestraLaVista(vista, alReves(vista))));
  });

  it('until a width, an order, a side, what shows, a filter or the density is another', () => {
    fc.assert(
      fc.property(contenido, (vista) => {
        const { columnas, busqueda, densidad } = vista;
        const otras: ContenidoDeVista[] = [
          { ...vista, columnas: { ...columnas, anchos: { ...columnas.anchos, nueva: 100 } } },
          { ...vista, columnas: { ...columnas, orden: [...(columnas.orden ?? []), 'nueva'] } },
          { ...vista, columnas: { ...columnas, fijas: { ...columnas.fijas, nueva: 'fin' } } },
          { ...vista, columnas: { ...columnas, visibles: { ...columnas.visibles, nueva: false } } },
          { ...vista, busqueda: { ...busqueda, conStock: 'true' } },
          { ...vista, densidad: densidad === 'densa' ? 'normal' : 'densa' },
        ];
        for (const otra of otras) expect(muestraLaVista(vista, otra)).toBe(false);
      }),
    );
  });

  it('also while somebody searches in it, unless it keeps a search of its own', () => {
    const vista: ContenidoDeVista = { columnas: {}, busqueda: { estado: 'ACTIVO' } };
    const buscando = (buscar: string) => ({ columnas: {}, busqueda: { estado: 'ACTIVO', buscar } });
    expect(muestraLaVista(vista, buscando('bujía'))).toBe(true);
    expect(muestraLaVista(buscando('bujía'), buscando('filtro'))).toBe(false);
    expect(muestraLaVista(buscando('bujía'), vista)).toBe(false);
  });

  it('an absent layout and an empty one are the same', () => {
    const vacia = { columnas: { orden: [], anchos: {}, fijas: {} }, busqueda: {} };
    expect(muestraLaVista({ columnas: {}, busqueda: {} }, vacia)).toBe(true);
  });
});

describe('ART-22 a view', () => {
  const rol = fc.constantFrom(...ROLES);
  const caso = fc.record({
    vista: fc.record({ usuarioId: fc.constantFrom('ana', 'beto'), roles: fc.uniqueArray(rol) }),
    persona: fc.record({ id: fc.constantFrom('ana', 'beto'), roles: fc.uniqueArray(rol), comparte: fc.boolean() }),
  });

  it('that is private is seen and changed by its owner alone', () => {
    fc.assert(
      fc.property(caso, ({ vista, persona }) => {
        const privada = { ...vista, roles: [] };
        expect(puedeVer(privada, persona)).toBe(vista.usuarioId === persona.id);
        expect(puedeCambiar(privada, persona)).toBe(vista.usuarioId === persona.id);
      }),
    );
  });

  it('is seen by whoever may change it, and what is shared is changed only by who may share', () => {
    fc.assert(
      fc.property(caso, ({ vista, persona }) => {
        if (puedeCambiar(vista, persona)) expect(puedeVer(vista, persona)).toBe(true);
        if (vista.roles.length > 0 && !persona.comparte) expect(puedeCambiar(vista, persona)).toBe(false);
        if (vista.roles.some((uno) => persona.roles.includes(uno))) expect(puedeVer(vista, persona)).toBe(true);
      }),
    );
  });
});

it('ART-18 ART-22 a view keeps a table with a column for each of all the campos there may be, with its width', () => {
  const columnas = Array.from(
    { length: 240 },
    (_, i) => `campoNumero-01980000-0000-7000-8000-${String(i).padStart(12, '0')}`,
  );
  const deTodas = <Valor>(valor: Valor) => Object.fromEntries(columnas.map((columna) => [columna, valor]));
  const contenido = {
    columnas: { orden: columnas, anchos: deTodas(120), visibles: deTodas(true), fijas: {} },
    busqueda: { filtros: 'x'.repeat(2_000) },
  };
  const juzgada = crearVista.body?.safeParse({ pantalla: 'articulos', nombre: 'Con todo', contenido });
  expect(juzgada).toMatchObject({ success: true });
});
