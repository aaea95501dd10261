import { inflateSync } from 'node:zlib';

export type HojaLeida = {
  readonly ancho: number;
  readonly alto: number;
  /** Each piece of text where it stands, in points from the upper start of the page. */
  readonly textos: readonly { readonly x: number; readonly y: number; readonly texto: string }[];
  /** Every rectangle of the drawing, from the same corner: x, y, width, height. */
  readonly rectangulos: readonly (readonly [number, number, number, number])[];
};

type Objetos = ReadonlyMap<string, { readonly cabeza: string; readonly cuerpo: Buffer }>;

/** Reads back what our PDFs say: enough of the format for what pdfkit writes, and nothing more. */
export function leerPdf(bytes: Buffer): readonly HojaLeida[] {
  const objetos = leerObjetos(bytes);
  const paginas = /\/Kids \[([^\]]*)\]/.exec(
    [...objetos.values()].find(({ cabeza }) => /\/Type \/Pages\b/.test(cabeza))?.cabeza ?? '',
  );
  return referencias(paginas?.[1] ?? '').map((id) => leerHoja(objetos, objetos.get(id)?.cabeza ?? ''));
}

function leerObjetos(bytes: Buffer): Objetos {
  const texto = bytes.toString('latin1');
  const objetos = new Map<string, { cabeza: string; cuerpo: Buffer }>();
  for (const { 1: id = '', index } of texto.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const fin = texto.indexOf('\nendobj', index);
    const flujo = texto.indexOf('stream\n', index);
    const conFlujo = flujo !== -1 && flujo < fin;
    const cabeza = texto.slice(index, conFlujo ? flujo : fin);
    const crudo = conFlujo ? bytes.subarray(flujo + 7, texto.indexOf('\nendstream', flujo)) : Buffer.alloc(0);
    objetos.set(id, { cabeza, cuerpo: /FlateDecode/.test(cabeza) ? inflateSync(crudo) : crudo });
  }
  return objetos;
}

const referencias = (texto: string): string[] => [...texto.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);
const referencia = (texto: string, nombre: string): string =>
  new RegExp(`/${nombre} (\\d+) 0 R`).exec(texto)?.[1] ?? '';

function leerHoja(objetos: Objetos, pagina: string): HojaLeida {
  const [, ancho = '0', alto = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pagina) ?? [];
  const recursos = objetos.get(referencia(pagina, 'Resources'))?.cabeza ?? '';
  const fuentes = new Map(
    [...recursos.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, nombre = '', id = '']) => [nombre, leerLetras(objetos, id)]),
  );
  const dibujo = objetos.get(referencia(pagina, 'Contents'))?.cuerpo.toString('latin1') ?? '';
  return {
    ancho: Number(ancho),
    alto: Number(alto),
    textos: leerTextos(dibujo, fuentes),
    rectangulos: [...dibujo.matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)].map(
      ([, x, y, w, h]) => [Number(x), Number(y), Number(w), Number(h)] as const,
    ),
  };
}

type Letras = readonly string[];

function leerLetras(objetos: Objetos, id: string): Letras {
  const mapa = objetos.get(referencia(objetos.get(id)?.cabeza ?? '', 'ToUnicode'))?.cuerpo.toString('latin1') ?? '';
  return [...mapa.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, tramo = '']) => [...tramo.matchAll(/<([0-9a-f ]*)>/gi)])
    .map(([, hexa = '']) => Buffer.from(hexa.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
}

function leerTextos(dibujo: string, fuentes: ReadonlyMap<string, Letras>): HojaLeida['textos'] {
  let letras: Letras = [];
  let lugar = { x: 0, y: 0 };
  return dibujo.split('\n').flatMap((linea) => {
    const [, x, y] = /^1 0 0 -1 (\S+) (\S+) Tm$/.exec(linea) ?? [];
    if (x !== undefined) lugar = { x: Number(x), y: Number(y) };
    letras = fuentes.get(/^\/(F\d+) \S+ Tf$/.exec(linea)?.[1] ?? '') ?? letras;
    const [, hexa] = /^<([0-9a-f]+)> Tj$/i.exec(linea) ?? [];
    if (hexa === undefined) return [];
    const codigos = hexa.match(/.{4}/g) ?? [];
    return [{ ...lugar, texto: codigos.map((codigo) => letras[Number.parseInt(codigo, 16)] ?? '�').join('') }];
  });
}
