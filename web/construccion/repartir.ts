import { build, type InlineConfig, type Rolldown } from 'vite';

type Grupos = NonNullable<Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups']>;

type Comienzos = Readonly<Record<string, string>>;

type Reparto = {
  readonly paginas: Comienzos;
  readonly pantallas: Pantallas;
  readonly enteras: Enteras;
};

type Pantallas = Readonly<Record<string, readonly [pantalla: string, ...consigo: readonly string[]]>>;

type Enteras = Readonly<Record<string, readonly string[]>>;

/**
 * How the code is shared out in files, so that what a page needs before its first screen comes in few of them and holds
 * nothing else: React, what all the pages begin with, and what each begins with alone. `paginas` tells the first module of
 * each page; what it really needs, once what nobody uses is gone, is found out by a build that is not written. `pantallas`
 * are screens of the first page whose pieces are those of many: what each needs besides, and what comes with it always, is one
 * file and not thirty. `enteras` are screens that are one file with what comes always with them.
 * Everything else stays as the builder cuts it. Throws when told of a module that the build has not: one that was moved
 * would otherwise fall where it may, and weigh on the first screen.
 */
export async function repartir(config: InlineConfig, { paginas, pantallas, enteras }: Reparto): Promise<Grupos> {
  const partes = await partesSinRepartir(config);
  const deLaAplicacion = new Set(partes.flatMap(modulosDe));
  const nombrados = [...Object.values(paginas), ...Object.values(pantallas).flat(), ...Object.values(enteras).flat()];
  const perdidos = nombrados.filter((modulo) => !deLaAplicacion.has(modulo));
  if (perdidos.length > 0) throw new Error(`the build shares out what it has not: ${perdidos.join(', ')}`);
  const necesidades = Object.entries(paginas).map(([nombre, comienzo]) => ({
    nombre,
    modulos: new Set(cierre(partes, comienzo, false).flatMap(modulosDe)),
    conLoDeDespues: new Set(cierre(partes, comienzo, true).flatMap(modulosDe)),
  }));
  const propia = Object.keys(paginas)[0] ?? null;
  const deTodas = Object.keys(paginas).join('-y-');
  const compartidas = Object.entries(pantallas).map(([nombre, [comienzo, ...consigo]]) => {
    const piezas = cierre(partes, comienzo, false).filter((parte) => !modulosDe(parte).includes(comienzo));
    return { nombre, modulos: new Set([...piezas.flatMap(modulosDe), ...consigo]) };
  });
  const propias = Object.entries(enteras).map(([nombre, modulos]) => {
    const suyas = partes.filter((parte) => modulosDe(parte).some((id) => modulos.includes(id)));
    return { nombre, modulos: new Set(suyas.flatMap(modulosDe)) };
  });
  return [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    {
      name: (id) => {
        const suyas = necesidades.filter(({ modulos }) => modulos.has(id));
        // A page begins wherever the file it begins in is loaded: what the other page uses later is put apart from it.
        const ajenas = necesidades.filter((una) => !suyas.includes(una) && una.conLoDeDespues.has(id));
        if (suyas.length > 0) {
          // The application begins with it and the doors may come to use it: too little for a file of its own.
          if (ajenas.length > 0 && suyas[0]?.nombre === propia) return deTodas;
          return [...suyas.map(({ nombre }) => nombre), ...ajenas.map(({ nombre }) => `${nombre}-despues`)].join('-y-');
        }
        const deCuales = compartidas.filter(({ modulos }) => modulos.has(id)).map(({ nombre }) => nombre);
        // What two pages use later goes with nothing that either begins with: its file would begin the other page.
        if (ajenas.length > 1) return deCuales.length > 0 ? 'de-varias-despues' : null;
        // What all of them need is there from the beginning.
        if (deCuales.length > 1) return propia;
        return deCuales[0] ?? propias.find(({ modulos }) => modulos.has(id))?.nombre ?? null;
      },
      // What they import is shared out by the same rule, not dragged along.
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ];
}

async function partesSinRepartir(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const salida = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  const salidas = Array.isArray(salida) ? salida : [salida as Rolldown.RolldownOutput];
  return salidas.flatMap(({ output }) => output).filter((parte) => parte.type === 'chunk');
}

/**
 * The modules of a file. Styles have no code and go along all the same: a first file left with nothing but its styles
 * would be taken out of the build while the page still asks for it.
 */
const modulosDe = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) =>
    renderedLength > 0 || id.endsWith('.css') ? [id] : [],
  );

/** The files that come with the one that holds a module, with or without those that come later. */
function cierre(
  partes: readonly Rolldown.OutputChunk[],
  modulo: string,
  conLoDeDespues: boolean,
): readonly Rolldown.OutputChunk[] {
  const vistas = new Set<Rolldown.OutputChunk>();
  const pendientes = partes.filter((parte) => modulosDe(parte).includes(modulo));
  for (let parte = pendientes.pop(); parte; parte = pendientes.pop()) {
    if (vistas.has(parte)) continue;
    vistas.add(parte);
    const imports = conLoDeDespues ? [...parte.imports, ...parte.dynamicImports] : parte.imports;
    pendientes.push(...partes.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...vistas];
}
