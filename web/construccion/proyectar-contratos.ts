import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, parseAst, transformWithOxc } from 'vite';
import { z } from 'zod';

/** What a page that is not open yet asks of an endpoint. The rest is for the server, the forms and the OpenAPI document. */
const DE_LA_WEB = new Set(['method', 'path', 'permiso', 'formato', 'cuerpo', 'confirmacion', 'trabajo']);
/** What endpoints share among them (`const propio = { … }`), without what only the others read. */
const DE_LOS_OTROS = new Set(['summary', 'alcance', 'params', 'query', 'body', 'response', 'errors', 'status']);
/**
 * The modules that come before any screen, and those that only ask the server: they want of an endpoint its path and its
 * permission and never a schema.
 */
const DEL_COMIENZO =
  /^(main\.tsx|(app|api|armazon|inicio(?!\/avisos)|i18n)\/|acceso\/[^/]+$|([^/]+\/)+(rutas|menu|buscador|[^/]+\.queries)\.ts$)/;
const DE_CONTRATO = /[\\/]nucleo[\\/]src[\\/].*[\\/]contrato[^\\/]*\.ts$/;
/** Schemas are the only values whose name begins with one capital: `Nota`, and not `ESTADOS`. */
const NOMBRE_DE_ESQUEMA = /^[A-Z][a-z]/;
const DE_ESQUEMAS = /^zod$|comun\/(campos(-de-tercero)?|paginacion)\.ts$/;
/** Without schemas; and, for the screens of lists, with what their addresses may carry. */
const PROYECCION = /^\0(?:proyectado|con-campos):/;
const SIN_CAMPOS = '\0proyectado:';
const CON_CAMPOS = '\0con-campos:';

type Nodo = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly id?: Nodo | null;
  readonly init?: Nodo | null;
  readonly key?: Nodo;
  readonly value?: unknown;
  readonly local?: Nodo;
  readonly callee?: Nodo;
  readonly computed?: boolean;
  readonly arguments?: readonly Nodo[];
  readonly properties?: readonly Nodo[];
  readonly specifiers?: readonly Nodo[];
  readonly source?: Nodo | null;
  readonly declarations?: readonly Nodo[];
  readonly declaration?: Nodo | null;
};
type Corte = { readonly start: number; readonly end: number; readonly texto: string };

/**
 * Sends the browser only what its first screen uses of the contracts. A contract is one value that server, client, forms
 * and OpenAPI read; of it, the shell and the menu want methods, paths and permissions, so what they import is the contract
 * without its schemas. So does a screen that names no schema, with the fields of its addresses as plain data: the library of
 * schemas comes with the first form. A module that names a schema gets the contract whole. Only in the production build: it
 * changes what travels, never what is done.
 */
export function proyectarContratos(fuentes: string): Plugin {
  return {
    name: 'proyectar-contratos',
    apply: 'build',
    enforce: 'pre',
    async resolveId(pedido, desde) {
      if (desde === undefined) return null;
      const [deProyectado] = PROYECCION.exec(desde) ?? [];
      if (deProyectado === undefined && !/contrato/.test(pedido)) return null;
      const prefijo = deProyectado ?? proyeccionPara(fuentes, desde, pedido);
      if (prefijo === null) return null;
      const real = await this.resolve(pedido, desde.replace(PROYECCION, ''), { skipSelf: true });
      return real && DE_CONTRATO.test(real.id) ? `${prefijo}${real.id}` : real;
    },
    async load(id) {
      if (!PROYECCION.test(id)) return null;
      const archivo = id.replace(PROYECCION, '');
      this.addWatchFile(archivo);
      const { code } = await transformWithOxc(readFileSync(archivo, 'utf8'), archivo, { lang: 'ts' });
      const sinEsquemas = proyectar(code);
      const lector = `${fuentes}/api/campos-de-lejos.ts`;
      return {
        code: id.startsWith(CON_CAMPOS)
          ? conCampos(sinEsquemas, camposDe(await import(pathToFileURL(archivo).href)), lector)
          : sinEsquemas,
        moduleSideEffects: false,
        moduleType: 'js',
      };
    },
  };
}

/** How a module of the web gets a contract that it imports; null is whole. */
function proyeccionPara(fuentes: string, desde: string, pedido: string): string | null {
  const modulo = relative(fuentes, desde).replaceAll('\\', '/');
  if (modulo.startsWith('..')) return null;
  if (DEL_COMIENZO.test(modulo)) return SIN_CAMPOS;
  return nombraEsquemas(readFileSync(desde, 'utf8'), pedido) ? null : CON_CAMPOS;
}

