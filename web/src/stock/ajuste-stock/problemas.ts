import { PedidoRechazado } from '#api/pedir.ts';
import { type Borrador, type ReparoDeNumero, reparoDeCantidad, reparoDeCosto } from './borrador.ts';

/** Where something is wrong: a field of the header, or one of a line. */
export type Lugar =
  | 'depositoId'
  | 'motivo'
  | 'fecha'
  | 'observaciones'
  | 'renglones'
  | `${string}.cantidad`
  | `${string}.costo`;

/** What is wrong, by its place: a reason of ours to be put in words, or the server's own words. */
export type Problema =
  | {
      readonly tipo: ReparoDeNumero | 'deposito' | 'motivo' | 'renglones';
      readonly codigo?: string;
      readonly decimales?: number;
    }
  | { readonly tipo: 'servidor'; readonly mensaje: string };

export type Problemas = ReadonlyMap<Lugar, Problema>;

export const SIN_PROBLEMAS: Problemas = new Map();

/** Everything that keeps a draft from being sent, found before asking. */
export function revisar(borrador: Borrador, verCosto: boolean): Problemas {
  const hallados = new Map<Lugar, Problema>();
  if (borrador.depositoId === null) hallados.set('depositoId', { tipo: 'deposito' });
  if (borrador.motivo === null) hallados.set('motivo', { tipo: 'motivo' });
  if (borrador.renglones.length === 0) hallados.set('renglones', { tipo: 'renglones' });
  for (const renglon of borrador.renglones) {
    const { clave, codigo, decimales } = renglon;
    const cantidad = reparoDeCantidad(renglon);
    if (cantidad) hallados.set(`${clave}.cantidad`, { tipo: cantidad, codigo, decimales });
    const costo = verCosto ? reparoDeCosto(renglon) : null;
    if (costo) hallados.set(`${clave}.costo`, { tipo: costo });
  }
  return hallados;
}

const DE_CABECERA: Readonly<Record<string, Lugar>> = {
  depositoId: 'depositoId',
  motivoId: 'motivo',
  motivo: 'motivo',
  fechaEfectiva: 'fecha',
  observaciones: 'observaciones',
};

/** What the server found wrong, at the place of the screen where it can be corrected. */
export function problemasDelServidor(error: unknown, borrador: Borrador): Problemas {
  if (!(error instanceof PedidoRechazado)) return SIN_PROBLEMAS;
  return new Map(
    error.issues.map(({ path, message }): [Lugar, Problema] => {
      const [primero = '', orden, campo] = path.map(String);
      const renglon = primero === 'renglones' && orden !== undefined ? borrador.renglones[Number(orden)] : undefined;
      const lugar: Lugar = renglon
        ? `${renglon.clave}.${campo === 'costo' ? 'costo' : 'cantidad'}`
        : (DE_CABECERA[primero] ?? 'renglones');
      return [lugar, { tipo: 'servidor', mensaje: message }];
    }),
  );
}
