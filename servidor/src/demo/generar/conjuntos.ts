import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Articulo } from './articulo.ts';
import { periodo, vehiculos } from './vehiculos.ts';

/**
 * What the shop sells or assembles out of other articles: letters, kind, name, subfamilia it hangs from and what it takes.
 * `@ATC` is another one of the same vehicle, `?` is optional and `%` is what is lost, in per cent. Those under one number
 * of vehicles are made for the same ones, each after what it contains.
 */
const CONJUNTOS = `
# 4
KSR|KIT|Kit de service completo|Kits de filtros|1 Filtros de aceite; 1 Filtros de aire; 1 Filtros de combustible nafta; 4 Aceites semisintéticos; 4 Bujías convencionales ?
# 4
KDB|KIT|Kit de distribución con bomba|Kits de distribución|1 Correas de distribución; 1 Tensores de distribución; 1 Bombas de agua; 1 Termostatos ?; 2 Refrigerantes ?
# 4
KFD|KIT|Kit de frenos a disco|Pastillas de freno|1 Pastillas de freno; 2 Discos de freno; 1 Líquidos de freno
# 4
KTD|KIT|Kit de tren delantero|Rótulas|2 Rótulas; 2 Extremos de dirección; 2 Bieletas; 4 Bujes de parrilla; 1 Grasas ? %5
# 4
KAM|KIT|Kit de amortiguación|Amortiguadores delanteros|2 Amortiguadores delanteros; 2 Amortiguadores traseros; 2 Cazoletas y crapodinas; 2 Topes y fuelles de amortiguador ?
# 4
KRR|KIT|Kit de rodamientos y mazas|Rodamientos de rueda|2 Rodamientos de rueda; 2 Mazas de rueda; 1 Grasas ? %5
# 2
ATC|ARMADO|Tapa de cilindros armada|Tapas de cilindros|1 Tapas de cilindros; 8 Válvulas; 1 Retenes de válvula; 1 Árboles de levas; 8 Botadores hidráulicos ?; 1 Juntas de tapa de cilindros
ABA|ARMADO|Medio motor armado|Juegos de pistones|1 Juegos de pistones; 1 Juegos de aros; 1 Cojinetes de biela; 1 Cojinetes de bancada; 1 Axiales de cigüeñal; 1 Bombas de aceite; 2 Retenes de cigüeñal %5
AMO|ARMADO|Motor armado 7/8|Juegos de juntas de motor|1 @ATC; 1 @ABA; 1 Juegos de juntas de motor; 1 Bombas de agua; 2 Selladores %10
AMC|ARMADO|Motor completo con periféricos|Motores de arranque|1 @AMO; 1 Alternadores; 1 Motores de arranque; 1 Kits de embrague ?; 3 Soportes de motor
`;

type Definicion = {
  readonly sigla: string;
  readonly tipo: 'KIT' | 'PRODUCTO';
  readonly nombre: string;
  readonly subfamilia: string;
  readonly partes: readonly Parte[];
};
/** `que` is a subfamilia, or the letters of another one. */
type Parte = {
  readonly que: string;
  readonly esConjunto: boolean;
  readonly cantidad: string;
  readonly merma: string;
  readonly opcional: boolean;
};
type Grupo = { readonly veces: number; readonly definiciones: readonly Definicion[] };

