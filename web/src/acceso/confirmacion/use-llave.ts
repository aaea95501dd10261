import { useMutation, useQuery } from '@tanstack/react-query';
import { confirmarIdentidad, pedirOpcionesDeConfirmacion, verPerfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { pedirLlave, seDejo } from '#acceso/llaves.ts';
import { consultaDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';

/** The way by passkey: whether the person has one this browser can ask for, and how to use it. */
export function useLlave(onListo: () => void) {
  const { data: hay = false } = useQuery({
    ...consultaDe(verPerfil, {}),
    select: ({ llaves }) => llaves.length > 0 && globalThis.PublicKeyCredential !== undefined,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { opciones } = await pedir(pedirOpcionesDeConfirmacion, {});
      const llave = await pedirLlave(opciones);
      return pedir(confirmarIdentidad, { body: { llave } });
    },
    onSuccess: onListo,
  });
  // Closing the question of the browser is no failure: the person may choose another way.
  return { hay, usar: () => mutate(), esperando: isPending, error: seDejo(error) ? null : error };
}
