import { inflateSync } from 'node:zlib';
import {
  Desmedido,
  type Diccionario,
  esDiccionario,
  lectorDe,
  MalEscrito,
  nombreDe,
  type Presupuesto,
  type Valor,
} from './lexico.ts';

/** What a document is made of, wherever it says so. */
export type Objetos = {
  /** The last one of each number: what a later edition wrote comes behind. */
  readonly porNumero: ReadonlyMap<string, Valor>;
  /** The dictionaries that say where the document begins. */
  readonly finales: readonly Diccionario[];
  /** All there is, replaced ones too, and those that only somebody who looks inside of others would find. */
  readonly todos: readonly Valor[];
};

const MIB = 1024 * 1024;
const OBJETOS = 300_000;
const VALORES = 3_000_000;
const ESCONDIDOS = 50_000;
const INFLADO = 64 * MIB;
/** How many times over a document may be read: whole once, and again what is hidden in it. */
const VECES = 8;

const OBJETO = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+obj/g;
const PALABRA_OBJETO = /(?<!end)obj(?![A-Za-z\d])/g;
const FINAL = /(?<![A-Za-z])trailer/g;

/**
 * Reads every object of a document, not those its table names: a table may be wrong, or name what another reader would not see.
 * Throws `MalEscrito` or `Desmedido`.
 */
export function leerObjetos(bytes: Buffer): Objetos {
  const texto = bytes.toString('latin1');
  const presupuesto: Presupuesto = { quedan: VECES * texto.length + MIB, valores: VALORES };
  const porNumero = new Map<string, Valor>();
  const finales: Diccionario[] = [];
  const todos: Valor[] = [];
  const cajas: Caja[] = [];
  const leidos = new Set<number>();
  const guardar = (valor: Valor, numero?: string) => {
    if (todos.push(valor) > OBJETOS) throw new Desmedido();
    if (numero !== undefined) porNumero.set(numero, valor);
  };
  const leerEn = (lugar: number, numero?: string): number => {
    const lector = lectorDe(texto, presupuesto, lugar);
    const valor = lector.leer();
    const hasta = esDiccionario(valor) ? finDeCorriente(texto, lector, valor) : null;
    if (hasta === null) exigirSigue(lector, 'endobj');
    else {
      cajas.push({ valor: valor as Diccionario, ...hasta });
      lector.irA(hasta.fin + 'endstream'.length);
      if (nombreDe((valor as Diccionario).get('Type')) === 'XRef') finales.push(valor as Diccionario);
    }
    guardar(valor, numero);
    return lector.lugar();
  };

  const claros = leerDe(texto, OBJETO, (hallado) => {
    const lugar = hallado.index + hallado[0].length;
    leidos.add(lugar);
    return leerEn(lugar, `${Number(hallado[1])} ${Number(hallado[2])}`);
  });
  for (const [desde, hasta] of claros) {
    const tramo = texto.slice(desde, hasta);
    for (const { index } of tramo.matchAll(FINAL)) {
      const valor = lectorDe(texto, presupuesto, desde + index + 'trailer'.length).leer();
      if (!esDiccionario(valor)) throw new MalEscrito();
      finales.push(valor);
      guardar(valor);
    }
  }
  // What no reader of the whole meets but one that jumps to a place does, inside of a stream or under an odd number.
  let escondidos = 0;
  for (const { index } of texto.matchAll(PALABRA_OBJETO)) {
    const lugar = index + 'obj'.length;
    if (leidos.has(lugar)) continue;
    escondidos += 1;
    if (escondidos > ESCONDIDOS) throw new Desmedido();
    siSeLee(() => leerEn(lugar));
  }
  abrirCajas({ cajas, bytes, porNumero, guardar, presupuesto });
  return { porNumero, finales, todos };
}

/** Goes from one match to the next that is past what was read of it; answers what is left between them. */
function leerDe(texto: string, forma: RegExp, leer: (hallado: RegExpExecArray) => number): [number, number][] {
  const claros: [number, number][] = [];
  let lugar = 0;
  const buscar = new RegExp(forma);
  for (;;) {
    buscar.lastIndex = lugar;
    const hallado = buscar.exec(texto);
    claros.push([lugar, hallado?.index ?? texto.length]);
    if (!hallado) return claros;
    lugar = leer(hallado);
  }
}

