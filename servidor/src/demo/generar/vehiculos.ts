import { AUTOS } from './vehiculos-autos.ts';
import { PESADOS } from './vehiculos-pesados.ts';

export type Clase = 'A' | 'S' | 'U' | 'P' | 'F' | 'T' | 'C';

export type Vehiculo = {
  readonly marca: string;
  readonly modelo: string;
  readonly desde: number;
  /** The last year, or nothing when it is still made. */
  readonly hasta: number | undefined;
  readonly motores: readonly { readonly texto: string; readonly diesel: boolean }[];
  readonly clase: Clase;
  /** From 1 to 10. */
  readonly popularidad: number;
};

export const vehiculos: readonly Vehiculo[] = [AUTOS, PESADOS].join('').split('\n').filter(Boolean).map(leer);

function leer(linea: string): Vehiculo {
  const [marca = '', modelo = '', anios = '', motores = '', clase = '', popularidad = ''] = linea.split('|');
  const [desde = '', hasta = ''] = anios.split('-');
  return {
    marca,
    modelo,
    desde: Number(desde),
    hasta: hasta === '' ? undefined : Number(hasta),
    motores: motores.split(',').map((motor) => ({ texto: motor.replace('*', ''), diesel: motor.endsWith('*') })),
    clase: clase as Clase,
    popularidad: Number(popularidad),
  };
}

/** What a part is for: a model, maybe with one of its engines. */
export type Aplicacion = {
  readonly texto: string;
  /** The place of the vehicle in the list. */
  readonly vehiculo: number;
  /** The engine it is for; '' is any of them. */
  readonly motor: string;
  readonly popularidad: number;
  /** How dear its parts are. */
  readonly factor: number;
};

const FACTOR_DE_CLASE = { A: 1, S: 1.25, U: 1.05, P: 1.55, F: 1.6, T: 1.45, C: 2.3 } as const;
const MARCAS_CARAS: Readonly<Record<string, number>> = {
  Toyota: 1.15,
  Honda: 1.25,
  Nissan: 1.15,
  'Mercedes-Benz': 1.35,
  Audi: 1.6,
  BMW: 1.9,
  Scania: 1.4,
  Volvo: 1.4,
  Jeep: 1.3,
  Mitsubishi: 1.2,
};

const factorDe = ({ clase, marca }: Vehiculo): number => FACTOR_DE_CLASE[clase] * (MARCAS_CARAS[marca] ?? 1);

/** The years it was made, as a catalogue says them. */
export const periodo = ({ desde, hasta }: Vehiculo): string =>
  hasta === undefined ? `${desde} en adelante` : `${desde}-${hasta}`;

type Motor = Vehiculo['motores'][number];

/** Engines whose camshaft is driven by a chain or by gears: nobody sells them a belt. */
const CON_CADENA = [
  /^Toyota .*(16V|TDI)/,
  /^Honda .*(1\.8|1\.5|2\.0|2\.4)/,
  /^(Nissan|BMW|Mercedes-Benz|Audi .* FSI)/,
  /^Ford .*(Rocam|Duratec|EcoBoost|1\.5 12V|2\.5 16V|2\.3 16V|2\.[024] TDCi|3\.2 TDCi|Biturbo|3\.0|3\.6|MWM|Cummins|Perkins)/,
  /^Chevrolet .*(1\.2 |Turbo|2\.4 16V|MWM)/,
  /^(Renault|Fiat|Jeep) .*(1\.0 12V|SCe|TCe|2\.3 dCi|Firefly|E\.torQ|1\.3 Multijet|1\.8 16V|2\.4 16V|4\.[07])/,
  /^(Peugeot|Citroën) .*THP/,
  /^(Hyundai Creta|Kia (Cerato|Picanto))/,
  /^VW .*2\.5 20V/,
];

const llevaCadena = ({ marca, modelo }: Vehiculo, motor: Motor | undefined): boolean =>
  CON_CADENA.some((motores) => motores.test(`${marca} ${modelo} ${motor?.texto ?? ''}`));

/** The words of a catalogue line that narrow down what a part is for. */
const FILTROS: Readonly<Record<string, (vehiculo: Vehiculo, motor: Motor | undefined) => boolean>> = {
  nafta: (_, motor) => motor?.diesel === false,
  diesel: (_, motor) => motor?.diesel === true,
  carburador: ({ desde }, motor) => motor?.diesel === false && desde < 1994,
  inyeccion: ({ desde }, motor) => motor?.diesel === false && desde >= 1994,
  commonrail: ({ desde }, motor) => motor?.diesel === true && desde >= 2005,
  correa: (vehiculo, motor) => !llevaCadena(vehiculo, motor),
  cadena: (vehiculo, motor) => vehiculo.clase !== 'C' && vehiculo.desde > 1995 && llevaCadena(vehiculo, motor),
  camion: ({ clase }) => clase === 'C',
  liviano: ({ clase }) => clase !== 'C',
  pickup: ({ clase }) => clase === 'P',
  trasera: ({ clase }) => clase === 'P' || clase === 'F' || clase === 'C',
  delantera: ({ clase, desde }) => ['A', 'S', 'U', 'T'].includes(clase) && desde > 1982,
  moderno: ({ clase, desde, hasta }) => clase !== 'C' && desde >= 1998 && (hasta ?? 9999) > 2004,
  aire: ({ clase, hasta }) => clase !== 'C' && (hasta ?? 9999) > 2001,
};

/** What fits every car sells to all of them. */
const DE_TODOS = 14;

/** Everything a part with these words can be for: engines when `motor` is among them, models when `modelo` is. */
export function aplicaciones(ambito: string): readonly Aplicacion[] {
  const [nivel = '', ...filtros] = ambito.split(' ');
  // What only lorries use has the price of a lorry already.
  const deCamion = filtros.includes('camion');
  const pasa = (vehiculo: Vehiculo, motor: Motor | undefined) =>
    filtros.every((filtro) => {
      const condicion = FILTROS[filtro];
      if (!condicion) throw new RangeError(`«${filtro}» narrows nothing down`);
      return condicion(vehiculo, motor);
    });
  if (nivel === 'universal') return [{ texto: '', vehiculo: -1, motor: '', popularidad: DE_TODOS, factor: 1 }];
  return vehiculos.flatMap((vehiculo, lugar) => {
    const comun = {
      vehiculo: lugar,
      popularidad: vehiculo.popularidad,
      factor: factorDe(vehiculo) / (deCamion ? FACTOR_DE_CLASE.C : 1),
    };
    const nombre = `${vehiculo.marca} ${vehiculo.modelo}`;
    if (nivel === 'modelo') {
      return pasa(vehiculo, undefined) ? [{ ...comun, motor: '', texto: `${nombre} ${periodo(vehiculo)}` }] : [];
    }
    return vehiculo.motores
      .filter((motor) => pasa(vehiculo, motor))
      .map(({ texto }) => ({ ...comun, motor: texto, texto: `${nombre} ${texto} ${periodo(vehiculo)}` }));
  });
}
