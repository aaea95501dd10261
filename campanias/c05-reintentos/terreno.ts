import { setTimeout as esperar } from 'node:timers/promises';
import type { Azar } from '#campanias/comun/azar.ts';
import type { Contexto, Violacion } from '#campanias/comun/campania.ts';
import { type Cliente, crearCliente, type Destino } from '#campanias/comun/cliente.ts';
import { abrirHistoria, type Historia, type Operacion, type Resultado } from '#campanias/comun/historia.ts';
import type { Mundo } from '#campanias/comun/mundo.ts';
import { sembrarMundo } from '#campanias/comun/operaciones.ts';
import { iniciarServidor, type Servidor } from '#campanias/comun/servidor.ts';
import { crearPersonas, crearSitio, type Sitio } from '#campanias/comun/sitio.ts';
import { type Red, tenderRed } from './red.ts';

/** The first person writes; the second one uses the first one's keys. */
const PERSONAS = 2;
const INTENTOS = 10;
const PAUSA_MS = 40;
const PAUSA_MAXIMA_MS = 1_500;

/** One installation behind a bad link. */
export type Terreno = {
  readonly contexto: Contexto;
  readonly sitio: Sitio;
  readonly historia: Historia;
  readonly cliente: Cliente;
  readonly mundo: Mundo;
  readonly red: Red;
  readonly tokens: readonly string[];
  readonly violaciones: Violacion[];
  readonly cuentas: {
    envios: number;
    muertes: number;
    /** Cases asked on purpose: same key with another body, by another person, on another route, after a refusal. */
    casos: number;
    /** From the first send to the answer that was heard, in milliseconds. */
    readonly demoras: number[];
  };
  servidor: Servidor;
};

export async function abrirTerreno(contexto: Contexto): Promise<Terreno> {
  const sitio = await crearSitio(contexto);
  const servidor = await iniciarServidor(sitio);
  const tokens = await crearPersonas(sitio, PERSONAS);
  const historia = abrirHistoria(`${contexto.carpeta}/historia.jsonl`);
  const cliente = crearCliente(historia);
  const mundo = await sembrarMundo(cliente, { url: servidor.url, tokens });
  const red = await tenderRed(contexto.azar.hijo('red'), servidor.url);
  contexto.cierre.anotar('cerrar la red', async () => {
    cliente.cerrar();
    await red.cerrar();
  });
  const cuentas = { envios: 0, muertes: 0, casos: 0, demoras: [] };
  return { contexto, sitio, servidor, historia, cliente, mundo, red, tokens, cuentas, violaciones: [] };
}

export const porLaRed = ({ red, tokens }: Terreno): Destino => ({ url: red.url, tokens });
export const directo = ({ servidor, tokens }: Terreno): Destino => ({ url: servidor.url, tokens });

/** Sends the same key until somebody answers, as a careful client does. */
export async function insistir(terreno: Terreno, operacion: Operacion, azar: Azar): Promise<Resultado> {
  const { cliente, cuentas } = terreno;
  const inicio = performance.now();
  let pausa = PAUSA_MS;
  for (let intento = 1; ; intento += 1) {
    cuentas.envios += 1;
    const resultado = await cliente.enviar(porLaRed(terreno), operacion);
    if (resultado.tipo === 'ok') cuentas.demoras.push(performance.now() - inicio);
    if (resultado.tipo !== 'unknown' || intento === INTENTOS) return resultado;
    await esperar(azar.entero(0, pausa));
    pausa = Math.min(pausa * 2, PAUSA_MAXIMA_MS);
  }
}
