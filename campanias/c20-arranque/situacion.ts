import { setTimeout as esperar } from 'node:timers/promises';
import type { Intentable, Violacion } from '#campanias/comun/campania.ts';
import { exigirCierre, exigirFrase, exigirListo, type Intento, type Modo } from './arranque.ts';
import { exigirTestigos, exigirUnMotor, motoresBajo, type Terreno } from './terreno.ts';

/** One way in which the first minute of the product can go wrong. */
export type Situacion = Intentable & {
  /** Absent: everywhere. A situation that this machine cannot make is counted as not tried, never as handled. */
  readonly posible?: () => boolean;
  readonly correr: (terreno: Terreno) => Promise<Violacion[]>;
};

type Pedido = {
  readonly conTestigos?: boolean;
  /** Looks at the product while it serves. */
  readonly mirar?: (intento: Intento) => Promise<Violacion[]>;
};

/** Starts, serves with the data it had, on one engine, and ends with no engine left. */
export async function debeServir(
  terreno: Terreno,
  modo: Modo,
  { conTestigos = true, mirar }: Pedido = {},
): Promise<Violacion[]> {
  const intento = terreno.iniciar(modo);
  const halladas = await exigirListo(intento);
  if (halladas.length > 0) {
    await intento.matar();
    return [...halladas, ...exigirUnMotor(modo.dataDir)];
  }
  const durante = [
    ...(conTestigos ? await exigirTestigos(modo.dataDir) : []),
    ...exigirUnMotor(modo.dataDir),
    ...((await mirar?.(intento)) ?? []),
  ];
  return [...durante, ...(await exigirCierre(intento)), ...(await exigirNinguno(modo.dataDir))];
}

/** Does not start, says why in one sentence, and leaves no engine behind. */
export async function debeParar(terreno: Terreno, modo: Modo, frase: RegExp): Promise<Violacion[]> {
  const intento = terreno.iniciar(modo);
  const halladas = await exigirFrase(intento, frase);
  await intento.matar();
  return [...halladas, ...(await exigirNinguno(modo.dataDir))];
}

/** An engine that was told to stop may take a moment to leave the list of processes. */
export async function exigirNinguno(dataDir: string): Promise<Violacion[]> {
  const limite = performance.now() + 2_000;
  while (motoresBajo(`${dataDir}/`).size > 0) {
    if (performance.now() > limite) return exigirUnMotor(dataDir, 0);
    await esperar(20);
  }
  return [];
}