function siSeLee(leer: () => unknown): void {
  try {
    leer();
  } catch (error) {
    if (!(error instanceof MalEscrito)) throw error;
  }
}

type Lector = ReturnType<typeof lectorDe>;
type Caja = { readonly valor: Diccionario; readonly comienzo: number; readonly fin: number };

const exigirSigue = (lector: Lector, palabra: string) => {
  if (!lector.sigue(palabra)) throw new MalEscrito();
};

/** Where the bytes behind a dictionary are; null when there are none. */
function finDeCorriente(texto: string, lector: Lector, valor: Diccionario): Omit<Caja, 'valor'> | null {
  if (!lector.sigue('stream')) return null;
  let comienzo = lector.lugar();
  if (texto[comienzo] === '\r') comienzo += 1;
  if (texto[comienzo] === '\n') comienzo += 1;
  const largo = valor.get('Length');
  const dicho = typeof largo === 'number' ? comienzo + largo : -1;
  const cerca = dicho >= comienzo ? texto.slice(dicho, dicho + 20).search(/^[\0\t\n\f\r ]*endstream/) : -1;
  const fin = texto.indexOf('endstream', cerca === 0 ? dicho : comienzo);
  if (fin < 0) throw new MalEscrito();
  return { comienzo, fin };
}

type PorAbrir = {
  readonly cajas: readonly Caja[];
  readonly bytes: Buffer;
  readonly porNumero: ReadonlyMap<string, Valor>;
  readonly guardar: (valor: Valor, numero?: string) => void;
  readonly presupuesto: Presupuesto;
};

/** The objects that are kept many together and compressed. What they are called, `ObjStm`, not every reader asks. */
function abrirCajas({ cajas, bytes, porNumero, guardar, presupuesto }: PorAbrir): void {
  let inflado = INFLADO;
  const valorDe = (valor: Valor | undefined): Valor | undefined =>
    valor !== null && typeof valor === 'object' && 'refiere' in valor ? porNumero.get(valor.refiere) : valor;
  for (const { valor, comienzo, fin } of cajas) {
    const [cuantos, primero] = [valorDe(valor.get('N')), valorDe(valor.get('First'))];
    if (typeof cuantos !== 'number' || typeof primero !== 'number') continue;
    const texto = desinflar(bytes.subarray(comienzo, fin), filtroDe(valor, valorDe), inflado).toString('latin1');
    inflado -= texto.length;
    presupuesto.quedan += VECES * texto.length;
    const indice = lectorDe(texto, presupuesto);
    for (let i = 0; i < cuantos; i += 1) {
      const [numero, lugar] = [indice.leer(), indice.leer()];
      if (typeof numero !== 'number' || typeof lugar !== 'number') throw new MalEscrito();
      guardar(lectorDe(texto, presupuesto, primero + lugar).leer(), `${numero} 0`);
    }
  }
}

/** How a box is compressed. Other ways than the one everybody uses would have to be undone too, and nobody needs them. */
function filtroDe(valor: Diccionario, valorDe: (valor: Valor | undefined) => Valor | undefined): boolean {
  const dicho = valorDe(valor.get('Filter') ?? valor.get('F')) ?? [];
  const filtros = Array.isArray(dicho) ? dicho.map((uno) => nombreDe(valorDe(uno))) : [nombreDe(dicho)];
  const parametros = valorDe(valor.get('DecodeParms') ?? valor.get('DP')) ?? null;
  if (filtros.length > 1 || parametros !== null || filtros.some((uno) => uno !== 'FlateDecode' && uno !== 'Fl')) {
    throw new MalEscrito();
  }
  return filtros.length === 1;
}

function desinflar(bytes: Buffer, comprimida: boolean, maximo: number): Buffer {
  if (!comprimida) return bytes;
  try {
    return inflateSync(bytes, { maxOutputLength: maximo });
  } catch (error) {
    const codigo = error instanceof Error && 'code' in error ? error.code : undefined;
    throw codigo === 'ERR_BUFFER_TOO_LARGE' ? new Desmedido() : new MalEscrito();
  }
}
