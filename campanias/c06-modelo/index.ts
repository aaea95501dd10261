import { auditar } from '#campanias/comun/auditoria.ts';
import {
  type Campania,
  type Contexto,
  conTiempoDeControl,
  type Informe,
  type Tamano,
  type Violacion,
} from '#campanias/comun/campania.ts';
import { percentiles } from '#campanias/comun/informe.ts';
import { defectosDeC06 } from '#campanias/defectos/c06.ts';
import { abrirBanco, type Banco } from './banco.ts';
import { correrCarreras } from './carreras.ts';
import { type Cobertura, crearCobertura, resumir, tabla } from './cobertura.ts';
import { type Corrida, correrSecuencias } from './secuencias.ts';

type Medida = {
  /** How many run side by side, each on worlds of its own. */
  readonly carriles: number;
  readonly secuencias: number;
  readonly carreras: number;
  /** Intentions of a sequence; about half of them find something to do. */
  readonly minimo: number;
  readonly maximo: number;
};

const MEDIDAS: Readonly<Record<Tamano, Medida>> = {
  corta: { carriles: 1, secuencias: 1, carreras: 2, minimo: 40, maximo: 70 },
  quick: { carriles: 2, secuencias: 200, carreras: 150, minimo: 80, maximo: 200 },
  full: { carriles: 2, secuencias: 2_000, carreras: 2_000, minimo: 80, maximo: 200 },
};

const CONTROL_MS: Readonly<Record<Tamano, number>> = { corta: 30_000, quick: 120_000, full: 120_000 };
/** Of what the server said. */
const ULTIMAS_LETRAS = 2_000;
const ENCOGER_MS = 15_000;
const ENCOGER_CONTROL_MS: Readonly<Record<Tamano, number>> = { corta: 0, quick: 4_000, full: 10_000 };

export const campania: Campania = {
  id: 'C06',
  titulo: 'Los ciclos de notas y ajustes contra un modelo',
  defectos: defectosDeC06.map(({ nombre }) => nombre),
  minutos: { quick: 5, full: 20 },
  correr,
};

async function correr(contexto: Contexto): Promise<Informe> {
  const banco = await abrirBanco(contexto);
  const cobertura = crearCobertura();
  const { corridas, carreras } = await buscar(contexto, banco, cobertura);

  const hallazgos = [...corridas, carreras].flatMap(({ hallazgo }) => (hallazgo ? [hallazgo] : []));
  const violaciones: Violacion[] = hallazgos.map(({ que, ordenes, largoOriginal }) => ({
    invariante: 'modelo',
    que: `${ordenes.length} órdenes (eran ${largoOriginal}), ${que}`,
    datos: {
      ordenes: ordenes.length,
      largoOriginal,
      secuencia: ordenes,
      servidor: banco.salida().slice(-ULTIMAS_LETRAS),
    },
  }));
  // What a control run plants must be seen by the model itself.
  if (!contexto.planta) violaciones.push(...(await auditar(banco.sitio, banco.historia)));

  const { pares, ramas, rechazos, faltan } = resumir(cobertura);
  for (const linea of tabla(cobertura)) contexto.decir(linea);
  if (faltan.length > 0) contexto.decir(`no se vio: ${faltan.join(', ')}`);
  const ordenes = [...corridas, carreras].reduce((suma, corrida) => suma + corrida.ordenes, 0);
  return {
    operaciones: ordenes,
    faltas: 0,
    violaciones,
    ...percentiles(banco.tiempos),
    cifras: {
      secuencias: corridas.reduce((suma, { hechas }) => suma + hechas, 0),
      carreras: carreras.hechas,
      órdenes: ordenes,
      'estado × acción': pares,
      ramas,
      rechazos,
      discrepancias: hallazgos.length,
    },
  };
}

async function buscar(contexto: Contexto, banco: Banco, cobertura: Cobertura) {
  const { semilla, tamano, planta } = contexto;
  const { carriles, minimo, maximo } = MEDIDAS[tamano];
  // A control run has no count of its own: it ends when it finds, or out of time.
  const { secuencias, carreras } = MEDIDAS[planta ? 'full' : tamano];
  const conTiempo = conTiempoDeControl(contexto, CONTROL_MS[tamano]);
  let hallado = false;
  const quedaMs = () => (hallado ? 0 : conTiempo.quedaMs());
  const mirar = async (corriendo: Promise<Corrida>): Promise<Corrida> => {
    const corrida = await corriendo;
    hallado ||= corrida.hallazgo !== undefined;
    return corrida;
  };
  const comun = { banco, cobertura, quedaMs };
  const corridas = Array.from({ length: carriles }, (_, carril) =>
    mirar(
      correrSecuencias({
        ...comun,
        semilla: semilla * 100 + carril,
        secuencias: Math.ceil(secuencias / carriles),
        encogerMs: planta ? ENCOGER_CONTROL_MS[tamano] : ENCOGER_MS,
        minimo,
        maximo,
      }),
    ),
  );
  const enCarrera = mirar(correrCarreras({ ...comun, semilla: semilla * 100 + 99, carreras }));
  return { corridas: await Promise.all(corridas), carreras: await enCarrera };
}
