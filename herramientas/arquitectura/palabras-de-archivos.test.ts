import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RAIZ } from './fuentes.ts';

/** A module, a value of it, and the way down to some words. */
type Lugar = readonly [modulo: string, ...camino: readonly string[]];

/** What files and trails say is said by the server, what the screen says by the web: neither can take it from the other. */
const PAREJAS: readonly (readonly [deArchivos: Lugar, dePantalla: Lugar])[] = [
  [
    ['servidor/src/articulos/nombres.ts', 'ESTADOS'],
    ['web/src/articulos/textos/es.ts', 'es', 'estado'],
  ],
  [
    ['servidor/src/articulos/nombres.ts', 'TIPOS'],
    ['web/src/articulos/textos/es.ts', 'es', 'tipo'],
  ],
  [
    ['servidor/src/clientes/nombres.ts', 'ESTADOS'],
    ['web/src/clientes/textos/es.ts', 'es', 'estado'],
  ],
  [
    ['servidor/src/clientes/nombres.ts', 'ESTADOS_DE_NOTA'],
    ['web/src/clientes/textos/es.ts', 'es', 'notas'],
  ],
  [
    ['servidor/src/ventas/nombres.ts', 'ESTADOS'],
    ['web/src/clientes/textos/es.ts', 'es', 'notas'],
  ],
  [
    ['servidor/src/ventas/nombres.ts', 'ESTADOS'],
    ['web/src/ventas/textos/notas.es.ts', 'notas', 'estado'],
  ],
  [
    ['servidor/src/ventas/nombres.ts', 'ESTADOS'],
    ['web/src/inicio/textos/paneles.es.ts', 'paneles', 'notas', 'estado'],
  ],
  [
    ['servidor/src/stock/nombres.ts', 'TIPOS'],
    ['web/src/stock/textos/es.ts', 'es', 'tipo'],
  ],
  [
    ['servidor/src/stock/nombres.ts', 'ESTADOS_DE_AJUSTE'],
    ['web/src/stock/textos/ajustes.es.ts', 'ajustes', 'estado'],
  ],
  [
    ['servidor/src/tablas-generales/nombres.ts', 'CLASES_DE_DEPOSITO'],
    ['web/src/tablas-generales/textos/es.ts', 'es', 'depositos', 'claseDe'],
  ],
  [
    ['servidor/src/tablas-generales/nombres.ts', 'CLASES_DE_MOTIVO'],
    ['web/src/tablas-generales/textos/es.ts', 'es', 'motivos', 'claseDe'],
  ],
  [
    ['servidor/src/importaciones/nombres.ts', 'ENTIDADES'],
    ['web/src/importaciones/textos/es.ts', 'es', 'entidad'],
  ],
  [
    ['servidor/src/importaciones/nombres.ts', 'ESTADOS'],
    ['web/src/importaciones/textos/es.ts', 'es', 'estado'],
  ],
  [
    ['servidor/src/importaciones/nombres.ts', 'RESULTADOS'],
    ['web/src/importaciones/textos/asistente.es.ts', 'asistente', 'filas'],
  ],
];

async function palabrasEn([modulo, ...camino]: Lugar): Promise<Readonly<Record<string, unknown>>> {
  let hasta = (await import(join(RAIZ, modulo))) as Readonly<Record<string, unknown>>;
  for (const paso of camino) hasta = hasta[paso] as typeof hasta;
  return hasta;
}

/** What has more to say than its name keeps it as its title. */
const enPantalla = (visto: unknown): unknown =>
  typeof visto === 'object' ? (visto as { titulo: string }).titulo : visto;

it.each(PAREJAS)('what files say of %j is what the screen says in %j', async (deArchivos, dePantalla) => {
  const [dichas, vistas] = [await palabrasEn(deArchivos), await palabrasEn(dePantalla)];
  expect(Object.keys(dichas).length).toBeGreaterThan(1);
  expect(Object.fromEntries(Object.keys(dichas).map((clave) => [clave, enPantalla(vistas[clave])]))).toEqual(dichas);
});
