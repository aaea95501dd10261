import { leerVehiculo } from '@trastienda/nucleo/articulos/aplicaciones/vehiculo.ts';
import type pg from 'pg';
import type { Azar } from '#bench/estadistica.ts';

/** What people would look for, drawn from the loaded data. */
type Muestras = {
  readonly palabras: readonly string[];
  readonly codigos: readonly string[];
  readonly barras: readonly string[];
  /** «gol 1.6 2012», as it is asked at the counter. */
  readonly vehiculos: readonly string[];
};

const DE_DONDE = 4_000;
const CUANTAS = 2_000;

/** In hundredths: how often each way of asking comes up. Said in bench/README.md. */
const DE_PALABRAS = { una: 10, dos: 35, tres: 25, partes: 20, nada: 10 };
const DE_CODIGOS = { igual: 50, separadores: 20, comienzo: 15, minusculas: 10, nada: 5 };
const BARRAS_QUE_NO_ESTAN = 10;
const DE_VEHICULOS = { modelo: 20, conAnio: 35, conMotor: 25, entero: 20 };
/** Where a vehicle says no year, one of the last thirty. */
const UN_ANIO = { desde: 1995, cuantos: 30 };

type FilaDeVehiculo = {
  readonly marca: string;
  readonly modelo: string;
  readonly motor: string;
  readonly desde: number | null;
  readonly hasta: number | null;
};
type Fila = { readonly codigo: string; readonly descripcion: string };

export async function sacarMuestras(pool: pg.Pool, azar: Azar): Promise<Muestras> {
  const { rows: articulos } = await pool.query<Fila>(
    `select codigo, descripcion from articulo where estado = 'ACTIVO' and tipo = 'PRODUCTO'
     order by md5(codigo || $1), id limit $2`,
    [String(azar.entero(1e9)), DE_DONDE],
  );
  const { rows: barras } = await pool.query<{ valor: string }>(
    `select c.valor from codigo_articulo c join articulo a on a.id = c.articulo_id
     where c.tipo = 'BARRAS' and a.estado = 'ACTIVO' order by md5(c.valor || $1), c.id limit $2`,
    [String(azar.entero(1e9)), DE_DONDE],
  );
  const { rows: vehiculos } = await pool.query<FilaDeVehiculo>(
    `select v.marca, v.modelo, v.motor, x.desde, x.hasta from aplicacion x join vehiculo v on v.id = x.vehiculo_id
     order by md5(x.id::text || $1), x.id limit $2`,
    [String(azar.entero(1e9)), DE_DONDE],
  );
  if (vehiculos.length === 0) throw new Error('the demo company has no applications');
  if (articulos.length === 0 || barras.length === 0) throw new Error('the demo company has no artículos or bar codes');
  return {
    palabras: distintas(() => palabrasDe(azar, azar.uno(articulos), azar.uno(articulos))),
    codigos: distintas(() => codigoDe(azar, azar.uno(articulos).codigo)),
    barras: distintas(() => barraDe(azar, azar.uno(barras).valor)),
    // A model that is called as a year, with its year, says no vehicle to anybody: «2008 2016».
    vehiculos: distintas(() => vehiculoDe(azar, azar.uno(vehiculos))).filter((texto) => leerVehiculo(texto) !== null),
  };
}

/** Different ones while there are; a small catalogue repeats itself. */
function distintas(crear: () => string): string[] {
  const unicas = new Set<string>();
  for (let i = 0; i < CUANTAS * 4 && unicas.size < CUANTAS; i += 1) unicas.add(crear());
  return [...unicas];
}

function elegir<T extends string>(azar: Azar, pesos: Readonly<Record<T, number>>): T {
  let resto = azar.entero(100);
  for (const [nombre, peso] of Object.entries<number>(pesos)) {
    resto -= peso;
    if (resto < 0) return nombre as T;
  }
  throw new Error('the shares add up to less than a hundred');
}

function palabrasDe(azar: Azar, { descripcion }: Fila, otro: Fila): string {
  const palabras = descripcion.split(/\s+/).filter((palabra) => palabra.length > 2);
  const algunas = (cuantas: number) => azar.barajar(palabras).slice(0, cuantas).join(' ').toLowerCase();
  switch (elegir(azar, DE_PALABRAS)) {
    case 'una':
      return algunas(1);
    case 'dos':
      return algunas(2);
    case 'tres':
      return algunas(3);
    case 'partes':
      return azar
        .barajar(palabras)
        .slice(0, 2)
        .map((palabra) => palabra.slice(0, 4))
        .join(' ')
        .toLowerCase();
    case 'nada':
      return `${algunas(1)} ${otro.descripcion.split(/\s+/)[0]?.slice(0, 3) ?? ''}xq${azar.entero(1000)}`.toLowerCase();
  }
}

function codigoDe(azar: Azar, codigo: string): string {
  switch (elegir(azar, DE_CODIGOS)) {
    case 'igual':
      return codigo;
    case 'separadores':
      return azar.entero(2) === 0 ? codigo.replaceAll(/[^A-Za-z0-9]/g, '') : codigo.replaceAll(/[^A-Za-z0-9]+/g, '-');
    case 'comienzo':
      return codigo.slice(0, Math.max(4, Math.ceil(codigo.length * 0.6)));
    case 'minusculas':
      return codigo.toLowerCase();
    case 'nada':
      return `${codigo}Q${azar.entero(100)}`;
  }
}

function vehiculoDe(azar: Azar, { marca, modelo, motor, desde, hasta }: FilaDeVehiculo): string {
  const primero = desde ?? UN_ANIO.desde;
  const anio = primero + azar.entero(Math.max(1, (hasta ?? primero + UN_ANIO.cuantos) - primero + 1));
  const partes = {
    modelo: [marca, modelo],
    conAnio: [modelo, anio],
    conMotor: [modelo, motor, anio],
    entero: [marca, modelo, motor, anio],
  };
  return partes[elegir(azar, DE_VEHICULOS)]
    .filter((parte) => parte !== '')
    .join(' ')
    .toLowerCase();
}

function barraDe(azar: Azar, valor: string): string {
  if (azar.entero(100) >= BARRAS_QUE_NO_ESTAN) return valor;
  // A digit read wrong.
  const ultima = Number(valor.at(-1) ?? '0');
  return `${valor.slice(0, -1)}${(ultima + 1 + azar.entero(8)) % 10}`;
}