const IMPORTACION = /import\s+(type\s)?\s*\{([^}]*)\}\s*from\s*'([^']+)'/g;

/** Whether a source imports some schema, and not only its type, from a contract. */
export const nombraEsquemas = (codigo: string, contrato: string): boolean =>
  [...codigo.matchAll(IMPORTACION)].some(
    ([, soloTipos, nombres = '', de]) =>
      soloTipos === undefined &&
      de === contrato &&
      nombres.split(',').some((nombre) => NOMBRE_DE_ESQUEMA.test(nombre.trim())),
  );

/** What the address of each list may carry, by the name of its endpoint in the contract. */
export function camposDe(contrato: Readonly<Record<string, unknown>>): ReadonlyMap<string, object> {
  return new Map(
    Object.entries(contrato).flatMap(([nombre, valor]) => {
      const query = valor !== null && typeof valor === 'object' && 'method' in valor && 'query' in valor && valor.query;
      if (!(query instanceof z.ZodObject) || !('pagina' in query.shape)) return [];
      // A field with a schema that plain data cannot say stops the build here.
      const { properties = {} } = z.toJSONSchema(query, { io: 'input' });
      return [[nombre, properties]];
    }),
  );
}

/** Adds to each endpoint the fields of its address, so that a screen which names none of them leaves them out. */
export function conCampos(codigo: string, campos: ReadonlyMap<string, object>, lector: string): string {
  const cortes = leer(codigo)
    .flatMap(declaracionesDe)
    .flatMap(({ id, init }): Corte[] => {
      const suyos = campos.get(id?.name ?? '');
      if (!suyos || !init) return [];
      const fin = `, ${JSON.stringify(suyos)})`;
      return [
        { start: init.start, end: init.start, texto: '/* @__PURE__ */ conCampos(/* @__PURE__ */ ' },
        { start: init.end, end: init.end, texto: fin },
      ];
    });
  const importa = cortes.length > 0 ? `import { conCampos } from ${JSON.stringify(lector)};\n` : '';
  return importa + aplicar(codigo, cortes);
}

/** The source of a contract without its schemas, nor what only they used, as JavaScript. */
export function proyectar(codigo: string): string {
  const podado = aplicar(codigo, enEndpoints(leer(codigo)));
  const sinEsquemas = hastaQueNoQuede(podado, esquemas);
  return hastaQueNoQuede(sinEsquemas, sinUso);
}

function hastaQueNoQuede(codigo: string, sobrantes: (sentencias: readonly Nodo[]) => Corte[]): string {
  let texto = codigo;
  for (let cortes = sobrantes(leer(texto)); cortes.length > 0; cortes = sobrantes(leer(texto))) {
    texto = aplicar(texto, cortes);
  }
  return texto;
}

const leer = (codigo: string): readonly Nodo[] =>
  (parseAst(codigo) as unknown as { readonly body: readonly Nodo[] }).body;

const esEsquema = ({ type, name = '' }: Nodo): boolean => type === 'Identifier' && NOMBRE_DE_ESQUEMA.test(name);

/** What endpoints say and the web does not read. */
function enEndpoints(sentencias: readonly Nodo[]): Corte[] {
  const cortes: Corte[] = [];
  recorrer(sentencias, (nodo) => {
    const esEndpoint = nodo.type === 'CallExpression' && nodo.callee?.name === 'endpoint';
    if (esEndpoint) cortes.push(...sinPropiedades(nodo.arguments?.[0], (nombre) => !DE_LA_WEB.has(nombre)));
  });
  for (const { init } of sentencias.flatMap(declaracionesDe)) {
    if (init?.type === 'ObjectExpression') cortes.push(...sinPropiedades(init, (nombre) => DE_LOS_OTROS.has(nombre)));
    // To the functions that make endpoints alike, schemas go as arguments.
    if (init?.type === 'CallExpression') {
      cortes.push(...(init.arguments ?? []).filter(esEsquema).map((uno) => ({ ...quitar(uno), texto: 'undefined' })));
    }
  }
  return cortes;
}

const declaracionesDe = (sentencia: Nodo): readonly Nodo[] => (sentencia.declaration ?? sentencia).declarations ?? [];