const grupos: readonly Grupo[] = CONJUNTOS.trim()
  .split(/^# /m)
  .filter(Boolean)
  .map((texto) => {
    const [veces = '', ...lineas] = texto.trim().split('\n');
    return { veces: Number(veces), definiciones: lineas.map(leerDefinicion) };
  });

function leerDefinicion(linea: string): Definicion {
  const [sigla = '', tipo, nombre = '', subfamilia = '', partes = ''] = linea.split('|');
  return {
    ...{ sigla, nombre, subfamilia },
    tipo: tipo === 'KIT' ? 'KIT' : 'PRODUCTO',
    partes: partes.split('; ').map((parte) => {
      const [, cantidad = '1', arroba = '', que = '', signo, merma = '0'] =
        /^(\d+) (@?)(.+?)( \?)?(?: %(\d+))?$/.exec(parte) ?? [];
      return { cantidad, que, merma, esConjunto: arroba === '@', opcional: signo !== undefined };
    }),
  };
}

const TODOS = grupos.reduce((suma, { veces, definiciones }) => suma + veces * definiciones.length, 0);
/** A shop too small for them has none. */
const DESDE_ARTICULOS = 600;

/** How many of the articles somebody asks for are made of others. */
export const conjuntosPara = (articulos: number): number => (articulos < DESDE_ARTICULOS ? 0 : TODOS);

/** A line: an article by its place, or a conjunto by its own. */
export type LineaDeConjunto = {
  readonly articulo?: number;
  readonly conjunto?: number;
  readonly cantidad: string;
  readonly merma: string;
  readonly opcional: boolean;
  /** The same part of other brands. */
  readonly sustitutos: readonly number[];
};

export type Conjunto = {
  readonly codigo: string;
  readonly tipo: 'KIT' | 'PRODUCTO';
  readonly descripcion: string;
  readonly subfamilia: string;
  readonly lineas: readonly LineaDeConjunto[];
  /** Pesos today: what its parts come to, less for buying them together or more for putting them together. */
  readonly base: number;
};

type Ficha = Pick<Articulo, 'vehiculo' | 'motor' | 'pieza' | 'base'> & { readonly articulo: number };

const NECESARIAS = new Set(
  grupos.flatMap(({ definiciones }) =>
    definiciones.flatMap(({ partes }) => partes.filter(({ esConjunto }) => !esConjunto).map(({ que }) => que)),
  ),
);

/** What is made of other articles; it looks at these as they come by. */
export function crearConjuntos() {
  const fichas = new Map<string, Ficha[]>([...NECESARIAS].map((nombre) => [nombre, []]));
  return {
    ver: ({ subfamilia, estado, vehiculo, motor, pieza, base }: Articulo, articulo: number): void => {
      if (estado === 'ACTIVO') fichas.get(subfamilia.nombre)?.push({ articulo, vehiculo, motor, pieza, base });
    },
    /** Each comes after those it contains. */
    todos: (): readonly Conjunto[] => {
      const porLugar = new Map([...fichas].map(([nombre, suyas]) => [nombre, Map.groupBy(suyas, lugarDe)]));
      const hechos: Conjunto[] = [];
      for (const grupo of grupos) hechos.push(...conjuntosDe(grupo, porLugar, hechos.length));
      return hechos;
    },
  };
}

type Donde = { readonly vehiculo: number; readonly motor: string };
type PorLugar = ReadonlyMap<string, ReadonlyMap<string, readonly Ficha[]>>;

const lugarDe = ({ vehiculo, motor }: Donde): string => `${vehiculo} ${motor}`;
const UNIVERSAL: Donde = { vehiculo: -1, motor: '' };

/** The candidates for a part in a vehicle: those of its engine, of the model, or of any vehicle. */
function candidatas(porLugar: PorLugar, que: string, donde: Donde): readonly Ficha[] {
  const suyas = porLugar.get(que);
  const propias = [donde, { ...donde, motor: '' }].map((lugar) => suyas?.get(lugarDe(lugar)) ?? []);
  // Of what does for any vehicle, the smallest: nobody puts a drum into a kit.
  const deTodos = (suyas?.get(lugarDe(UNIVERSAL)) ?? []).toSorted((a, b) => a.base - b.base);
  return [...propias, deTodos].find(({ length }) => length > 0) ?? [];
}

/** A shop that has next to nothing for a vehicle makes do with what is for others. */
const LINEAS_MINIMO = 2;

function lineasDe({ partes }: Definicion, contexto: Contexto): readonly LineaConBase[] {
  const propias = partes.flatMap((parte) =>
    lineaDe(parte, candidatas(contexto.porLugar, parte.que, contexto.donde), contexto),
  );
  if (propias.length >= LINEAS_MINIMO) return propias;
  return partes.flatMap((parte) =>
    lineaDe(parte, contexto.porLugar.get(parte.que)?.values().next().value ?? [], contexto),
  );
}

function conjuntosDe({ veces, definiciones }: Grupo, porLugar: PorLugar, primero: number): Conjunto[] {
  const hechos: Conjunto[] = [];
  for (const [n, donde] of mejoresLugares(definiciones, porLugar, veces).entries()) {
    const propios = new Map<string, number>();
    for (const definicion of definiciones) {
      const lineas = lineasDe(definicion, { donde, porLugar, propios });
      propios.set(definicion.sigla, primero + hechos.length);
      hechos.push(armar(definicion, { donde, n, lineas, baseDe: (c) => hechos[c - primero]?.base ?? 0 }));
    }
  }
  return hechos;
}

/** The vehicles for which most of it is there, the popular ones first. */
function mejoresLugares(definiciones: readonly Definicion[], porLugar: PorLugar, veces: number): readonly Donde[] {
  const partes = definiciones.flatMap((una) =>
    una.partes.filter(({ esConjunto }) => !esConjunto).map(({ que }) => que),
  );
  const lugares = new Map(vehiculos.map((_, vehiculo) => [lugarDe({ vehiculo, motor: '' }), { vehiculo, motor: '' }]));
  for (const que of partes) {
    for (const [clave, [ficha]] of porLugar.get(que) ?? []) if (ficha && ficha.vehiculo >= 0) lugares.set(clave, ficha);
  }
  const puntos = (donde: Donde) =>
    partes.filter((que) => candidatas(porLugar, que, donde).length > 0).length +
    (vehiculos[donde.vehiculo]?.popularidad ?? 0) / 100;
  return [...lugares.values()]
    .map((donde) => ({ donde, puntos: puntos(donde) }))
    .sort((a, b) => b.puntos - a.puntos || lugarDe(a.donde).localeCompare(lugarDe(b.donde)))
    .slice(0, veces)
    .map(({ donde }) => donde);
}

type Contexto = { readonly donde: Donde; readonly porLugar: PorLugar; readonly propios: ReadonlyMap<string, number> };

type LineaConBase = LineaDeConjunto & { readonly base: number };

/** Nothing when there are no candidates for it. */
function lineaDe(
  { que, esConjunto, cantidad, merma, opcional }: Parte,
  [elegida, ...otras]: readonly Ficha[],
  { propios }: Contexto,
): LineaConBase[] {
  const comun = { cantidad, merma, opcional };
  if (esConjunto) {
    return [{ ...comun, conjunto: definido(propios.get(que), `the ${que} it contains`), sustitutos: [], base: 0 }];
  }
  if (elegida === undefined) return [];
  const iguales = otras.filter(({ pieza }) => pieza === elegida.pieza && pieza >= 0).slice(0, 2);
  return [
    { ...comun, articulo: elegida.articulo, sustitutos: iguales.map(({ articulo }) => articulo), base: elegida.base },
  ];
}

type Armado = {
  readonly donde: Donde;
  readonly n: number;
  readonly lineas: readonly LineaConBase[];
  readonly baseDe: (conjunto: number) => number;
};

function armar({ sigla, tipo, nombre, subfamilia }: Definicion, { donde, n, lineas, baseDe }: Armado): Conjunto {
  const vehiculo = definido(vehiculos[donde.vehiculo], 'the vehicle');
  const suma = lineas.reduce(
    (total, { cantidad, base, conjunto }) =>
      total + Number(cantidad) * (conjunto === undefined ? base : baseDe(conjunto)),
    0,
  );
  return {
    ...{ tipo, subfamilia },
    codigo: `CJ-${sigla}-${String(n + 1).padStart(3, '0')}`,
    descripcion: [nombre, vehiculo.marca, vehiculo.modelo, donde.motor, periodo(vehiculo)].filter(Boolean).join(' '),
    lineas: lineas.map(({ base: _, ...linea }) => linea),
    base: suma * (tipo === 'KIT' ? 0.92 : 1.18),
  };
}
