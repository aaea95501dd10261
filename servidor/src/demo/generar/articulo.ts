import type { EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import { type Azar, azarDe, entero, logNormal, lugarEn, permutacion, semillaDe } from './azar.ts';
import { repartir, type Subfamilia, subfamilias, type Variante } from './catalogo.ts';
import { cifrasDe, codigoDeBarras, codigoDeCaja, codigoOriginal, llenar } from './codigos.ts';
import type { Marca } from './marcas.ts';
import { DIA_MS, type Lista, listasDe, type Vigencia, vigenciasDe } from './precios.ts';
import { type Aplicacion, vehiculos } from './vehiculos.ts';

type CodigoDeArticulo = {
  readonly tipo: 'BARRAS' | 'ORIGINAL' | 'ALTERNATIVO';
  readonly valor: string;
  readonly cantidadPorLectura?: string;
};

/** An article as the shop has it. Everything is worked out from the seed and its place in the catalogue. */
export type Articulo = {
  readonly codigo: string;
  readonly descripcion: string;
  /** '' when it has no brand: services. */
  readonly marca: string;
  readonly subfamilia: Subfamilia;
  /** The place of its vehicle in the list, −1 when it fits any. */
  readonly vehiculo: number;
  /** The engine it is for; '' is any of them. */
  readonly motor: string;
  /** The same number for the same part of another brand; −1 when nothing is like it. */
  readonly pieza: number;
  readonly estado: EstadoArticulo;
  readonly permiteNegativo: boolean;
  readonly codigos: readonly CodigoDeArticulo[];
  /** What it sells against the others; zero when it is not sold. */
  readonly peso: number;
  readonly alta: Date;
  readonly fin: Date;
  /** Its cost over its price. */
  readonly costo: number;
  /** Its price today, in pesos, before the rounding of lists. */
  readonly base: number;
};

export type Catalogo = {
  readonly total: number;
  readonly articulo: (i: number) => Articulo;
  /** Only what kind of article it is, which is quicker to tell. */
  readonly subfamilia: (i: number) => Subfamilia;
  /** The prices of the article in that place, oldest first. */
  readonly precios: (articulo: Articulo, i: number) => readonly Vigencia[];
  /** Which subfamilias have articles. */
  readonly usadas: readonly Subfamilia[];
};

type Eleccion = {
  readonly sub: number;
  readonly vuelta: number;
  readonly cual: number;
  /** How many of its applications the shop cares for. */
  readonly anchura: number;
};

/** Bar codes, original numbers and the like have six digits of their own. */
export const ARTICULOS_MAXIMO = 1_000_000;

/** The catalogue of a seed: any article can be asked for, and nothing of it is kept but two numbers per article. */
export function crearCatalogo(total: number, semilla: string, hasta: Date): Catalogo {
  const reparto = repartir(total);
  let hastaAca = 0;
  const sumas = reparto.map((cuantos) => {
    hastaAca += cuantos;
    return hastaAca;
  });
  const mezclar = permutacion(total, semillaDe(semilla, 'orden'));
  const numerar = permutacion(ARTICULOS_MAXIMO, semillaDe(semilla, 'numeros'));
  const barajas = subfamilias.map((subfamilia, i) => barajar(subfamilia, reparto[i] ?? 0, semilla));

  const elegir = (i: number): Eleccion => {
    const lugar = mezclar(i);
    const sub = lugarEn(sumas, lugar);
    const orden = lugar - (sumas[sub - 1] ?? 0);
    const baraja = barajas[sub];
    if (!baraja) throw new RangeError(`there is no subfamilia ${sub}`);
    const { cartas, anchura, mezclar: dar } = baraja;
    return { sub, vuelta: Math.floor(orden / cartas), cual: dar(orden % cartas), anchura };
  };
  const ordinales = numerarPorPatron(total, elegir);
  const series = memoria((patron): Serie => {
    const cabe = 10 ** cifrasDe(patron);
    return { patron, cabe, mezclar: permutacion(cabe, semillaDe(semilla, 'codigo', patron)) };
  });
  const listas = memoria((marca): readonly Lista[] => listasDe(marca, semilla, hasta));
  const base = semillaDe(semilla, 'articulo');

  return {
    total,
    usadas: subfamilias.filter((_, i) => (reparto[i] ?? 0) > 0),
    subfamilia: (i) => deSubfamilia(elegir(i).sub),
    articulo: (i) => {
      const partes = partesDe(elegir(i));
      const codigo = codigoPropio(series(partes.patron), ordinales[i] ?? 0);
      return armar(partes, { codigo, azar: azarDe(base, i), numero: numerar(i), hasta });
    },
    precios: ({ marca, estado, alta, fin, base: importe }, i) => {
      if (estado === 'BORRADOR') return [];
      return vigenciasDe({ listas: listas(marca), base: importe, alta, fin, azar: azarDe(base ^ 0x51ed, i) });
    },
  };
}

/** Works a thing out once for each name. */
function memoria<T>(hacer: (nombre: string) => T): (nombre: string) => T {
  const hechas = new Map<string, T>();
  return (nombre) => {
    const previa = hechas.get(nombre);
    if (previa !== undefined) return previa;
    const nueva = hacer(nombre);
    hechas.set(nombre, nueva);
    return nueva;
  };
}

/** A small shop has parts for what is seen every day; only a large one has something for every car. */
const ANCHURA_MINIMA = 14;

function barajar({ aplicaciones, variantes, marcas, nombre }: Subfamilia, cuantos: number, semilla: string) {
  const porAplicacion = variantes.length * marcas.length;
  const cabe = Math.ceil(cuantos / porAplicacion);
  const anchura = Math.min(aplicaciones.length, Math.max(ANCHURA_MINIMA, Math.ceil(cuantos * 0.9), cabe));
  const cartas = anchura * porAplicacion;
  return { anchura, cartas, mezclar: permutacion(cartas, semillaDe(semilla, 'sub', nombre)) };
}

function deSubfamilia(sub: number): Subfamilia {
  const subfamilia = subfamilias[sub];
  if (!subfamilia) throw new RangeError(`there is no subfamilia ${sub}`);
  return subfamilia;
}

type Partes = {
  readonly subfamilia: Subfamilia;
  readonly aplicacion: Aplicacion;
  readonly variante: Variante;
  readonly marca: Marca;
  readonly patron: string;
  /** Which time round this application comes. */
  readonly vuelta: number;
  readonly pieza: number;
};

/** More parts than a subfamilia has. */
const PIEZAS_MAXIMO = 1_000_000;

/** The vehicle, the variant and the brand a choice stands for. */
function partesDe({ sub, cual, vuelta, anchura }: Eleccion): Partes {
  const subfamilia = deSubfamilia(sub);
  const { aplicaciones, variantes, marcas } = subfamilia;
  const aplicacion = aplicaciones[cual % anchura];
  const variante = variantes[Math.floor(cual / anchura) % variantes.length];
  const deMarca = marcas[Math.floor(cual / (anchura * variantes.length)) % marcas.length];
  if (!aplicacion || !variante || !deMarca) throw new RangeError(`there is no article ${cual} of ${subfamilia.nombre}`);
  const pieza = vuelta === 0 ? sub * PIEZAS_MAXIMO + (cual % (anchura * variantes.length)) : -1;
  return { subfamilia, aplicacion, variante, ...deMarca, vuelta, pieza };
}

/** The how-manieth each article is among those whose codes are written alike: what makes its code its own. */
function numerarPorPatron(total: number, elegir: (i: number) => Eleccion): Uint32Array {
  const siguientes = new Map<string, number>();
  return Uint32Array.from({ length: total }, (_, i) => {
    const { patron } = partesDe(elegir(i));
    const orden = siguientes.get(patron) ?? 0;
    siguientes.set(patron, orden + 1);
    return orden;
  });
}

type Datos = {
  readonly codigo: string;
  readonly azar: Azar;
  /** Six digits nobody else has. */
  readonly numero: number;
  readonly hasta: Date;
};

function armar(partes: Partes, { codigo, azar, numero, hasta }: Datos): Articulo {
  const { subfamilia, aplicacion, variante, marca, vuelta, pieza } = partes;
  const estado = estadoPor(subfamilia.servicio ? 1 : azar());
  const chasis = vuelta === 0 ? '' : `(desde chasis ${llenar('##.###', numero)}/${vuelta})`;
  const precio = subfamilia.precio * marca.factor * aplicacion.factor * variante.factor;
  return {
    codigo,
    descripcion: [variante.texto, aplicacion.texto, chasis].filter(Boolean).join(' '),
    marca: marca.nombre,
    subfamilia,
    vehiculo: aplicacion.vehiculo,
    motor: aplicacion.motor,
    pieza,
    estado,
    permiteNegativo: !subfamilia.servicio && azar() < 0.002,
    codigos: subfamilia.servicio ? [] : codigosDe(azar, numero, partes),
    peso: pesoDe(partes, estado, azar),
    ...vidaDe(azar, estado, hasta),
    costo: 0.52 + 0.16 * azar(),
    base: precio * logNormal(azar, 0.14),
  };
}

function pesoDe({ subfamilia, aplicacion, variante }: Partes, estado: EstadoArticulo, azar: Azar): number {
  // Some sell many times what others like them do, but none runs the shop alone.
  const suerte = Math.min(6, logNormal(azar, 1.3));
  if (estado === 'BORRADOR' || estado === 'INACTIVO') return 0;
  // A drum sells less than a bottle.
  const tamano = Math.sqrt(Math.max(1, variante.factor));
  return (subfamilia.rota ** 2 * aplicacion.popularidad * suerte * (estado === 'DISCONTINUADO' ? 0.4 : 1)) / tamano;
}

/** The codes of a pattern, in the order they are given out. */
type Serie = { readonly patron: string; readonly cabe: number; readonly mezclar: (k: number) => number };

function codigoPropio({ patron, cabe, mezclar }: Serie, orden: number): string {
  const codigo = llenar(patron, mezclar(orden % cabe));
  const vuelta = Math.floor(orden / cabe);
  return vuelta === 0 ? codigo : `${codigo}-R${vuelta}`;
}

function estadoPor(suerte: number): EstadoArticulo {
  if (suerte < 0.003) return 'BORRADOR';
  if (suerte < 0.015) return 'INACTIVO';
  return suerte < 0.05 ? 'DISCONTINUADO' : 'ACTIVO';
}

const SIEMPRE_DIAS = 900;

/** Most have always been there; some came during the last year and a half, some have gone. */
function vidaDe(azar: Azar, estado: EstadoArticulo, hasta: Date): Pick<Articulo, 'alta' | 'fin'> {
  const hace = (dias: number) => new Date(hasta.getTime() - dias * DIA_MS);
  const seFue = estado === 'DISCONTINUADO' || estado === 'INACTIVO';
  const alta = azar() < 0.8 || seFue ? SIEMPRE_DIAS : entero(azar, 12, 540);
  return { alta: hace(alta), fin: seFue ? hace(entero(azar, 40, 330)) : hasta };
}

function codigosDe(azar: Azar, numero: number, { marca, subfamilia, aplicacion }: Partes): CodigoDeArticulo[] {
  const codigos: CodigoDeArticulo[] = [];
  const barras = codigoDeBarras(marca.empresa, numero);
  if (azar() < 0.82) {
    codigos.push({ tipo: 'BARRAS', valor: barras });
    // What is sold by the handful also comes in boxes with a bar code of their own.
    const enCaja = subfamilia.unidad === 'U' && subfamilia.lote >= 4 && azar() < 0.6;
    if (enCaja) codigos.push({ tipo: 'BARRAS', valor: codigoDeCaja(barras), cantidadPorLectura: '10' });
  }
  const fabricante = vehiculos[aplicacion.vehiculo]?.marca;
  if (fabricante !== undefined && azar() < 0.78) {
    codigos.push({ tipo: 'ORIGINAL', valor: codigoOriginal(fabricante, numero) });
  }
  if (azar() < 0.4) codigos.push({ tipo: 'ALTERNATIVO', valor: llenar(`${subfamilia.sigla}-######`, numero) });
  return codigos;
}
