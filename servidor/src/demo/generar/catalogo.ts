import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import { type Marca, marcas } from './marcas.ts';
import { PIEZAS_DE_CARROCERIA } from './piezas-carroceria.ts';
import { PIEZAS_ELECTRICAS } from './piezas-electricas.ts';
import { PIEZAS_DE_MOTOR } from './piezas-motor.ts';
import { PIEZAS_DE_RODADO } from './piezas-rodado.ts';
import { PIEZAS_VARIAS } from './piezas-varias.ts';
import { type Aplicacion, aplicaciones } from './vehiculos.ts';

/** One way a name may end up: «Filtro de {aceite|aire=1.2}» has two, the second a fifth dearer. */
export type Variante = { readonly texto: string; readonly factor: number };

export type Subfamilia = {
  readonly rubro: string;
  readonly familia: string;
  readonly nombre: string;
  /** The letters its articles' own former codes begin with. */
  readonly sigla: string;
  readonly aplicaciones: readonly Aplicacion[];
  readonly variantes: readonly Variante[];
  readonly marcas: readonly { readonly marca: Marca; readonly patron: string }[];
  /** Pesos without IVA, today, for a common brand and car. */
  readonly precio: number;
  readonly unidad: string;
  readonly servicio: boolean;
  readonly iva: Iva;
  /** How much it sells, from 1 to 10, and how many at a time. */
  readonly rota: number;
  readonly lote: number;
  readonly temporada: 'verano' | 'invierno' | undefined;
  /** Different articles it can give before repeating an application. */
  readonly capacidad: number;
};

const TEXTO = [PIEZAS_DE_MOTOR, PIEZAS_DE_RODADO, PIEZAS_ELECTRICAS, PIEZAS_DE_CARROCERIA, PIEZAS_VARIAS].join('');
const UNIDADES = ['JGO', 'PAR', 'CAJA', 'M', 'L', 'KG'];
/** Sizes that grow cost more as they go, when the line says `asc`. */
const SUBIDA = 1.6;

/**
 * The catalogue as it is written in the `piezas-*` files. A line beginning with `#` opens a rubro (its letters and its
 * name), one with `##` a familia, and every other is a subfamilia:
 * `name | name of the part with {variants} | what it is for | price | options @ brands with their codes`.
 */
export const subfamilias: readonly Subfamilia[] = leerCatalogo(TEXTO);

function leerCatalogo(texto: string): Subfamilia[] {
  const leidas: Subfamilia[] = [];
  let [sigla, rubro, familia] = ['', '', ''];
  for (const linea of texto.split('\n').filter(Boolean)) {
    if (linea.startsWith('## ')) familia = linea.slice(3);
    else if (linea.startsWith('# ')) [sigla, rubro] = [linea.slice(2, 5), linea.slice(6)];
    else leidas.push(leerSubfamilia(linea, { sigla, rubro, familia }));
  }
  return leidas;
}

function leerSubfamilia(linea: string, lugar: Pick<Subfamilia, 'sigla' | 'rubro' | 'familia'>): Subfamilia {
  const [datos = '', deMarcas = ''] = linea.split(' @ ');
  // Variants have bars of their own, so only those with a space at both sides divide.
  const [nombre = '', plantilla = '', ambito = '', precio = '', opciones = ''] = datos.split(' | ');
  const palabras = opciones.split(' ');
  const valorDe = (clave: string) => palabras.find((una) => una.startsWith(`${clave}=`))?.slice(clave.length + 1);
  // Those seen most come first: a small shop has only these.
  const paraQue = aplicaciones(ambito).toSorted((a, b) => b.popularidad - a.popularidad);
  const variantes = leerVariantes(plantilla, palabras.includes('asc'));
  const suyas = leerMarcas(deMarcas);
  const temporada = palabras.find((una): una is 'verano' | 'invierno' => una === 'verano' || una === 'invierno');
  return {
    ...lugar,
    nombre,
    aplicaciones: paraQue,
    variantes,
    marcas: suyas,
    precio: Number(precio),
    unidad: palabras.find((una) => UNIDADES.includes(una)) ?? 'U',
    servicio: palabras.includes('SERVICIO'),
    iva: (valorDe('iva') ?? '21') as Iva,
    rota: Number(valorDe('rota') ?? 3),
    lote: Number(valorDe('lote') ?? 1),
    temporada,
    capacidad: paraQue.length * variantes.length * suyas.length,
  };
}

