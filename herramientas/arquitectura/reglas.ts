import { esPrueba, type Fuente, salaDe } from './fuentes.ts';

/** What a rule found: where, and what is wrong there. */
export type Falta = { readonly ruta: string; readonly que: string };

export const LARGO_MAXIMO = 300;

export const archivosLargos = (fuentes: readonly Fuente[]): Falta[] =>
  fuentes
    .map(({ ruta, texto }) => ({ ruta, lineas: texto.split('\n').length - 1 }))
    .filter(({ lineas }) => lineas > LARGO_MAXIMO)
    .map(({ ruta, lineas }) => ({ ruta, que: `${lineas} lines; ${LARGO_MAXIMO} is the stop` }));

/** Only contracts and the common core may know zod: rules stay free of the shape of JSON. */
export const zodFueraDeLugar = (fuentes: readonly Fuente[]): Falta[] =>
  fuentes
    .filter((fuente) => fuente.ruta.startsWith('nucleo/src/') && !esPrueba(fuente) && salaDe(fuente) !== 'comun')
    .filter(({ ruta }) => !/\/contrato[\w-]*\.ts$/.test(ruta))
    .filter(({ texto }) => /^import (?!type).*from 'zod/m.test(texto))
    .map(({ ruta }) => ({ ruta, que: 'imports zod outside a contract' }));

/** Imports that climb: `../` hides which folder is entered. */
export const importesQueTrepan = (fuentes: readonly Fuente[]): Falta[] =>
  fuentes
    .filter(({ ruta }) => /^(nucleo|servidor|web)\//.test(ruta))
    .filter(({ texto }) => /^(import|export)\b[^;]*from '\.\.\//m.test(texto))
    .map(({ ruta }) => ({ ruta, que: "imports with '../'" }));

/** The workspaces only meet in nucleo. */
export const espaciosCruzados = (fuentes: readonly Fuente[]): Falta[] =>
  fuentes
    .filter(({ ruta }) => /^(nucleo|servidor|web)\//.test(ruta))
    .filter(({ texto }) => /from '@trastienda\/(servidor|web)/.test(texto))
    .map(({ ruta }) => ({ ruta, que: 'imports servidor or web from outside' }));

const LINEA_DE_LA_GALERIA = 'web/src/app/ampliaciones.ts';

/** The demonstration goes away with its folder and one line of the application: nobody else names it. */
export const nombranLaGaleria = (fuentes: readonly Fuente[]): Falta[] =>
  fuentes
    .filter((fuente) => /^(nucleo|servidor|web)\//.test(fuente.ruta) && !esPrueba(fuente))
    .filter(({ ruta }) => !ruta.startsWith('web/src/galeria/'))
    .flatMap(({ ruta, texto }) => {
      const lineas = texto.split('\n').filter((linea) => /[#/]galeria\//.test(linea));
      return (ruta === LINEA_DE_LA_GALERIA ? lineas.slice(1) : lineas).map((linea) => ({ ruta, que: linea.trim() }));
    });

const ESCRITURAS = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
  /\binsert\s+into\s+(\w+)/gi,
  /\bupdate\s+(\w+)\s+(?:as\s+\w+\s+|\w+\s+)?set\b/gi,
  /\bdelete\s+from\s+(\w+)/gi,
  /\bcopy\s+(\w+)\s*(?:\([^)]*\)\s*)?from\b/gi,
];

/** A table is written only by its owner (rule 6 of the architecture). */
export function escriturasAjenas(
  fuentes: readonly Fuente[],
  duenos: Readonly<Record<string, readonly string[]>>,
): Falta[] {
  const duenoDe = new Map(Object.entries(duenos).flatMap(([sala, tablas]) => tablas.map((tabla) => [tabla, sala])));
  return fuentes
    .filter((fuente) => fuente.ruta.startsWith('servidor/src/') && !esPrueba(fuente))
    .flatMap((fuente) =>
      ESCRITURAS.flatMap((escritura) => [...fuente.texto.matchAll(escritura)])
        .map(([, tabla = '']) => ({ tabla, dueno: duenoDe.get(tabla) }))
        .filter(({ dueno }) => dueno !== undefined && dueno !== salaDe(fuente))
        .map(({ tabla, dueno }) => ({ ruta: fuente.ruta, que: `writes ${tabla}, which belongs to ${dueno}` })),
    );
}

/** Tables nobody is said to own. */
export const tablasSinDueno = (
  tablas: readonly string[],
  duenos: Readonly<Record<string, readonly string[]>>,
): string[] => tablas.filter((tabla) => !Object.values(duenos).flat().includes(tabla));

/** How often each name is mounted: `montar(app, entorno, contrato.name`. */
export function montajes(fuentes: readonly Fuente[]): Map<string, number> {
  const cuenta = new Map<string, number>();
  for (const fuente of fuentes.filter((una) => una.ruta.startsWith('servidor/src/') && !esPrueba(una))) {
    for (const [, nombre = ''] of fuente.texto.matchAll(
      /\bmontar(?:Libre)?\(\s*app,\s*entorno,\s*contrato\w*\.(\w+)/g,
    )) {
      const clave = `${salaDe(fuente)}.${nombre}`;
      cuenta.set(clave, (cuenta.get(clave) ?? 0) + 1);
    }
  }
  return cuenta;
}

/** Refusals nobody gives. A code counts as used where it stands outside the catalogues. */
export function erroresSinUso(fuentes: readonly Fuente[], codigos: readonly string[]): string[] {
  const texto = fuentes
    .filter((fuente) => !esPrueba(fuente) && !/\/errores\.ts$/.test(fuente.ruta.replace('http/errores', 'http/e')))
    .filter(({ ruta }) => !/\/contrato[\w-]*\.ts$/.test(ruta) && !ruta.startsWith('web/'))
    .map((fuente) => fuente.texto)
    .join('\n');
  return codigos.filter((codigo) => !texto.includes(`'${codigo}'`));
}

const ARCHIVO_NOMBRADO = /`((?!\.)[\w./-]*\w\.(?:tsx?|mjs|sql))`/g;

/** Files that a page names, by their whole path or the end of it, and that are not there: what was moved since takes its reader nowhere. */
export const archivosQueNoEstan = (paginas: readonly Fuente[], rutas: readonly string[]): Falta[] =>
  paginas.flatMap(({ ruta, texto }) =>
    [...texto.matchAll(ARCHIVO_NOMBRADO)]
      .map(([, nombrado = '']) => nombrado)
      .filter((nombrado) => !rutas.some((una) => `/${una}`.endsWith(`/${nombrado}`)))
      .map((nombrado) => ({ ruta, que: `names ${nombrado}, which is not there` })),
  );

const PIEZAS = 'Box|Stack|Typography|Grid|Container|Link|Paper|Divider|Button|Chip|TextField';
const DE_SISTEMA =
  'm[trblxy]?|p[trblxy]?|display|alignItems|justifyContent|flex|flexGrow|gap|width|height|minWidth|maxWidth|bgcolor|fontWeight|fontSize|textAlign|overflow|position|borderRadius';

/** MUI's system props are gone from version 9; `sx` and styled stay. */
export function propsDeSistema(fuentes: readonly Fuente[]): Falta[] {
  // A tag with its props, whose values in braces nest at most three deep.
  const etiqueta = new RegExp(
    `<(${PIEZAS})((?:\\s+[\\w-]+(?:=(?:"[^"]*"|\\{(?:[^{}]|\\{(?:[^{}]|\\{[^{}]*\\})*\\})*\\}))?)+)`,
    'g',
  );
  const prop = new RegExp(`\\s(${DE_SISTEMA})=`);
  return fuentes
    .filter(({ ruta }) => ruta.startsWith('web/src/') && ruta.endsWith('.tsx'))
    .flatMap(({ ruta, texto }) =>
      [...texto.matchAll(etiqueta)].flatMap(([, pieza, props = '']) => {
        const [, nombre] = prop.exec(sinValores(props)) ?? [];
        return nombre === undefined ? [] : [{ ruta, que: `system prop ${nombre} on ${pieza}` }];
      }),
    );
}

/** What stands in braces or quotes is a value, never a prop. */
function sinValores(props: string): string {
  let texto = props.replace(/"[^"]*"/g, '""');
  for (let antes = ''; antes !== texto; ) {
    antes = texto;
    texto = texto.replace(/\{[^{}]*\}/g, '');
  }
  return texto;
}
