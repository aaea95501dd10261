/** A value of a PDF. Names and references are told apart from texts, whose content nobody here needs. */
export type Valor =
  | null
  | boolean
  | number
  | { readonly nombre: string }
  | { readonly refiere: string }
  | { readonly texto: true }
  | readonly Valor[]
  | Diccionario;
export type Diccionario = ReadonlyMap<string, Valor>;

export const esDiccionario = (valor: Valor | undefined): valor is Diccionario => valor instanceof Map;
export const nombreDe = (valor: Valor | undefined): string | undefined =>
  valor !== null && typeof valor === 'object' && 'nombre' in valor ? valor.nombre : undefined;

/** It is not written as a PDF is. */
export class MalEscrito extends Error {}
/** Reading all of it takes more than a document needs. */
export class Desmedido extends Error {}

/** What one document may make us read: characters, several times what it weighs, for one that is read twice, and values. */
export type Presupuesto = { quedan: number; valores: number };

const HONDO = 64;
const BLANCO = /[\0\t\n\f\r ]+|%[^\r\n]*/y;
const NUMERO = /[+-]?(?:\d+\.?\d*|\.\d+)-?\d*/y;
const REFERENCIA = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![A-Za-z0-9])/y;
const NOMBRE = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEXA = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const PALABRA = /[A-Za-z]+/y;
const HASTA_PARENTESIS = /[^()\\]*/y;
const PALABRAS: Readonly<Record<string, Valor>> = { null: null, true: true, false: false };

/** Reads values one after another from a place of a text that is one character a byte. */
export function lectorDe(texto: string, presupuesto: Presupuesto, desde = 0) {
  let lugar = desde;

  const tomar = (forma: RegExp): RegExpExecArray | null => {
    forma.lastIndex = lugar;
    const hallado = forma.exec(texto);
    if (!hallado) return null;
    lugar = forma.lastIndex;
    presupuesto.quedan -= hallado[0].length + 1;
    if (presupuesto.quedan < 0) throw new Desmedido();
    return hallado;
  };

  /** Past spaces and comments, one at a time: an expression for all of them runs out of its own stack. */
  const pasarBlanco = () => {
    while (tomar(BLANCO));
  };

  /** Past a text in parentheses, which may have others inside. */
  const pasarTexto = (): Valor => {
    let abiertos = 0;
    do {
      const letra = texto[lugar];
      if (letra === undefined) throw new MalEscrito();
      if (letra === '(') abiertos += 1;
      if (letra === ')') abiertos -= 1;
      lugar += letra === '\\' ? 2 : 1;
      if (abiertos > 0) tomar(HASTA_PARENTESIS);
    } while (abiertos > 0);
    return { texto: true };
  };

  const leerLista = (fondo: number): Valor => {
    const valores: Valor[] = [];
    lugar += 1;
    for (pasarBlanco(); texto[lugar] !== ']'; pasarBlanco()) valores.push(leer(fondo + 1));
    lugar += 1;
    return valores;
  };

  const leerDiccionario = (fondo: number): Diccionario => {
    const pares = new Map<string, Valor>();
    lugar += 2;
    for (pasarBlanco(); !texto.startsWith('>>', lugar); pasarBlanco()) {
      const clave = tomar(NOMBRE);
      if (!clave) throw new MalEscrito();
      const dicha = desescapar(clave[1] ?? '');
      // Written twice, it is kept twice: nobody says which of them another reader takes.
      pares.set(pares.has(dicha) ? `${dicha}\0${pares.size}` : dicha, leer(fondo + 1));
    }
    lugar += 2;
    return pares;
  };

  const leer = (fondo = 0): Valor => {
    presupuesto.valores -= 1;
    if (fondo > HONDO || presupuesto.valores < 0) throw new Desmedido();
    pasarBlanco();
    if (texto.startsWith('<<', lugar)) return leerDiccionario(fondo);
    const letra = texto[lugar];
    if (letra === '[') return leerLista(fondo);
    if (letra === '(') return pasarTexto();
    if (letra === '/') return { nombre: desescapar(tomar(NOMBRE)?.[1] ?? '') };
    if (tomar(HEXA)) return { texto: true };
    const referencia = tomar(REFERENCIA);
    if (referencia) return { refiere: `${Number(referencia[1])} ${Number(referencia[2])}` };
    const numero = tomar(NUMERO);
    if (numero) return Number.parseFloat(numero[0]);
    const palabra = PALABRAS[tomar(PALABRA)?.[0] ?? ''];
    if (palabra === undefined) throw new MalEscrito();
    return palabra;
  };

  return {
    leer: () => leer(),
    /** Whether that word comes next; it is past it then. */
    sigue: (palabra: string): boolean => {
      pasarBlanco();
      if (!texto.startsWith(palabra, lugar)) return false;
      lugar += palabra.length;
      return true;
    },
    lugar: () => lugar,
    irA: (otro: number) => {
      lugar = otro;
    },
  };
}

/** `#4A` in a name is its letter: whoever hides one writes it so. */
const desescapar = (nombre: string): string =>
  nombre.replace(/#([0-9A-Fa-f]{2})/g, (_, hexa: string) => Buffer.from(hexa, 'hex').toString('latin1'));
