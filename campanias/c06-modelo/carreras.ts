import fc from 'fast-check';
import type { Banco } from './banco.ts';
import type { Cobertura } from './cobertura.ts';
import { concretar } from './concretar.ts';
import { leerEstado } from './estado.ts';
import { type Intencion, intencion, intencionDeCarrera } from './intenciones.ts';
import { abrirMesa, contar, Discrepancia, jugar, type Mesa, mandar } from './mesa.ts';
import type { Orden, Respuesta } from './ordenes.ts';
import type { Corrida } from './secuencias.ts';
import { explicar, type Hecho } from './serie.ts';

type Pedido = {
  readonly banco: Banco;
  readonly cobertura: Cobertura;
  readonly semilla: number;
  readonly carreras: number;
  readonly quedaMs: () => number;
};

const carrera = fc.record({
  previas: fc.array(intencion, { minLength: 4, maxLength: 14, size: 'max' }),
  carriles: fc.array(fc.array(intencionDeCarrera, { minLength: 1, maxLength: 3, size: 'max' }), {
    minLength: 2,
    maxLength: 4,
    size: 'max',
  }),
});

/** Some orders one by one, and then two to four people at once on the same documents. Ends at the first without a why. */
export async function correrCarreras({ banco, cobertura, semilla, carreras, quedaMs }: Pedido): Promise<Corrida> {
  let [hechas, ordenes] = [0, 0];
  let ultimas: readonly string[] = [];
  const propiedad = fc.asyncProperty(carrera, async ({ previas, carriles }) => {
    if (quedaMs() <= 0) return;
    const mesa = await abrirMesa(banco, cobertura);
    ultimas = mesa.dadas;
    for (const una of previas) {
      const orden = concretar(mesa.mundo, una, mesa.nombrar);
      if (orden) await jugar(mesa, orden);
    }
    await correr(mesa, carriles);
    hechas += 1;
    ordenes += mesa.dadas.length;
  });
  // What a race shows depends on who came first: a smaller one would be another race.
  const detalle = await fc.check(propiedad, { seed: semilla, numRuns: carreras, endOnFailure: true });
  if (!detalle.failed) return { hechas, ordenes, hallazgo: undefined };
  const { errorInstance } = detalle;
  const que = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { hechas, ordenes, hallazgo: { que, ordenes: ultimas, largoOriginal: ultimas.length } };
}

async function correr(mesa: Mesa, carriles: readonly (readonly Intencion[])[]): Promise<void> {
  const listas = carriles.map((intenciones, persona) =>
    intenciones.flatMap((una) => {
      const orden = concretar(mesa.mundo, { ...una, persona }, mesa.nombrar);
      return orden ? [orden] : [];
    }),
  );
  const hechos = await Promise.all(listas.map((ordenes) => darUnaTrasOtra(mesa, ordenes)));
  for (const { orden, respuesta } of hechos.flat().toSorted((uno, otro) => uno.desde - otro.desde)) {
    mesa.dadas.push(`a la vez: ${contar(orden, respuesta)}`);
  }
  const final = await leerEstado(mesa.banco.pool, mesa.nombres);
  const explicado = explicar(mesa.mundo, hechos, final);
  if (!explicado) throw new Discrepancia('ningún orden de las que fueron a la vez explica las respuestas y las tablas');
  mesa.mundo = explicado;
}

/** A person answers to the version they last saw: the one of their own last success, when they had one. */
async function darUnaTrasOtra(mesa: Mesa, ordenes: readonly Orden[]): Promise<Hecho[]> {
  const vistas = new Map<string, number>();
  const hechos: Hecho[] = [];
  for (const pensada of ordenes) {
    const documento = 'nota' in pensada ? pensada.nota : 'ajuste' in pensada ? pensada.ajuste : '';
    const vista = vistas.get(documento);
    const orden = vista !== undefined && 'version' in pensada ? { ...pensada, version: vista } : pensada;
    const desde = performance.now();
    const respuesta = await mandar(mesa, orden);
    hechos.push({ orden, respuesta, desde, hasta: performance.now() });
    const version = versionDe(respuesta);
    if (version !== undefined) vistas.set(documento, version);
  }
  return hechos;
}

function versionDe(respuesta: Respuesta): number | undefined {
  if ('code' in respuesta) return undefined;
  const { version } = respuesta.cuerpo as { readonly version?: number };
  return version;
}
