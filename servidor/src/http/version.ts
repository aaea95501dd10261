import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import type { Tx } from '#db/db.ts';
import { ultimoAutor } from '#plataforma/auditoria.ts';
import { rechazar } from './regla-rota.ts';

type Control = {
  readonly tx: Tx;
  readonly entidad: string;
  readonly id: string;
  readonly actual: number;
  readonly pedida: number;
};

/** Refuses a save made over an old version, naming who changed the record and when (INV-73). */
export async function exigirVersion({ tx, entidad, id, actual, pedida }: Control): Promise<void> {
  if (actual === pedida) return;
  const ultimo = await ultimoAutor(tx, entidad, id);
  rechazar('comun.version_vieja', {
    quien: ultimo?.quien ?? 'Otra persona',
    cuando: ultimo ? fechaHoraTexto(new Date(ultimo.en)) : '–',
    version: actual,
  });
}
