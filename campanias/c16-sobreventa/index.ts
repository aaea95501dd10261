import { auditar } from '#campanias/comun/auditoria.ts';
import {
  type Campania,
  type Contexto,
  conTiempoDeControl,
  hayQueParar,
  type Informe,
  type Violacion,
} from '#campanias/comun/campania.ts';
import { percentil } from '#campanias/comun/informe.ts';
import { defectosDeC16 } from '#campanias/defectos/c16.ts';
import { abrirPista, correrRonda, type Pista } from './ronda.ts';
import { SITUACIONES } from './situaciones.ts';
import { prepararTerreno, type Terreno } from './terreno.ts';

const MEDIDAS = {
  corta: { rondas: 4, clientes: 10, maximo: 5 },
  quick: { rondas: 200, clientes: 64, maximo: 20 },
  full: { rondas: 10_000, clientes: 64, maximo: 20 },
} as const;

const ULTIMAS_LETRAS = 2_000;

const CONTROL_MS = { corta: 30_000, quick: 120_000, full: 120_000 } as const;

export const campania: Campania = {
  id: 'C16',
  titulo: 'Muchos por lo último que queda, en dos nodos',
  defectos: defectosDeC16.map(({ nombre }) => nombre),
  minutos: { quick: 3, full: 20 },
  correr,
};

async function correr(contexto: Contexto): Promise<Informe> {
  const terreno = await prepararTerreno(contexto);
  const conTiempo = conTiempoDeControl(contexto, CONTROL_MS[contexto.tamano]);
  const { clientes, maximo } = MEDIDAS[contexto.tamano];
  // A control run has no count of its own: it ends when it finds, or out of time.
  const { rondas } = MEDIDAS[contexto.planta ? 'full' : contexto.tamano];
  const interbloqueos = await contarInterbloqueos(terreno);

  const pistas: Pista[] = [];
  const violaciones: Violacion[] = [];
  const tiempos: number[] = [];
  let [hechas, sobrevendidas, subvendidas] = [0, 0, 0];
  for (const azar = contexto.azar; hechas < rondas && !hayQueParar(conTiempo, violaciones); hechas += 1) {
    const cual = hechas % SITUACIONES.length;
    const situacion = SITUACIONES[cual];
    if (!situacion) break;
    pistas[cual] ??= await abrirPista(terreno, situacion);
    const pista = pistas[cual];
    const ronda = await correrRonda(terreno, pista, { azar: azar.hijo(`ronda ${hechas}`), clientes, maximo });
    tiempos.push(...ronda.tiempos);
    sobrevendidas += ronda.sobrevendidas;
    subvendidas += ronda.subvendidas;
    violaciones.push(...ronda.violaciones.map((una) => ({ ...una, que: `${situacion.nombre}: ${una.que}` })));
  }
  // A 500 explains itself in what the server said.
  if (violaciones.length > 0) contexto.decir(terreno.salidas().slice(-ULTIMAS_LETRAS));
  // What a control run plants must be seen by the races themselves.
  if (!contexto.planta) violaciones.push(...(await auditar(terreno.sitio, terreno.historia)));
  const deshechos = (await contarInterbloqueos(terreno)) - interbloqueos;
  const [p50, p99] = [percentil(tiempos, 0.5), percentil(tiempos, 0.99)];
  return {
    operaciones: tiempos.length,
    faltas: 0,
    violaciones,
    ...(p50 === undefined || p99 === undefined ? {} : { p50, p99 }),
    cifras: {
      carreras: hechas,
      clientes,
      sobrevendidas,
      subvendidas,
      'respuestas inesperadas': violaciones.filter(({ invariante }) => invariante === 'respuesta').length,
      'esperas pedidas (503)': terreno.demoras(),
      'interbloqueos que la base deshizo': deshechos,
    },
  };
}

/** Deadlocks the database had to break, whether or not somebody outside noticed. */
async function contarInterbloqueos({ pool }: Terreno): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks ?? 0);
}
