import { escribirDia } from '#comun/escribir-numero.ts';
import { fail, ok, type Result } from '#comun/result.ts';

export const LARGO_DE_AVISO = 280;
/** At once: more than that nobody reads. */
export const AVISOS_A_LA_VISTA = 20;

type Rechazo =
  | { readonly code: 'inicio.aviso_vencido'; readonly data: { readonly hasta: string } }
  | { readonly code: 'inicio.demasiados_avisos'; readonly data: { readonly maximo: number } };

/** Whether one more may be told up to a day, included; `hoy` and `hasta` as `aaaa-mm-dd`. */
export function puedeEscribirse(
  { hasta }: { readonly hasta: string | null },
  { hoy, aLaVista }: { readonly hoy: string; readonly aLaVista: number },
): Result<null, Rechazo> {
  if (hasta !== null && hasta < hoy) return fail({ code: 'inicio.aviso_vencido', data: { hasta: escribirDia(hasta) } });
  if (aLaVista >= AVISOS_A_LA_VISTA)
    return fail({ code: 'inicio.demasiados_avisos', data: { maximo: AVISOS_A_LA_VISTA } });
  return ok(null);
}
