import { endpoints } from '@trastienda/nucleo/endpoints.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Campo, conCampos as leerSin } from '../src/api/campos-de-lejos.ts';
import { camposDe, conCampos, nombraEsquemas } from './proyectar-contratos.ts';

// What the production build sends to the screens of lists in the place of the schemas of their addresses.

const listas = endpoints.filter(({ query }) => query instanceof z.ZodObject && 'pagina' in query.shape);

/** Text as somebody could write it in an address: good values of every kind, almost good ones and anything. */
const deDireccion = (campo: Campo) =>
  fc.oneof(
    fc.string(),
    fc.string({ minLength: 190, maxLength: 210 }),
    fc.constantFrom(...posiblesDe(campo)),
    fc.constantFrom(...posiblesDe(campo)).map((uno) => ` ${uno}`),
    fc.uuid(),
    fc.uuid().map((uno) => uno.toUpperCase()),
    fc.integer({ min: -5, max: 1_000_005 }),
    fc.integer({ min: -5, max: 300 }).map(String),
    fc.double(),
    fc.date({ noInvalidDate: true }).map((fecha) => fecha.toISOString()),
    fc.date({ noInvalidDate: true, min: new Date(0) }).map((fecha) => fecha.toISOString().slice(0, 10)),
    fc.constantFrom(
      '2026-02-29',
      '1899-12-31',
      '1899-12-31T23:59:59.999Z',
      '2026-11-20T10:00:00-03:00',
      '2026-11-20T10:00:00Z',
      '',
      '0',
      '1e2',
      'true',
      true,
      null,
    ),
    fc.array(fc.string()),
  );
const posiblesDe = ({ enum: valores, const: unico }: Campo): readonly string[] =>
  valores ?? (unico === undefined ? ['exacto'] : [unico]);

it('finds the lists of the product', () => expect(listas.length).toBeGreaterThan(40));

it.each(listas.map((uno) => [`${uno.method} ${uno.path}`, uno] as const))(
  'the address of %s is read as its schema does',
  (_nombre, uno) => {
    const esquemas = (uno.query as unknown as z.ZodObject).shape as Readonly<Record<string, z.ZodType>>;
    const campos = camposDe({ uno }).get('uno') as Readonly<Record<string, Campo>>;
    const lectores = leerSin({}, campos).query.shape;
    expect(Object.keys(lectores)).toEqual(Object.keys(esquemas));
    for (const [nombre, esquema] of Object.entries(esquemas)) {
      fc.assert(
        fc.property(deDireccion(campos[nombre] as Campo), (valor) => {
          const { success, data } = esquema.safeParse(valor);
          const leido = lectores[nombre]?.safeParse(valor);
          expect(leido).toEqual(success ? { success, data } : { success });
        }),
        { numRuns: 150 },
      );
    }
  },
);

it('a field that plain data cannot say stops the build', () => {
  const query = z.object({ pagina: z.int(), desde: z.string().transform((texto) => new Date(texto)), hasta: z.date() });
  expect(() => camposDe({ listar: { method: 'GET', query } })).toThrow(/Date/);
});

it('gives each endpoint its fields, and nothing to who has none', () => {
  const codigo = "export const verNota = endpoint({ path: '/n/:id' });\nexport const listarNotas = listar('/n');";
  expect(conCampos(codigo, new Map([['listarNotas', { buscar: { type: 'string' } }]]), '/lector.ts')).toBe(
    'import { conCampos } from "/lector.ts";\n' +
      "export const verNota = endpoint({ path: '/n/:id' });\n" +
      'export const listarNotas = /* @__PURE__ */ conCampos(/* @__PURE__ */ listar(\'/n\'), {"buscar":{"type":"string"}});',
  );
});

it('a module that names a schema gets it, and one that only names its type does not', () => {
  const de = (nombres: string) => nombraEsquemas(`import ${nombres} from '#notas/contrato.ts';`, '#notas/contrato.ts');
  expect(de('{ crearNota, NotaNueva }')).toBe(true);
  expect(de('{ ESTADOS, type Nota, listarNotas }')).toBe(false);
  expect(de('type { Nota }')).toBe(false);
  expect(nombraEsquemas("import { Nota } from './otro.ts';", '#notas/contrato.ts')).toBe(false);
});