/** Declarations that are schemas or are made of them: what still names one after the endpoints were trimmed. */
function esquemas(sentencias: readonly Nodo[]): Corte[] {
  const deEsquemas = new Set(
    sentencias
      .filter(({ source }) => DE_ESQUEMAS.test(String(source?.value ?? '')))
      .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local?.name)),
  );
  return sentencias
    .filter((sentencia) => {
      if (!/^(Export|Variable|Function)/.test(sentencia.type) || sentencia.source) return false;
      let alguno = declaracionesDe(sentencia).some(({ id }) => id && esEsquema(id));
      recorrer(
        sentencia,
        (nodo) => (alguno ||= esEsquema(nodo) || (nodo.type === 'Identifier' && deEsquemas.has(nodo.name))),
        true,
      );
      return alguno;
    })
    .map(quitar);
}

/** Declarations that are nobody's and imports that nothing uses. */
function sinUso(sentencias: readonly Nodo[]): Corte[] {
  const usados = new Set<string>();
  recorrer(sentencias, (nodo) => nodo.type === 'Identifier' && usados.add(nodo.name ?? ''), true);
  const vivo = (nodo: Nodo | null | undefined): boolean => {
    let alguno = false;
    recorrer(nodo, (uno) => {
      if (uno.type === 'Identifier' && usados.has(uno.name ?? '')) alguno = true;
    });
    return alguno;
  };
  return sentencias.flatMap((sentencia) => {
    if (sentencia.type === 'ImportDeclaration') {
      const { specifiers = [] } = sentencia;
      const sobran = specifiers.filter(({ local }) => !vivo(local));
      return sobran.length > 0 && sobran.length === specifiers.length
        ? [quitar(sentencia)]
        : deLista(specifiers, sobran);
    }
    if (sentencia.type === 'FunctionDeclaration' && !vivo(sentencia.id)) return [quitar(sentencia)];
    const { declarations = [] } = sentencia;
    return sentencia.type === 'VariableDeclaration' && !declarations.some(({ id }) => vivo(id))
      ? [quitar(sentencia)]
      : [];
  });
}

const quitar = ({ start, end }: Nodo): Corte => ({ start, end, texto: '' });

function sinPropiedades(objeto: Nodo | undefined, sobra: (nombre: string) => boolean): Corte[] {
  const propiedades = objeto?.properties ?? [];
  const sobrantes = propiedades.filter(({ key }) => key?.name !== undefined && sobra(key.name));
  if (!objeto || sobrantes.length < propiedades.length) return deLista(propiedades, sobrantes);
  return propiedades.length > 0 ? [{ ...quitar(objeto), texto: '{}' }] : [];
}

/** Takes items out of a list: each with the comma after it; those at the end, with the one before. */
const deLista = (lista: readonly Nodo[], sobrantes: readonly Nodo[]): Corte[] =>
  sobrantes.map((uno) => {
    const i = lista.indexOf(uno);
    return lista.slice(i).every((otro) => sobrantes.includes(otro))
      ? { start: lista[i - 1]?.end ?? uno.start, end: uno.end, texto: '' }
      : { start: uno.start, end: lista[i + 1]?.start ?? uno.end, texto: '' };
  });

/** Every node; with `usos`, only names that are read: not what is declared, imported or a key. */
function recorrer(valor: unknown, mirar: (nodo: Nodo) => void, usos = false): void {
  if (Array.isArray(valor)) for (const uno of valor) recorrer(uno, mirar, usos);
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return;
  const nodo = valor as Nodo;
  if (usos && nodo.type === 'ImportDeclaration') return;
  if (typeof nodo.type === 'string') mirar(nodo);
  for (const [parte, interior] of Object.entries(nodo)) {
    const seDeclara = parte === 'id';
    const esNombre = (parte === 'key' || parte === 'property') && nodo.computed !== true;
    if (!usos || (!seDeclara && !esNombre)) recorrer(interior, mirar, usos);
  }
}

/** From the end to the beginning, so that what was already cut moves nothing; what is inside another cut goes with it. */
function aplicar(codigo: string, cortes: readonly Corte[]): string {
  const dentroDeOtro = (uno: Corte) =>
    cortes.some(
      (otro) => otro.start <= uno.start && uno.end <= otro.end && otro.end - otro.start > uno.end - uno.start,
    );
  return cortes
    .filter((uno) => !dentroDeOtro(uno))
    .toSorted((a, b) => b.start - a.start)
    .reduce((texto, { start, end, texto: nuevo }) => texto.slice(0, start) + nuevo + texto.slice(end), codigo);
}
