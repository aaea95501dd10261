import type { Campania, Contexto, Informe, Violacion } from '#campanias/comun/campania.ts';
import { percentil, percentiles } from '#campanias/comun/informe.ts';
import { TIPOS, type Tipo } from '#campanias/comun/operaciones.ts';
import { type Agotado, agotar } from './agotar.ts';
import { abrirBanco, type Banco, rendirCuentas } from './banco.ts';
import { rondas } from './rondas.ts';

const RONDAS = { corta: 1, quick: 30, full: Number.POSITIVE_INFINITY } as const;
/** The exhaustive part comes first and leaves the rest of the time to the random kills. */
const PARTE_PARA_AGOTAR = 0.6;
/** Enough for `npm test`, and for a control run to find what is planted. */
const POCOS: readonly Tipo[] = ['nota.crear'];

/** C01: SIGKILL of the application under write load, and at every statement of every kind of command. */
export const campania: Campania = {
  id: 'C01',
  titulo: 'kill -9 de la aplicación mientras se escribe',
  defectos: ['commit-partido'],
  minutos: { quick: 3, full: 20 },
  correr,
};

async function correr(contexto: Contexto): Promise<Informe> {
  const { quedaMs, tamano, planta, decir } = contexto;
  const banco = await abrirBanco(contexto);
  const paraRondas = quedaMs() * (1 - PARTE_PARA_AGOTAR);
  // Another seed, another order: on a machine too busy for all of them, the next run does others.
  const tipos = tamano === 'corta' || planta ? POCOS : contexto.azar.hijo('tipos').barajar(TIPOS);
  const agotado = await agotar(banco, () => quedaMs() - paraRondas, tipos);
  decir(`${agotado.completos} de ${agotado.tipos} comandos cortados en cada sentencia: ${banco.cuentas.cortes} cortes`);
  await rondas(banco, RONDAS[tamano], quedaMs);
  if (banco.violaciones.length === 0) await rendirCuentas(banco, 'completa');
  await banco.servidor.detener();
  return informar(banco, agotado);
}

function informar({ historia, violaciones, cuentas }: Banco, agotado: Agotado): Informe {
  const reconocidas = historia.hechas().filter(({ resultado }) => resultado.tipo === 'ok').length;
  const p95 = percentil(cuentas.listos, 0.95);
  return {
    operaciones: reconocidas,
    faltas: cuentas.muertes,
    violaciones,
    ...percentiles(cuentas.latencias),
    cifras: {
      rondas: cuentas.rondas,
      reconocidas,
      perdidas: contar(violaciones, 'I1'),
      'a medias': contar(violaciones, 'I3'),
      fantasmas: contar(violaciones, 'I2'),
      'confirmadas sin aviso': cuentas.confirmadasSinAviso,
      importaciones: cuentas.importaciones,
      'cortes exactos': cuentas.cortes,
      'comandos agotados': `${agotado.completos}/${agotado.tipos}`,
      'sentencias por comando': JSON.stringify(agotado.sentencias),
      'p95 hasta listo (ms)': p95 === undefined ? '–' : Math.round(p95),
    },
  };
}

const contar = (violaciones: readonly Violacion[], invariante: string): number =>
  violaciones.filter((una) => una.invariante === invariante).length;
