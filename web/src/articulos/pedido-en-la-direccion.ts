import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useConEspera } from '#ui/con-espera.ts';

/** What a screen is asked for, as its address says it; the server judges what each value means. */
type PedidoDe<Campo extends string> = { readonly [Cual in Campo]?: string };

/** Reads those fields of an address. One that is empty says nothing, but those `conVacio`. */
export const lectorDePedido =
  <const Campo extends string>(campos: readonly Campo[], conVacio: readonly Campo[] = []) =>
  (bruta: object): PedidoDe<Campo> => {
    const partes = campos.flatMap((campo) => {
      const valor = (bruta as Readonly<Record<string, unknown>>)[campo];
      if (valor === undefined || valor === null || (valor === '' && !conVacio.includes(campo))) return [];
      // An address that looks like a number or a flag arrives as one.
      return [[campo, String(valor)] as const];
    });
    return Object.fromEntries(partes) as PedidoDe<Campo>;
  };

const ESPERA_MS = 300;

/**
 * What was chosen, at once for the fields that show it; `asentado` once it stays the same, for what is asked of the server.
 * The address keeps it: it can be sent, and found again.
 */
export function usePedidoEnLaDireccion<Pedido extends object>(leer: (bruta: object) => Pedido, deEntrada: Pedido) {
  const navigate = useNavigate();
  const busqueda = useSearch({ strict: false });
  const [pedido, setPedido] = useState(() => leer({ ...deEntrada, ...busqueda }));
  const asentado = useConEspera(JSON.stringify(pedido), ESPERA_MS);
  useEffect(() => {
    void navigate({ to: '.', search: JSON.parse(asentado), replace: true, resetScroll: false } as never);
  }, [asentado, navigate]);
  const cambiar = (cambio: Pedido) => setPedido((actual) => leer({ ...actual, ...cambio }));
  return { pedido, asentado: JSON.parse(asentado) as Pedido, cambiar };
}
