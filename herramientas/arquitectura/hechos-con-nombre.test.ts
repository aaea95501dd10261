import { expect, it } from 'vitest';
import { esPrueba, type Fuente, leerFuentes } from './fuentes.ts';

type Lugar = readonly [archivo: string, bloque: string];

const DE_TODOS: Lugar = ['web/src/ui/textos/rastro.es.ts', 'hecho'];
const DEL_ARTICULO: Lugar = ['web/src/articulos/textos/actividad.es.ts', 'accion'];
/** Where the names of what is done to each record are, besides those that every record shares. */
const NOMBRES: Readonly<Record<string, readonly Lugar[]>> = {
  articulo: [DEL_ARTICULO],
  // One that is discarded is told in the trail of its artículo.
  estructura: [['web/src/articulos/textos/estructura.es.ts', 'accionAuditada'], DEL_ARTICULO],
  campo: [['web/src/articulos/textos/campos.es.ts', 'hecho']],
  ajuste: [['web/src/stock/textos/ajustes.es.ts', 'hecho']],
  nota: [['web/src/ventas/textos/documento.es.ts', 'hecho']],
  cliente: [],
  proveedor: [],
};

/** The actions that the server puts in a trail, written whole where they are: `accion: 'nota.anular'`, or handed over. */
const ACCION = /(?:accion: |(?:anotarCambio|terminar)\([^()]*?)'(\w+)\.([\w-]+)'/g;

const accionesDe = (fuentes: readonly Fuente[]) =>
  fuentes
    .filter((fuente) => fuente.ruta.startsWith('servidor/src/') && !esPrueba(fuente))
    .flatMap(({ texto }) => [...texto.matchAll(ACCION)])
    .map(([, entidad = '', verbo = '']) => ({ entidad, verbo }));

function nombresEn(fuentes: readonly Fuente[], [archivo, bloque]: Lugar): readonly string[] {
  const texto = fuentes.find(({ ruta }) => ruta === archivo)?.texto ?? '';
  const cuerpo = new RegExp(`\\b${bloque}: \\{([^{}]*)\\}`).exec(texto)?.[1] ?? '';
  return [...cuerpo.matchAll(/(?:'([\w-]+)'|\b(\w+)): ['"]/g)].map(([, citado, suelto]) => citado ?? suelto ?? '');
}

it('ART-26 whatever is done to a record has a name in its trail', async () => {
  const fuentes = await leerFuentes();
  const comunes = nombresEn(fuentes, DE_TODOS);
  const acciones = accionesDe(fuentes).filter(({ entidad }) => entidad in NOMBRES);
  // A search that finds nothing would find nothing wrong.
  expect(acciones.length).toBeGreaterThan(40);
  expect(comunes).toContain('importar');
  const sinNombre = acciones.filter(({ entidad, verbo }) => {
    const suyos = (NOMBRES[entidad] ?? []).flatMap((lugar) => nombresEn(fuentes, lugar));
    return ![...comunes, ...suyos].includes(verbo);
  });
  expect(sinNombre.map(({ entidad, verbo }) => `${entidad}.${verbo}`)).toEqual([]);
});
