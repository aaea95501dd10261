import { setTimeout as esperar } from 'node:timers/promises';
import { type Campania, type Contexto, hayQueParar, type Informe } from '#campanias/comun/campania.ts';
import { percentiles } from '#campanias/comun/informe.ts';
import { aprender } from '#campanias/comun/mundo.ts';
import { crearEscritor, type Escritor, elegirOperacion } from '#campanias/comun/operaciones.ts';
import { iniciarServidor } from '#campanias/comun/servidor.ts';
import { CASOS, type Caso, probarCaso } from './casos.ts';
import { revisar, revisarContestadas } from './revision.ts';
import { abrirTerreno, insistir, type Terreno } from './terreno.ts';

const ESCRITORES = 12;
const PARTE_DE_CASOS = 0.12;
/** Between two kills of the application, from the moment it is ready. */
const VIVE_MS = { corta: [60_000, 60_000], quick: [3_000, 9_000], full: [4_000, 20_000] } as const;
/** What the last look takes, and so is kept from the writers. */
const PARTE_DE_ESCRIBIR = 0.85;

/** C05: commands over a link that loses, repeats and delays, sent again with their key until they are answered. */
export const campania: Campania = {
  id: 'C05',
  titulo: 'reintentos con la misma clave por una red que pierde, repite y demora',
  defectos: ['clave-tras-commit', 'respuesta-rehecha', 'cuerpo-sin-mirar'],
  minutos: { quick: 2, full: 10 },
  correr,
};

async function correr(contexto: Contexto): Promise<Informe> {
  const terreno = await abrirTerreno(contexto);
  const { red, violaciones } = terreno;
  const limite = contexto.quedaMs() * (1 - PARTE_DE_ESCRIBIR);
  const seguir = () => contexto.quedaMs() > limite && !hayQueParar(contexto, violaciones);
  const escritores = Array.from({ length: ESCRITORES }, (_, i) => crearEscritor(contexto.azar, i + 1));
  const fin = new AbortController();
  const muertes = matarCadaTanto(terreno, fin.signal);
  await Promise.all([...escritores.map((escritor) => escribir(terreno, escritor, seguir)), vigilar(terreno, seguir)]);
  fin.abort();
  await muertes;
  await revisar(terreno);
  await terreno.servidor.detener();
  return informar(terreno, red);
}

async function escribir(terreno: Terreno, escritor: Escritor, seguir: () => boolean): Promise<void> {
  const { mundo } = terreno;
  const { azar, numero } = escritor;
  // Each case comes at once, also in a run too short for the dice.
  const [primero] = Object.keys(CASOS).slice(numero % Object.keys(CASOS).length) as Caso[];
  if (primero) await probarCaso(terreno, primero, escritor);
  while (seguir()) {
    if (azar.suerte(PARTE_DE_CASOS)) {
      await probarCaso(terreno, azar.pesado(CASOS), escritor);
      continue;
    }
    const operacion = elegirOperacion(mundo, escritor);
    aprender(mundo, operacion, await insistir(terreno, operacion, azar), escritor.numero);
  }
}

/** A control run ends as soon as two answers to one key differ, not when time is over. */
async function vigilar({ contexto, red, violaciones }: Terreno, seguir: () => boolean): Promise<void> {
  while (contexto.planta && seguir()) {
    await esperar(500);
    violaciones.push(...revisarContestadas(red.contestadas));
  }
}

async function matarCadaTanto(terreno: Terreno, fin: AbortSignal): Promise<void> {
  const { contexto, historia, red, cuentas } = terreno;
  const azar = contexto.azar.hijo('muertes');
  const [desde, hasta] = VIVE_MS[contexto.tamano];
  for (;;) {
    const vive = azar.entero(desde, hasta);
    await esperar(vive, undefined, { signal: fin }).catch(() => undefined);
    if (fin.aborted) return;
    await historia.anotar({ t: 'kill', pid: terreno.servidor.pid, afterMs: vive });
    red.apuntar(undefined);
    await terreno.servidor.matar();
    cuentas.muertes += 1;
    terreno.servidor = await iniciarServidor(terreno.sitio);
    red.apuntar(terreno.servidor.url);
  }
}

function informar({ historia, violaciones, cuentas }: Terreno, { cuentas: red, contestadas }: Terreno['red']): Informe {
  const hechas = historia.hechas();
  const reconocidas = hechas.filter(({ resultado }) => resultado.tipo === 'ok').length;
  const repetidas = contestadas.filter(({ repetida }) => repetida).length;
  return {
    operaciones: reconocidas,
    faltas: red.perdidos + red.sinRespuesta + red.duplicados + cuentas.muertes,
    violaciones,
    ...percentiles(cuentas.demoras),
    cifras: {
      'pedidos mandados': red.pedidos,
      'claves distintas': hechas.length,
      efectos: reconocidas,
      'respuestas repetidas': repetidas,
      'pedidos perdidos': red.perdidos,
      'respuestas perdidas': red.sinRespuesta,
      'pedidos duplicados': red.duplicados,
      'muertes de la aplicación': cuentas.muertes,
      'casos a propósito': cuentas.casos,
      diferencias: violaciones.length,
    },
  };
}