function leerMarcas(texto: string): Subfamilia['marcas'] {
  return texto.split(', ').map((parte) => {
    const [, id = '', patron] = /^(\w+)(?:\((.+)\))?$/.exec(parte.trim()) ?? [];
    const marca = marcas.get(id);
    if (!marca) throw new RangeError(`no brand is called «${parte}»`);
    return { marca, patron: patron ?? marca.patron };
  });
}

function leerVariantes(plantilla: string, asc: boolean): Variante[] {
  let variantes: Variante[] = [{ texto: '', factor: 1 }];
  for (const trozo of plantilla.split(/(\{[^}]*\})/).filter(Boolean)) {
    const opciones = trozo.startsWith('{') ? trozo.slice(1, -1).split('|') : [trozo];
    variantes = variantes.flatMap((antes) =>
      opciones.map((opcion) => {
        const [, texto = opcion, factor = '1'] = /^(.*?)=([\d.]+)$/.exec(opcion) ?? [];
        return { texto: antes.texto + texto, factor: antes.factor * Number(factor) };
      }),
    );
  }
  const subir = (i: number) => (asc ? 0.5 + SUBIDA * (i / Math.max(1, variantes.length - 1)) : 1);
  return variantes.map(({ texto, factor }, i) => ({ texto: texto.trim(), factor: factor * subir(i) }));
}

/** How many articles each subfamilia has out of so many: those that sell more have more, up to what they can give. */
export function repartir(total: number): number[] {
  // One of each kind first, so that even a small shop has of everything.
  const cuantos: number[] = subfamilias.map((_, i) => (i < total ? 1 : 0));
  let resto = Math.max(0, total - subfamilias.length);
  for (let abiertas = subfamilias.map((_, i) => i); resto > 0 && abiertas.length > 0; ) {
    const pesoDe = (i: number) => Math.sqrt((subfamilias[i]?.rota ?? 1) * (subfamilias[i]?.capacidad ?? 1));
    const suma = abiertas.reduce((todo, i) => todo + pesoDe(i), 0);
    const porRepartir = resto;
    for (const i of abiertas) {
      const libre = (subfamilias[i]?.capacidad ?? 0) - (cuantos[i] ?? 0);
      const toca = Math.min(libre, resto, Math.max(1, Math.floor((porRepartir * pesoDe(i)) / suma)));
      cuantos[i] = (cuantos[i] ?? 0) + toca;
      resto -= toca;
    }
    abiertas = abiertas.filter((i) => (cuantos[i] ?? 0) < (subfamilias[i]?.capacidad ?? 0));
  }
  return alargar(cuantos, resto);
}

/** Beyond what the catalogue can give without repeating, parts of vehicles come for more than one range of chassis. */
function alargar(cuantos: number[], resto: number): number[] {
  const deVehiculos = subfamilias.flatMap(({ aplicaciones: suyas }, i) => (suyas.length > 1 ? [i] : []));
  const capacidad = deVehiculos.reduce((suma, i) => suma + (subfamilias[i]?.capacidad ?? 0), 0);
  let queda = resto;
  for (const i of deVehiculos) {
    const toca = Math.min(queda, Math.ceil((resto * (subfamilias[i]?.capacidad ?? 0)) / capacidad));
    cuantos[i] = (cuantos[i] ?? 0) + toca;
    queda -= toca;
  }
  return cuantos;
}
