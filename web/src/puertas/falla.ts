import { useEffect, useState } from 'react';
import { PedidoRechazado, SinRespuesta } from '#api/pedir.ts';
import { con, useTextos } from './textos.ts';

/** One figure of what a refusal tells, or undefined when it does not tell it. */
function datoDe(error: unknown, nombre: string): number | undefined {
  if (!(error instanceof PedidoRechazado) || typeof error.data !== 'object' || error.data === null) return undefined;
  const valor: unknown = (error.data as Readonly<Record<string, unknown>>)[nombre];
  return typeof valor === 'number' ? valor : undefined;
}

export const esCodigo = (error: unknown, ...codigos: readonly string[]): boolean =>
  error instanceof PedidoRechazado && codigos.includes(error.code);

export type Frase = {
  readonly texto: string;
  /** What is read out, where the text changes by itself: a figure that counts down would be said every second. */
  readonly dicho?: string;
};

/** What to tell a person about a door that did not open; the waiting time is counted down and then taken away. */
export function useMensajeDeFalla(error: unknown): Frase | undefined {
  const t = useTextos();
  const espera = esCodigo(error, 'acceso.espera') ? (datoDe(error, 'segundos') ?? 0) : 0;
  const segundos = useCuentaAtras(espera, error);
  if (error === undefined) return undefined;
  if (!esCodigo(error, 'acceso.espera')) return { texto: fraseDe(error, t) };
  if (segundos === 0) return undefined;
  return { texto: con(t.falla.espera, { segundos }), dicho: con(t.falla.espera, { segundos: espera }) };
}

function fraseDe(error: unknown, t: ReturnType<typeof useTextos>): string {
  if (error instanceof PedidoRechazado && error.status >= 502) return t.falla.fueraDeServicio;
  if (error instanceof PedidoRechazado) {
    const codigo = t.rechazos[error.code as keyof typeof t.rechazos];
    const quedan = datoDe(error, 'quedan');
    if (quedan !== undefined && codigo)
      return `${codigo} ${quedan === 1 ? t.falla.unIntento : con(t.falla.intentos, { quedan })}`;
    return codigo ?? (error.issues[0]?.message || error.message || t.falla.generica);
  }
  return error instanceof SinRespuesta ? t.falla.fueraDeServicio : t.falla.generica;
}

/** Seconds that are left of `total`, from the moment `desde` changes. */
export function useCuentaAtras(total: number, desde: unknown): number {
  const [quedan, setQuedan] = useState(total);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `desde` says when to begin again with the same figure
  useEffect(() => {
    setQuedan(total);
    if (total <= 0) return;
    const fin = Date.now() + total * 1000;
    const reloj = setInterval(() => {
      const resto = Math.max(0, Math.ceil((fin - Date.now()) / 1000));
      setQuedan(resto);
      if (resto === 0) clearInterval(reloj);
    }, 250);
    return () => clearInterval(reloj);
  }, [total, desde]);
  return quedan;
}
