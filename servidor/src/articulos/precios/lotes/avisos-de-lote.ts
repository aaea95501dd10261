import type { LoteDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Evento } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { losApruebaOtro } from '#articulos/precios/configuracion.ts';
import type { Orden, Usuario } from '#http/contexto.ts';
import type { TotalesGuardados } from './lotes.repo.ts';

type Lote = Pick<LoteDePrecio, 'id' | 'numero' | 'motivo'>;
type Cuenta = Pick<TotalesGuardados, 'incluidas' | 'porConfirmar'> | null;

/** What is told of a batch, and who did it. */
export const datosDeAviso = ({ id, numero, motivo }: Lote, { nombre }: Pick<Usuario, 'nombre'>) => ({
  loteId: id,
  numero,
  motivo,
  quien: nombre,
});

/** Who has to do with a batch, each once, but who is at it: they know. */
export const losDemas = (
  { id }: Pick<Usuario, 'id'>,
  ...suyos: readonly (string | null | undefined)[]
): readonly string[] => [...new Set(suyos.flatMap((uno) => (uno == null || uno === id ? [] : [uno])))];

/** Something is in it, and nothing that stands out is left to be looked at: it may be approved. */
const seAprueba = (totales: Cuenta): boolean => totales !== null && totales.incluidas > 0 && totales.porConfirmar === 0;

/**
 * What to tell whoever may approve it when a batch came to be ready, where another person has to (PRE-15): while it goes on being
 * so, or is not, there is no news.
 */
export async function avisoDeEspera(
  { tx, usuario }: Pick<Orden, 'tx' | 'usuario'>,
  lote: Lote,
  { antes, despues }: { readonly antes: Cuenta; readonly despues: Cuenta },
): Promise<readonly Evento[]> {
  if (seAprueba(antes) || !seAprueba(despues)) return [];
  if (!(await losApruebaOtro(tx))) return [];
  const datos = datosDeAviso(lote, usuario);
  return [{ tipo: 'lote.por_aprobar', sucursalId: null, autorId: usuario.id, datos }];
}
