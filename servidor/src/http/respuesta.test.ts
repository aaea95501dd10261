import { Explosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { Id } from '@trastienda/nucleo/comun/campos.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { textoDeRespuesta } from './respuesta.ts';

const ID = '0190a3c4-1b2c-7d3e-8f40-112233445566';

const deParse = (esquema: z.ZodType, salida: unknown): string | null => {
  const leida = esquema.safeParse(salida);
  return leida.success ? JSON.stringify(leida.data) : null;
};
const deAtajo = (esquema: z.ZodType, salida: unknown): string | null => {
  try {
    return textoDeRespuesta(esquema, salida);
  } catch (error) {
    if (error instanceof z.ZodError) return null;
    throw error;
  }
};

const Fila = z.object({
  id: Id,
  nombre: z.string(),
  corto: z.string().max(2),
  cuantos: z.int(),
  version: z.int().positive(),
  medida: z.number(),
  activo: z.boolean(),
  clase: z.enum(['A', 'B']),
  nota: z.string().nullable(),
  costo: z.object({ propio: z.string() }).optional(),
  estado: z.string().default('BORRADOR'),
  recortado: z.string().trim(),
  uno: z.union([z.string(), z.int()]),
});
type Nombre = keyof typeof Fila.shape;

/** What a field may be given, right or wrong. */
const CUALQUIERA = fc.oneof(
  fc.constantFrom(
    ID,
    ID.toUpperCase(),
    'A',
    'BB',
    ' recortado ',
    '',
    null,
    undefined,
    true,
    Number.NaN,
    Infinity,
    2 ** 60,
    -0,
  ),
  fc.integer(),
  fc.double(),
  fc.string({ maxLength: 3 }),
  fc.date(),
  fc.record({ propio: fc.string({ maxLength: 3 }) }),
  fc.record({ propio: fc.string({ maxLength: 3 }), secreto: fc.string({ maxLength: 3 }) }),
  fc.array(fc.integer(), { maxLength: 2 }),
);

describe('INV-71 what an answer lets out', () => {
  it('is what its contract parses, whatever fields it is given, in whatever order', () => {
    const nombres = Object.keys(Fila.shape) as Nombre[];
    const esquemas = fc.uniqueArray(fc.constantFrom(...nombres), { minLength: 1, maxLength: 5 });
    const filas = fc.array(
      fc.tuple(
        fc.uniqueArray(fc.constantFrom(...nombres, 'secreto'), { maxLength: 6 }),
        fc.array(CUALQUIERA, { minLength: 6, maxLength: 6 }),
      ),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(esquemas, filas, (campos, valores) => {
        const esquema = z.object({
          filas: z.array(
            Fila.pick(Object.fromEntries(campos.map((campo) => [campo, true])) as { [N in Nombre]?: true }),
          ),
        });
        const salida = {
          filas: valores.map(([claves, suyos]) => Object.fromEntries(claves.map((clave, i) => [clave, suyos[i]]))),
        };
        expect(deAtajo(esquema, salida)).toBe(deParse(esquema, salida));
      }),
      { numRuns: 2000 },
    );
  });

  it('trims what the contract does not name at any depth, and refuses what does not fit it', () => {
    const esquema = z.object({
      id: Id,
      filas: z.array(z.object({ nombre: z.string(), costo: z.string().optional() })),
    });
    expect(textoDeRespuesta(esquema, { id: ID, filas: [{ nombre: 'a', clave: 'x' }], otra: 1 })).toBe(
      `{"id":"${ID}","filas":[{"nombre":"a"}]}`,
    );
    expect(textoDeRespuesta(esquema, { id: ID, filas: [{ nombre: 'a', costo: undefined }] })).toBe(
      `{"id":"${ID}","filas":[{"nombre":"a"}]}`,
    );
    for (const filas of [[{}], [{ nombre: 1 }], [null], null, new Array(1)]) {
      expect(() => textoDeRespuesta(esquema, { id: ID, filas })).toThrow(z.ZodError);
    }
    expect(() => textoDeRespuesta(esquema, { id: 'x', filas: [] })).toThrow(z.ZodError);
    // It knows how to write itself in another way.
    expect(() => textoDeRespuesta(z.object({ cuando: z.string() }), { cuando: new Date() })).toThrow(z.ZodError);
    expect(textoDeRespuesta(z.object({}), new Date())).toBe('{}');
  });

  it('a contract that contains itself is read as deep as it goes', () => {
    const Rama = z.object({
      nombre: z.string(),
      get ramas() {
        return z.array(Rama);
      },
    });
    expect(textoDeRespuesta(Rama, { nombre: 'a', ramas: [{ nombre: 'b', ramas: [], peso: 1 }] })).toBe(
      '{"nombre":"a","ramas":[{"nombre":"b","ramas":[]}]}',
    );
  });

  it('an explosion that is already as its contract says is written without being copied', () => {
    const nodo = {
      ...{ articuloId: ID, codigo: 'A', descripcion: 'Caja', disponible: null, unidad: 'Unidad', decimales: 0 },
      ...{ tipo: 'PRODUCTO', estado: 'ACTIVO', total: '2', nivel: 0, hoja: false, costo: undefined },
      lineas: [{ id: ID, componenteId: ID, cantidad: '1', merma: '0', opcional: false, sustitutos: [] }],
    };
    const salida = { estructuraId: ID, raizId: ID, cantidad: '2', nodos: [nodo] };
    const parse = vi.spyOn(Explosion, 'parse');
    expect(textoDeRespuesta(Explosion, salida)).toBe(JSON.stringify(salida));
    expect(parse).not.toHaveBeenCalled();
    textoDeRespuesta(Explosion, { ...salida, secreto: 1 });
    expect(parse).toHaveBeenCalledOnce();
    parse.mockRestore();
  });
});
