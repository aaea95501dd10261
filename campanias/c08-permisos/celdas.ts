import type { Azar } from '#campanias/comun/azar.ts';
import type { Celda } from './juicio.ts';
import type { Persona } from './personas.ts';
import { esperado, lugaresDe } from './tabla/esperar.ts';
import type { Fila, Resultado } from './tabla/fila.ts';

const CON_CLAVE_EN_PUERTA_ABIERTA = 3;

/**
 * Who is asked about a row. Behind a door without lock everybody is the same, and logging in there would end the sessions
 * of others: a few with a key stand for all.
 */
function quienes({ pasan, ultima }: Fila, personas: readonly Persona[]): readonly Persona[] {
  // A key would end all the sessions of its person, who has not been asked yet.
  if (ultima === 'de todas') return personas.filter(({ medio }) => medio !== 'clave');
  if (pasan !== 'cualquiera') return personas;
  const conClave = personas.filter(({ medio }) => medio === 'clave');
  return [...personas.filter(({ medio }) => medio === 'nada'), ...conClave.slice(0, CON_CLAVE_EN_PUERTA_ABIERTA)];
}

/** Every cell of a row, in an order of chance. */
export const celdasDe = (fila: Fila, personas: readonly Persona[], azar: Azar): readonly Celda[] =>
  azar.barajar(
    lugaresDe(fila).flatMap((lugar) => quienes(fila, personas).map((persona) => ({ fila, persona, lugar }))),
  );

/** One of each kind: what is expected, of whom and where; and beside what is somebody else's, what does not exist. */
export function muestraDe(celdas: readonly Celda[]): readonly Celda[] {
  const porClase = new Map<string, Celda>();
  for (const celda of celdas) {
    const { fila, persona, lugar } = celda;
    const clase = `${esperado(fila, persona, lugar)} ${lugar === 'ninguno'} ${persona.identificado}`;
    if (!porClase.has(clase)) porClase.set(clase, celda);
  }
  const elegidas = new Set(porClase.values());
  const ajenas = [...elegidas].filter(({ fila, persona, lugar }) => esIgualANada(esperado(fila, persona, lugar)));
  const gemelas = celdas.filter(
    ({ persona, lugar }) => lugar === 'ninguno' && ajenas.some((ajena) => ajena.persona === persona),
  );
  return [...new Set([...elegidas, ...gemelas])];
}

/** What must look the same whether it is somebody else's or nobody's. */
export const esIgualANada = (espera: Resultado): boolean => espera === '404' || espera === 'vacío';
