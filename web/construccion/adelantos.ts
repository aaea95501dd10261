import { type Plugin, parseAst, type Rolldown, transformWithOxc } from 'vite';
import { PRIMERA_PAGINA } from '../src/ui/listas/primera-pagina.ts';

/**
 * The file of the build that tells the server what to ask for ahead: `/articulos/tabla/$id` → the files its screen needs
 * besides those of every page, those that weigh most first, and the rows a list begins with, with what goes with them.
 */
const ARCHIVO_DE_ADELANTOS = 'adelantos.json';

type Pedido = {
  /** The first module of the page. */
  readonly comienzo: string;
  /** What a route says is asked for with it: the module of its texts, as an import would name it. */
  readonly textosDe: (camino: string) => string | undefined;
};

type Hallada = {
  readonly camino: string;
  readonly modulos: readonly string[];
  /** The endpoints its `loader` asks for: that of the first rows, and those that go with them. */
  readonly pedidos: readonly Importado[];
};
type Importado = { readonly modulo: string; readonly nombre: string };
type Resuelta = { readonly camino: string; readonly modulos: readonly string[]; readonly datos: readonly string[] };

/**
 * Writes down which files the screen of each address begins with, so that the server names them in the page itself and the
 * browser asks for them together with the application, instead of after it has run.
 */
export function adelantos({ comienzo, textosDe }: Pedido): Plugin {
  const halladas = new Map<string, readonly Resuelta[]>();
  return {
    name: 'adelantos',
    apply: 'build',
    enforce: 'pre',
    async transform(codigo, id) {
      if (!/\.tsx?$/.test(id) || !codigo.includes('createRoute(')) return null;
      const { code } = await transformWithOxc(codigo, id);
      const rutas = rutasDe(code).map(async ({ camino, modulos, pedidos }) => {
        const textos = textosDe(camino);
        const suyos = textos === undefined ? modulos : [...modulos, textos];
        const resueltos = await Promise.all(
          suyos.map(async (uno) => (await this.resolve(uno, id)) ?? this.error(`${uno} is nowhere`)),
        );
        return { camino, modulos: resueltos.map((uno) => uno.id), datos: await Promise.all(pedidos.map(direccionDe)) };
      });
      halladas.set(id, await Promise.all(rutas));
      return null;
    },
    generateBundle(_opciones, bundle) {
      const partes = Object.values(bundle).filter((uno) => uno.type === 'chunk');
      const deSiempre = new Set(cierre(partes, [comienzo]));
      const source = [...halladas.values()].flat().map(({ camino, modulos, datos }) => {
        const archivos = cierre(partes, modulos)
          .filter((parte) => !deSiempre.has(parte))
          .toSorted((una, otra) => otra.code.length - una.code.length)
          .map(({ fileName }) => `/${fileName}`);
        return [camino, { archivos, datos }] as const;
      });
      const conAlgo = source.filter(([, { archivos, datos }]) => archivos.length > 0 || datos.length > 0);
      this.emitFile({
        type: 'asset',
        fileName: ARCHIVO_DE_ADELANTOS,
        source: JSON.stringify(Object.fromEntries(conAlgo)),
      });
    },
  };
}

/** The address of what a loader asks for, as it writes it: the first page of a list, and what goes with it whole. */
async function direccionDe({ modulo, nombre }: Importado, i: number): Promise<string> {
  const { path } = (await import(modulo))[nombre] as { readonly path: string };
  if (i > 0) return path;
  return `${path}?${new URLSearchParams(Object.entries(PRIMERA_PAGINA).map(([clave, valor]) => [clave, `${valor}`]))}`;
}

type Nodo = { readonly type: string } & Readonly<Record<string, unknown>>;

const esNodo = (valor: unknown): valor is Nodo => typeof valor === 'object' && valor !== null && 'type' in valor;

/** A node and all that is below it. */
function* recorrer(nodo: Nodo): Generator<Nodo> {
  yield nodo;
  for (const valor of Object.values(nodo)) {
    for (const uno of Array.isArray(valor) ? valor : [valor]) if (esNodo(uno)) yield* recorrer(uno);
  }
}

