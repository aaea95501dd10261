import { auditar } from '#campanias/comun/auditoria.ts';
import type { Contexto, Violacion } from '#campanias/comun/campania.ts';
import { saldarCuentas } from '#campanias/comun/carga.ts';
import type { Cliente } from '#campanias/comun/cliente.ts';
import type { Historia } from '#campanias/comun/historia.ts';
import { instalar } from '#campanias/comun/instalacion.ts';
import type { Mundo } from '#campanias/comun/mundo.ts';
import { iniciarServidor, type Servidor } from '#campanias/comun/servidor.ts';
import { crearSitio, type Sitio } from '#campanias/comun/sitio.ts';
import { estaVivo } from '#servidor/motor/pid.ts';

/** One installation under attack, with its accounts. */
export type Banco = {
  readonly contexto: Contexto;
  readonly sitio: Sitio;
  readonly historia: Historia;
  readonly cliente: Cliente;
  readonly mundo: Mundo;
  readonly tokens: readonly string[];
  readonly violaciones: Violacion[];
  readonly cuentas: {
    rondas: number;
    muertes: number;
    /** Acknowledged after the kill, by asking again: had been committed, and nobody knew. */
    confirmadasSinAviso: number;
    importaciones: number;
    cortes: number;
    /** From the start of the process to «lista en», after each kill. */
    readonly listos: number[];
    /** Of acknowledged commands, in milliseconds. */
    readonly latencias: number[];
  };
  servidor: Servidor;
};

export async function abrirBanco(contexto: Contexto): Promise<Banco> {
  const { sitio, servidor, historia, cliente, mundo, token } = await instalar(contexto, await crearSitio(contexto));
  return {
    ...{ contexto, sitio, historia, cliente, mundo, servidor, tokens: [token], violaciones: [] },
    cuentas: {
      ...{ rondas: 0, muertes: 0, confirmadasSinAviso: 0, importaciones: 0, cortes: 0 },
      listos: [],
      latencias: [],
    },
  };
}

export const destinoDe = ({ servidor, tokens }: Banco) => ({ url: servidor.url, tokens });

/**
 * Starts again after a kill and looks that the engine left behind was taken in, not doubled. An order that was at work
 * meanwhile (`huboOrden`) turns the engine off when it is the last to leave, so then a new one is right.
 */
export async function revivir(banco: Banco, { huboOrden }: { readonly huboOrden: boolean }): Promise<void> {
  const { sitio, violaciones, cuentas, historia } = banco;
  const huerfano = sitio.pidDelMotor();
  banco.servidor = await iniciarServidor(sitio);
  cuentas.listos.push(banco.servidor.listoEnMs);
  await historia.anotar({ t: 'restart', pid: banco.servidor.pid, readyMs: Math.round(banco.servidor.listoEnMs) });
  if (sitio.databaseUrl !== undefined) return;
  const ahora = sitio.pidDelMotor();
  const esOtro = huerfano !== ahora && (!huboOrden || (huerfano !== undefined && estaVivo(huerfano)));
  if (esOtro || ahora === undefined) {
    violaciones.push({ invariante: 'C01', que: 'el motor huérfano no fue adoptado', datos: { huerfano, ahora } });
  }
}

/** Sends what has no answer again, learns from it, and audits. */
export async function rendirCuentas(banco: Banco, alcance: 'registros' | 'completa'): Promise<void> {
  const { historia, cliente, cuentas, mundo, sitio, violaciones } = banco;
  const destino = () => destinoDe(banco);
  cuentas.confirmadasSinAviso += await saldarCuentas({ cliente, destino, mundo }, historia);
  violaciones.push(...(await auditar(sitio, historia, alcance)));
}