/** The routes a module declares with `createRoute({ path, component })`, and the modules their components come from. */
export function rutasDe(codigo: string): readonly Hallada[] {
  const nodos = [...recorrer(parseAst(codigo) as unknown as Nodo)];
  const constantes = new Map(
    nodos.flatMap((nodo) => (nodo.type === 'VariableDeclarator' ? [[nombreDe(nodo.id), nodo.init] as const] : [])),
  );
  const importados = importadosDe(nodos);
  return nodos.flatMap((nodo) => {
    if (nodo.type !== 'CallExpression' || nombreDe(nodo.callee) !== 'createRoute') return [];
    const [opciones] = nodo.arguments as readonly Nodo[];
    const camino = textoDe(propiedad(opciones, 'path'));
    const componente = propiedad(opciones, 'component');
    const suyo = componente?.type === 'Identifier' ? constantes.get(nombreDe(componente)) : componente;
    const modulos = esNodo(suyo) ? [...recorrer(suyo)].flatMap(importado) : [];
    const pedidos = pedidosDe(propiedad(opciones, 'loader'), importados);
    return camino === undefined || modulos.length === 0 ? [] : [{ camino, modulos, pedidos }];
  });
}

/** Where each imported name comes from; a whole module under its own has no name of its own there. */
const importadosDe = (nodos: readonly Nodo[]) =>
  new Map(
    nodos.flatMap((nodo) => {
      if (nodo.type !== 'ImportDeclaration') return [];
      const modulo = textoDe(nodo.source as Nodo) ?? '';
      return (nodo.specifiers as readonly Nodo[]).map(
        ({ local, imported }) => [nombreDe(local), { modulo, nombre: nombreDe(imported) }] as const,
      );
    }),
  );

/** The endpoints of `primerasFilas(listarX, listarY)`, or of `primerasFilas(contrato.listarX)`. */
function pedidosDe(loader: Nodo | undefined, importados: ReturnType<typeof importadosDe>): readonly Importado[] {
  if (loader?.type !== 'CallExpression' || nombreDe(loader.callee) !== 'primerasFilas') return [];
  return (loader.arguments as readonly Nodo[]).flatMap((cual) => {
    const deContrato = cual.type === 'MemberExpression';
    const hallado = importados.get(nombreDe(deContrato ? cual.object : cual));
    const nombre = deContrato ? nombreDe(cual.property) : hallado?.nombre;
    return hallado && nombre !== undefined ? [{ modulo: hallado.modulo, nombre }] : [];
  });
}

const nombreDe = (nodo: unknown): string | undefined =>
  esNodo(nodo) && typeof nodo.name === 'string' ? nodo.name : undefined;

const textoDe = (nodo: Nodo | undefined): string | undefined =>
  nodo !== undefined && typeof nodo.value === 'string' ? nodo.value : undefined;

function propiedad(objeto: Nodo | undefined, nombre: string): Nodo | undefined {
  const propiedades = (objeto?.properties ?? []) as readonly Nodo[];
  const valor = propiedades.find(({ key }) => nombreDe(key) === nombre)?.value;
  return esNodo(valor) ? valor : undefined;
}

function importado(nodo: Nodo): string[] {
  const fuente = nodo.type === 'ImportExpression' && esNodo(nodo.source) ? textoDe(nodo.source) : undefined;
  return fuente === undefined ? [] : [fuente];
}

/** The files that come with those that hold some modules. */
function cierre(partes: readonly Rolldown.OutputChunk[], modulos: readonly string[]): readonly Rolldown.OutputChunk[] {
  const vistas = new Set<Rolldown.OutputChunk>();
  const pendientes = partes.filter(({ moduleIds }) => moduleIds.some((id) => modulos.includes(id)));
  for (let parte = pendientes.pop(); parte; parte = pendientes.pop()) {
    if (vistas.has(parte)) continue;
    vistas.add(parte);
    const { imports } = parte;
    pendientes.push(...partes.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...vistas];
}
